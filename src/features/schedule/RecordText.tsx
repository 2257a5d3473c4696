import { hasRecord } from '../../blocks/RecordLine.tsx'
import type { ScheduleRecord } from '../../contract/game.schema.ts'
import { withEnDash } from '../../domain/games/score.ts'
import { Spoiler } from '../../ui/Spoiler.tsx'

/** The record as text, for print and plain text. */
export function RecordText({ record }: { record: ScheduleRecord }) {
  if (!hasRecord(record)) return null
  return (
    <Spoiler of="record">
      Overall {withEnDash(record.overallRecord)} · Conference {withEnDash(record.conferenceRecord)}{' '}
      · Home {withEnDash(record.homeRecord)} · Away {withEnDash(record.awayRecord)} · Neutral{' '}
      {withEnDash(record.neutralRecord)}
    </Spoiler>
  )
}
