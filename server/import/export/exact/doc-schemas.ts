import { z } from 'zod'
import { BoxScore } from '../../../../src/contract/box-score.schema.ts'
import { LiveGame } from '../../../../src/contract/live.schema.ts'
import { NavigationItem, SiteSettings } from '../../../../src/contract/site.schema.ts'
import { cleanHtml } from '../../../content/html/clean-html.ts'
import {
  GameDoc,
  OpponentDoc,
  PlayerDoc,
  RosterDoc,
  ScheduleDoc,
  SeasonDoc,
  SportDoc,
  StaffDoc,
  StoryDoc,
} from '../../../content/docs.ts'
import type { Kind } from '../../../content/kinds/kind.ts'
import { opponentRoster } from '../../../content/kinds/opponent-roster.ts'
import { pastMeeting } from '../../../content/kinds/past-meeting.ts'
import { standings } from '../../../content/kinds/standings.ts'
import { SeasonFileDoc } from '../../../content/stats/season-file.ts'
import { ServicesDoc } from '../../../content/department/services.ts'
import { entryFiles } from '../../entries/all.ts'
import type { SnapshotTable } from '../snapshot.ts'

/** Tables that an exact line may speak of: those of a snapshot, and the box scores. */
export type ExactTable = SnapshotTable | 'stat_file'

const tables: Partial<Record<ExactTable, z.ZodType>> = {
  sport: SportDoc,
  season: SeasonDoc,
  opponent: OpponentDoc,
  roster: RosterDoc,
  roster_player: PlayerDoc,
  staff_member: StaffDoc,
  schedule: ScheduleDoc,
  game: GameDoc,
  story: StoryDoc,
  live_game: LiveGame,
  stat_file: BoxScore,
}
const documents: Readonly<Record<string, z.ZodType>> = {
  settings: SiteSettings,
  services: ServicesDoc,
  navigation: z.array(NavigationItem),
  'navigation-source': z.object({ made: z.boolean() }),
  'season-file': SeasonFileDoc,
}
const kinds = new Map<string, Kind>(
  [standings, pastMeeting, opponentRoster, ...entryFiles.map((file) => file.kind)].map((kind) => [
    kind.name,
    kind as Kind,
  ]),
)

export const kindCalled = (name: string): Kind | undefined => kinds.get(name)

/** The schema of a row's document; undefined for a kind that nobody here knows. */
export const schemaOf = (table: ExactTable, kind: string): z.ZodType | undefined =>
  table === 'item' ? kinds.get(kind)?.doc : table === 'document' ? documents[kind] : tables[table]

/**
 * A document as its schema writes it, its HTML cleaned as the importer cleans it. Throws ZodError.
 */
export function wholeDoc(table: ExactTable, kind: string, doc: unknown): unknown {
  const schema = schemaOf(table, kind)
  if (!schema) throw new Error(`a document of the kind ${kind || table} is not known here`)
  const whole = schema.parse(doc)
  for (const field of htmlOf(table, kind)) cleanIn(whole, field.split('.'))
  return whole
}

const htmlOf = (table: ExactTable, kind: string): string[] =>
  table === 'item'
    ? [...(kinds.get(kind)?.html ?? [])]
    : table === 'story'
      ? ['content']
      : table === 'roster_player' || table === 'staff_member'
        ? ['bio']
        : table === 'document' && kind === 'services'
          ? ['subscribe.description']
          : []

function cleanIn(value: unknown, [field, ...rest]: string[]): void {
  if (typeof value !== 'object' || value === null || field === undefined) return
  const at = value as Record<string, unknown>
  if (rest.length > 0) cleanIn(at[field], rest)
  else if (typeof at[field] === 'string') at[field] = cleanHtml(at[field])
}
