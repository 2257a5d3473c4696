import css from './marks.module.css'

const words = { W: 'Win', L: 'Loss', T: 'Tie' }

/** W in a filled square, L in an outlined one, T in a circle: distinct without color. */
export function ResultMark({ result }: { result: 'W' | 'L' | 'T' }) {
  return (
    <abbr className={css.resultMark} data-result={result} title={words[result]}>
      {result}
    </abbr>
  )
}
