import css from './marks.module.css'

export const resultLabels = { W: 'Win', L: 'Loss', T: 'Tie' }
const liveLabels = { W: 'Leading', L: 'Trailing', T: 'Tied' }

/**
 * W in a filled square, L in an outlined one, T in a circle: distinct without color. `live`: how
 * the game is now, in words, because a letter reads as a result.
 */
export function ResultMark({ result, live }: { result: 'W' | 'L' | 'T'; live?: boolean }) {
  if (live) return <span className={css.liveMark}>{liveLabels[result]}</span>
  return (
    <abbr className={css.resultMark} data-result={result} title={resultLabels[result]}>
      {result}
    </abbr>
  )
}
