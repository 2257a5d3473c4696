import { hasRecord } from '../../blocks/RecordLine.tsx'
import type { ScheduleRecord } from '../../contract/game.schema.ts'
import { withEnDash } from '../../domain/games/score.ts'
import { Spoiler } from '../../ui/Spoiler.tsx'

/** The record as text, for print and plain text. */
export function RecordText({ record }: { record: ScheduleRecord }) {
  if (!hasRecord(record)) return null
  return (
    <Spoiler of="record">
      {withEnDash(
        [
          `Overall ${record.overallRecord}`,
          `Conference ${record.conferenceRecord}`,
          `Home ${record.homeRecord}`,
          `Away ${record.awayRecord}`,
          `Neutral ${record.neutralRecord}`,
        ].join(' · '),
      )}
    </Spoiler>
  )
}
