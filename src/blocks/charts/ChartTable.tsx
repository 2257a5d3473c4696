import css from './charts.module.css'

type Props = {
  caption: string
  heads: readonly string[]
  /** The first value is the head of its row. */
  rows: readonly (readonly [string, ...(string | number)[]])[]
}

/** The figures of a picture, for a closer look and for readers without it. */
export function ChartTable({ caption, heads, rows }: Props) {
  if (rows.length === 0) return null
  return (
    <details className={css.data}>
      <summary className={css.open}>View as a table</summary>
      <table className={css.table}>
        <caption className="visually-hidden">{caption}</caption>
        <thead>
          <tr>
            {heads.map((head) => (
              <th key={head} scope="col">
                {head}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(([head, ...values]) => (
            <tr key={head}>
              <th scope="row">{head}</th>
              {values.map((value, i) => (
                <td key={heads[i + 1]}>{value}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </details>
  )
}
