import { hasRecord } from '../../blocks/RecordLine.tsx'
import type { ScheduleRecord } from '../../contract/game.schema.ts'
import { dash } from '../../domain/games/score.ts'
import { Spoiler } from '../../ui/Spoiler.tsx'

/** The record as text, for print and plain text. */
export function RecordWords({ record }: { record: ScheduleRecord }) {
  if (!hasRecord(record)) return null
  return (
    <Spoiler of="record">
      Overall {dash(record.overallRecord)} · Conference {dash(record.conferenceRecord)} · Home{' '}
      {dash(record.homeRecord)} · Away {dash(record.awayRecord)} · Neutral{' '}
      {dash(record.neutralRecord)}
    </Spoiler>
  )
}
