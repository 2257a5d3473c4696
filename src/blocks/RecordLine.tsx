import type { ReactNode } from 'react'
import type { ScheduleRecord } from '../contract/game.schema.ts'
import css from './RecordLine.module.css'
import { TeamRecord } from './TeamRecord.tsx'

type Shown = Pick<
  ScheduleRecord,
  'overallRecord' | 'overallPercentage' | 'streak' | 'homeRecord' | 'awayRecord' | 'neutralRecord'
> & { conferenceRecord?: string }

/**
 * A season, or all meetings with a school, in a few numbers, with the overall record large, and the
 * results as a strip (`children`) beside them.
 */
export function RecordLine({
  record,
  label = 'Overall',
  children,
}: {
  record: Shown
  label?: string
  children?: ReactNode
}) {
  const rest = [
    ['Conference', record.conferenceRecord],
    ['Streak', record.streak || (record.homeRecord && '–')],
    ['Home', record.homeRecord],
    ['Away', record.awayRecord],
    ['Neutral', record.neutralRecord],
  ] as const
  return (
    <div className={css.season}>
      <div data-spoils="record">
        <dl className={css.record}>
          <div className={css.overall}>
            <dt className={css.label}>{label}</dt>
            <dd className={css.large}>
              <TeamRecord record={record.overallRecord} part />
            </dd>
            <dd className={css.label}>{record.overallPercentage}</dd>
          </div>
          {rest.map(
            ([name, value]) =>
              value && (
                <div key={name}>
                  <dt className={css.label}>{name}</dt>
                  <dd className={css.value}>
                    <TeamRecord record={value} part />
                  </dd>
                </div>
              ),
          )}
        </dl>
      </div>
      {children}
    </div>
  )
}

/** A season of placings, or before its first game, has no record. */
export const hasRecord = ({ overallRecord }: { overallRecord: string }): boolean =>
  /[1-9]/.test(overallRecord)
