import { VisuallyHidden } from '../ui/VisuallyHidden.tsx'
import css from './marks.module.css'

const words = {
  conference: 'Conference game',
  home: 'Home game',
  away: 'Away game',
  neutral: 'Neutral site',
}

/**
 * A small shape that says what kind of game it is, with its words for those who listen or for a
 * legend.
 */
export function GameMark({ mark, legend }: { mark: keyof typeof words; legend?: boolean }) {
  return (
    <>
      {legend ? ' ' : '\u00A0'}
      <span className={css.gameMark} data-mark={mark} />
      {legend ? ` ${words[mark]}` : <VisuallyHidden>, {words[mark]}</VisuallyHidden>}
    </>
  )
}
