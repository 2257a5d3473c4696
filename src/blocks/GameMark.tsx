import { VisuallyHidden } from '../ui/VisuallyHidden.tsx'
import css from './marks.module.css'

const labels = {
  conference: 'Conference',
  home: 'Home',
  away: 'Away',
  neutral: 'Neutral site',
}

/**
 * An icon for the type of game, with text for screen readers, or for a legend: 'Home match'.
 * `legend` is what the games are called.
 */
export function GameMark({ mark, legend }: { mark: keyof typeof labels; legend?: string }) {
  return (
    <>
      {mark === 'conference' ? null : legend ? ' ' : '\u00A0'}
      <span className={css.gameMark} data-mark={mark} />
      {legend ? (
        ` ${labels[mark]}${mark === 'neutral' ? '' : ` ${legend}`}`
      ) : (
        <VisuallyHidden>, {labels[mark]}</VisuallyHidden>
      )}
    </>
  )
}
