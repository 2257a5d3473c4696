import type { PageOf, Paging } from '../../src/contract/queries.ts'
import type { CoachingCareer, CoachingRecords, CoachList, SportStaff, SupportEntry } from '../../src/contract/schema/staff.ts'
import { share } from '../../src/domain/record.ts'
import { yearsText } from '../../src/domain/player-fields.ts'
import { readItems } from './items.ts'
import { coachingRecord, type CoachingRecordDoc } from './kinds/coaching-record.ts'
import { pageOf } from './paging.ts'
import type { Reading } from './reading.ts'
import { asMember, readStaffRows } from './roster-staff.ts'
import { openRoster, readRosterList, rosterIdOf } from './rosters.ts'
import { readCurrentSeason, sportRefs } from './sports.ts'
import { asEntry, readDirectory } from './staff.ts'

/** Coaches of a season, of the current one when none is named; null for a season without a roster. */
export async function readCoaches(reading: Reading, sportId: number, season?: string): Promise<CoachList | null> {
  const rosterId = await rosterIdOf(reading, sportId, season)
  const roster = rosterId === null ? null : await openRoster(reading, rosterId)
  if (rosterId === null || !roster) return null
  const staff = await readStaffRows(reading, new Map([[rosterId, roster.sport]]))
  const of = (kind: string) => staff.filter((one) => one.kind === kind).map(asMember)
  return { ...roster, isCurrent: (await readCurrentSeason(reading, sportId))?.title === roster.season, coaches: of('coach'), support: of('support') }
}

/** Everybody who works for a sport; null when there is no such sport. */
export async function readSportStaff(reading: Reading, sportId: number): Promise<SportStaff | null> {
  const sport = (await sportRefs(reading)).get(sportId)
  if (!sport) return null
  const list = await readCoaches(reading, sportId)
  const onRoster = new Set([...(list?.coaches ?? []), ...(list?.support ?? [])].map(({ staffId }) => staffId))
  const members = (await readDirectory(reading)).filter(({ id, sports }) => !onRoster.has(id) && sports.some((one) => one.id === sportId)).map(asEntry)
  return { sport, season: list?.season ?? null, coaches: list?.coaches ?? [], support: list?.support ?? [], members }
}

/** Support staff of the current rosters, by sport. */
export async function readSupportStaff(reading: Reading, { sportId, ...paging }: Paging & { sportId?: number | undefined }): Promise<PageOf<SupportEntry>> {
  const rosters = await readRosterList(reading, { sportId }, true)
  for (const { rosterId } of rosters) reading.touch(`roster:${rosterId}`)
  const rows = await readStaffRows(reading, new Map(rosters.map(({ rosterId, sport }) => [rosterId, sport])))
  const all = rosters.flatMap(({ rosterId, sport, season }) => rows.filter((row) => row.rosterId === rosterId && row.kind === 'support').map((row) => ({ ...asMember(row), sport, season })))
  return pageOf(all, paging)
}

/** Seasons that have coaches, the newest first. */
export async function readCoachSeasons(reading: Reading, sportId?: number): Promise<{ title: string; isCurrent: boolean }[]> {
  reading.touch('staff-rows', 'rosters', 'sports')
  let scope = reading.db.selectFrom('roster as r').innerJoin('staff_member as m', (j) => j.onRef('m.tenant', '=', 'r.tenant').onRef('m.roster_id', '=', 'r.id'))
    .leftJoin('season as s', (j) => j.onRef('s.tenant', '=', 'r.tenant').onRef('s.sport_id', '=', 'r.sport_id').onRef('s.title', '=', 'r.season'))
    .where('r.tenant', '=', reading.tenant).where('r.hidden', '=', 0).where('m.hidden', '=', 0)
  if (sportId) scope = scope.where('r.sport_id', '=', sportId)
  const rows = await scope.select('r.season').select((e) => e.fn.max('s.is_current').as('current')).groupBy('r.season').orderBy('r.season', 'desc').execute()
  return rows.map((row) => ({ title: row.season, isCurrent: Number(row.current ?? 0) === 1 }))
}

type Tally = Omit<CoachingRecordDoc, 'sportId' | 'season' | 'names' | 'note'>

function tallyOf(rows: readonly Tally[]) {
  const sum = (field: keyof Tally) => rows.reduce((total, row) => total + (row[field] ?? 0), 0)
  const league = rows.some(({ conferenceWins, conferenceLosses, conferenceTies }) => conferenceWins !== null || conferenceLosses !== null || conferenceTies !== null)
  const percent = (won: number, lost: number, tied: number) => (won + lost + tied === 0 ? '' : share({ won, lost, tied }))
  const [wins, losses, ties] = [sum('wins'), sum('losses'), sum('ties')]
  const [conferenceWins, conferenceLosses, conferenceTies] = [sum('conferenceWins'), sum('conferenceLosses'), sum('conferenceTies')]
  return {
    wins, losses, ties, winPercent: percent(wins, losses, ties),
    ...(league ? { conferenceWins, conferenceLosses, conferenceTies } : { conferenceWins: null, conferenceLosses: null, conferenceTies: null }),
    conferenceWinPercent: percent(conferenceWins, conferenceLosses, conferenceTies),
  }
}

/** A program's seasons, the newest first, and what its coaches made of theirs in the order in which they came. Null when its book is empty. */
export async function readCoachingRecords(reading: Reading, sportId: number): Promise<CoachingRecords | null> {
  const sport = (await sportRefs(reading)).get(sportId)
  if (!sport) return null
  const rows = (await readItems(reading, coachingRecord, { sportId })).toSorted((a, b) => (a.season < b.season ? 1 : a.season > b.season ? -1 : a.id - b.id))
  if (rows.length === 0) return null
  const careers: CoachingCareer[] = [...Map.groupBy(rows.toReversed(), ({ names }) => names)].map(([names, seasons]) => ({
    names, years: yearsText(seasons.map(({ season }) => season)), seasonCount: new Set(seasons.map(({ season }) => season)).size, ...tallyOf(seasons),
  }))
  return { sport, yearly: rows.map((row) => ({ season: row.season, names: row.names, note: row.note, ...tallyOf([row]) })), overall: careers }
}
