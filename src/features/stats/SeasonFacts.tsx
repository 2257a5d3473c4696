import { SeasonStrip } from '../../blocks/charts/SeasonStrip.tsx'
import type { SeasonStats } from '../../contract/schema/season-stats.ts'
import type { Mark } from '../../domain/games/marks.ts'
import { dash } from '../../domain/games/score.ts'
import { Spoiler } from '../../ui/Spoiler.tsx'
import css from './SeasonFacts.module.css'

/** The season in three numbers, the record large. */
export function SeasonFacts({
  stats: { season, record, games, attendance, source },
}: {
  stats: SeasonStats
}) {
  const facts = [
    ...(games.length > 0 ? [['Games counted', String(games.length)]] : []),
    ...(attendance && attendance.games > 0
      ? [
          ['Average at home', attendance.average.toLocaleString('en-US')],
          ['All at home', attendance.total.toLocaleString('en-US')],
        ]
      : []),
    ...(source === 'file' ? [['Source', 'The department’s own figures']] : []),
  ]
  const marks = games.flatMap(({ status }): Mark[] =>
    status === 'W' || status === 'L' || status === 'T' ? [status] : [],
  )
  if (!record && facts.length === 0) return null
  return (
    <dl className={css.facts}>
      {record && (
        <div className={css.fact}>
          <dt className={css.label}>Record</dt>
          <dd className={css.large}>
            <Spoiler of="record">{dash(record)}</Spoiler>
          </dd>
        </div>
      )}
      {facts.map(([label, value]) => (
        <div key={label} className={css.fact}>
          <dt className={css.label}>{label}</dt>
          <dd className={css.value}>{value}</dd>
        </div>
      ))}
      {marks.length > 1 && (
        <div className={css.strip}>
          <dt className={css.label}>Game by game</dt>
          <dd className={css.run}>
            <SeasonStrip marks={marks} label={`The ${season} season`} />
          </dd>
        </div>
      )}
    </dl>
  )
}
