import css from './marks.module.css'

export const resultLabels = { W: 'Win', L: 'Loss', T: 'Tie' }

/** W in a filled square, L in an outlined one, T in a circle: distinct without color. */
export const ResultMark = ({ result }: { result: 'W' | 'L' | 'T' }) => (
  <abbr className={css.resultMark} data-result={result} title={resultLabels[result]}>
    {result}
  </abbr>
)
