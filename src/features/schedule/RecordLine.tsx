import type { ScheduleRecord } from '../../contract/schema/game.ts'
import { dash } from '../../domain/score.ts'
import css from './RecordLine.module.css'

/** The season in seven numbers, the overall record large. */
export function RecordLine({ record }: { record: ScheduleRecord }) {
  const rest = [
    ['Conference', record.conferenceRecord],
    ['Streak', record.streak || '–'],
    ['Home', record.homeRecord],
    ['Away', record.awayRecord],
    ['Neutral', record.neutralRecord],
  ] as const
  return (
    <dl className={css.record}>
      <div className={css.overall}>
        <dt className={css.label}>Overall</dt>
        <dd className={css.large}>{dash(record.overallRecord)}</dd>
        <dd className={css.label}>{record.overallPercentage}</dd>
      </div>
      {rest.map(([label, value]) => (
        <div key={label} className={css.fact}>
          <dt className={css.label}>{label}</dt>
          <dd className={css.value}>{dash(value)}</dd>
        </div>
      ))}
    </dl>
  )
}
