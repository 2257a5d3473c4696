import css from './marks.module.css'

const words = { W: 'Win', L: 'Loss', T: 'Tie' }

/** W in a full square, L in an open one, T in a ring: told apart without colour. */
export function ResultMark({ result }: { result: 'W' | 'L' | 'T' }) {
  return (
    <abbr className={css.resultMark} data-result={result} title={words[result]}>
      {result}
    </abbr>
  )
}
