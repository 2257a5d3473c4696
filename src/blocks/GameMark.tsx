import { VisuallyHidden } from '../ui/VisuallyHidden.tsx'
import css from './marks.module.css'

const labels = {
  conference: 'Conference game',
  home: 'Home game',
  away: 'Away game',
  neutral: 'Neutral site',
}

/** An icon for the type of game, with text for screen readers or a legend. */
export function GameMark({ mark, legend }: { mark: keyof typeof labels; legend?: boolean }) {
  return (
    <>
      {legend ? ' ' : '\u00A0'}
      <span className={css.gameMark} data-mark={mark} />
      {legend ? ` ${labels[mark]}` : <VisuallyHidden>, {labels[mark]}</VisuallyHidden>}
    </>
  )
}
