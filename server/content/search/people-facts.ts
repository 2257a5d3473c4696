import type { SearchResult } from '../../../src/contract/search.schema.ts'
import { getGameKind } from '../../../src/domain/games/game.ts'
import type { Hit } from '../../db/search-terms.ts'
import { parsePlayerDoc, type StaffDoc } from '../docs.ts'
import { readScoreboard } from '../games/events.ts'
import { readItems } from '../items.ts'
import { rosterPerson, staff } from '../kinds/people.ts'
import type { ReadContext } from '../read-context.ts'
import { personId, type Athletes } from './athletes.ts'

type Person = NonNullable<SearchResult['person']>

const directoryKind = staff.name
const coachKind = 'roster-staff'
const idsOf = (hits: readonly Hit[], searched: string): number[] =>
  hits.flatMap(({ kind, id }) => (kind === searched ? id : []))

const byId = <Item extends { id: number }>(items: readonly Item[]): Map<number, Item> =>
  new Map(items.map((item) => [item.id, item]))

/** Portraits and numbers of athletes, coaches and staff, by the row of their search entry. */
export async function readPeople(
  context: ReadContext,
  hits: readonly Hit[],
): Promise<Map<number, Person>> {
  const athleteIds = idsOf(hits, rosterPerson.name)
  const coachIds = idsOf(hits, coachKind).map(personId)
  const directoryIds = [...idsOf(hits, directoryKind), ...coachIds]
  const athletes = byId(
    athleteIds.length > 0 ? await readItems(context, rosterPerson, { ids: athleteIds }) : [],
  )
  const directory = byId(
    directoryIds.length > 0 ? await readItems(context, staff, { ids: directoryIds }) : [],
  )
  const coaches = await readCoachImages(context, coachIds)
  return new Map(
    hits.flatMap(({ seq, kind, id }): [number, Person][] => {
      if (kind === rosterPerson.name) {
        const athlete = athletes.get(id)
        return athlete ? [[seq, { image: athlete.image, jerseyNumber: athlete.jerseyNumber }]] : []
      }
      if (kind !== coachKind && kind !== directoryKind) return []
      const staffId = kind === coachKind ? personId(id) : id
      const image = coaches.get(staffId) ?? directory.get(staffId)?.image ?? null
      return [[seq, { image, jerseyNumber: '' }]]
    }),
  )
}

/**
 * A line about athletes by the row of their search entry: '#16 · QB · So. · Duskwood, Texas', with
 * the season of those who are not on the current roster.
 */
export async function readAthleteLines(
  context: ReadContext,
  hits: readonly Hit[],
  { current }: Athletes,
): Promise<Map<number, string>> {
  const ids = idsOf(hits, rosterPerson.name)
  if (ids.length === 0) return new Map()
  const people = byId(await readItems(context, rosterPerson, { ids }))
  const playerIds = [...people.values()].map(({ rosterPlayerId }) => rosterPlayerId)
  if (playerIds.length === 0) return new Map()
  context.touch(...playerIds.map((id) => `player:${id}`))
  const rows = await context.db
    .selectFrom('roster_player')
    .select(['id', 'doc'])
    .where('tenant', '=', context.tenant)
    .where('id', 'in', playerIds)
    .where('hidden', '=', 0)
    .execute()
  const players = new Map(rows.map(({ id, doc }) => [id, parsePlayerDoc(doc)]))
  return new Map(
    hits.flatMap(({ seq, kind, id }): [number, string][] => {
      const person = kind === rosterPerson.name ? people.get(id) : undefined
      const player = person && players.get(person.rosterPlayerId)
      if (!person || !player) return []
      const facts = [
        current.has(id) ? null : person.season,
        player.jerseyNumber && `#${player.jerseyNumber}`,
        player.positionShort || player.positionLong,
        player.academicYearShort || player.academicYearLong,
        player.hometown,
      ]
      return [[seq, facts.filter(Boolean).join(' · ')]]
    }),
  )
}

/** The newest picture of coaches on visible rosters. */
async function readCoachImages(
  context: ReadContext,
  staffIds: readonly number[],
): Promise<Map<number, Person['image']>> {
  if (staffIds.length === 0) return new Map()
  context.touch('staff-rows')
  const rows = await context.db
    .selectFrom('staff_member as m')
    .innerJoin('roster as r', (j) =>
      j.onRef('r.tenant', '=', 'm.tenant').onRef('r.id', '=', 'm.roster_id'),
    )
    .select(['m.staff_id', 'm.doc'])
    .where('m.tenant', '=', context.tenant)
    .where('m.staff_id', 'in', [...staffIds])
    .where('m.hidden', '=', 0)
    .where('r.hidden', '=', 0)
    .orderBy('r.season')
    .execute()
  return new Map(
    rows.flatMap(({ staff_id, doc }) => {
      const { image } = JSON.parse(doc) as StaffDoc
      return staff_id !== null && image ? [[staff_id, image]] : []
    }),
  )
}

/** The rows of teams, and of athletes on their current rosters, whose game is live. */
export async function readLiveRows(
  context: ReadContext,
  hits: readonly Hit[],
  { current }: Athletes,
): Promise<Set<number>> {
  const teamsAndAthletes = hits.filter(({ kind }) => kind === 'sport' || kind === rosterPerson.name)
  if (teamsAndAthletes.length === 0) return new Set()
  const liveSports = new Set(
    (await readScoreboard(context))
      .filter((game) => getGameKind(game) === 'live')
      .map(({ sport }) => sport.id),
  )
  const ofLive = teamsAndAthletes.filter(
    ({ sport_id }) => sport_id !== null && liveSports.has(sport_id),
  )
  return new Set(
    ofLive.filter(({ kind, id }) => kind === 'sport' || current.has(id)).map(({ seq }) => seq),
  )
}
