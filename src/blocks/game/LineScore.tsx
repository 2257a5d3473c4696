import type { StatFamily } from '../../contract/box-score.schema.ts'
import type { Line } from '../../domain/games/box-score.ts'
import { Digits } from '../../ui/Digits.tsx'
import { Scroller } from '../../ui/Scroller.tsx'
import css from './LineScore.module.css'

type Props = {
  /** Null without a stat file. */
  family: StatFamily | null
  labels: string[]
  lines: [Line, Line]
  /** As the site names them, visitors first. */
  names: string[]
  /** Short names for narrow screens: 'HSU'. */
  short: string[]
}

/** So many have equal columns on a phone. */
const fewPeriods = 6

/** The line score: periods and totals. Totals stay at the edge when a period is added. */
export function LineScore({ family, labels, lines, names, short }: Props) {
  if (labels.length === 0) return null
  const total =
    family === 'volleyball' ? { label: 'Sets', title: 'Sets' } : { label: 'T', title: 'Total' }
  const extraTotals = lines[0].totals
  const totalColumn = extraTotals.some(({ label }) => label === 'R') ? [] : [total]
  return (
    <Scroller label="Line score" fixed="both">
      <table
        className={css.table}
        data-family={family ?? undefined}
        data-few={labels.length <= fewPeriods || undefined}
      >
        <caption className="visually-hidden">Score by period</caption>
        <thead>
          <tr>
            <th scope="col" className={css.team}>
              Team
            </th>
            {labels.map((label) => (
              <th key={label} scope="col" className={css.period}>
                {label}
              </th>
            ))}
            {[...totalColumn, ...extraTotals].map(({ label, title }) => (
              <th key={`${label}${labels.length}`} scope="col" className={css.total}>
                {label === title ? label : <abbr title={title}>{label}</abbr>}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {lines.map((line, i) => (
            <tr key={line.side}>
              <th scope="row" className={css.team}>
                <span className={css.name} data-short={short[i] || names[i]}>
                  {names[i] ?? line.name}
                </span>
              </th>
              {labels.map((label, index) => (
                <td key={label} className={css.period}>
                  <Digits value={line.periods[index] || ' '} />
                </td>
              ))}
              {totalColumn.map(({ label }) => (
                <td key={`${label}${labels.length}`} className={css.total}>
                  <Digits value={line.score} />
                </td>
              ))}
              {line.totals.map(({ label, value }) => (
                <td key={`${label}${labels.length}`} className={css.total}>
                  <Digits value={value} />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </Scroller>
  )
}
