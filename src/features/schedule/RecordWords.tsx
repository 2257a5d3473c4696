import { hasRecord } from '../../blocks/RecordLine.tsx'
import type { ScheduleRecord } from '../../contract/schema/game.ts'
import { dash } from '../../domain/score.ts'

/** The record in a line of words, for paper. */
export function RecordWords({ record }: { record: ScheduleRecord }) {
  if (!hasRecord(record)) return null
  return <>Overall {dash(record.overallRecord)} · Conference {dash(record.conferenceRecord)} · Home {dash(record.homeRecord)} · Away {dash(record.awayRecord)} · Neutral {dash(record.neutralRecord)}</>
}
