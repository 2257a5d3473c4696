import { VisuallyHidden } from '../../ui/VisuallyHidden.tsx'
import css from './game.module.css'

/**
 * A mark beside the team with the ball; `words` are for screen readers, null beside the other team,
 * which has the same room, so that nothing moves.
 */
export const Possession = ({ words }: { words: string | null }) => (
  <span className={css.possession} data-on={words !== null || undefined}>
    {words && <VisuallyHidden>{` ${words}`}</VisuallyHidden>}
  </span>
)
