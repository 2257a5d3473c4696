import type { Player, PlayerBio, Roster, StaffMember } from '../../src/contract/schema/roster.ts'
import { cleanedHtml } from './clean-html.ts'
import { PlayerDoc, RosterDoc, StaffDoc } from './docs.ts'
import type { Reading } from './reading.ts'
import { ofSeason } from './of-season.ts'
import { readCurrentSeason, sportRefs } from './sports.ts'
import { put, type Outcome, type Writing } from './writing.ts'

/** The roster of a season; of the current one when none is named. An unknown season has none: never another season's (quirk Q31). */
export async function readRoster(reading: Reading, sportId: number, season?: string, most?: number): Promise<Roster | null> {
  const current = await readCurrentSeason(reading, sportId)
  const title = season ?? current?.title
  reading.touch(`rosters:${sportId}`)
  if (!title) return null
  const rows = await reading.db.selectFrom('roster').select(['id', 'season']).where('tenant', '=', reading.tenant).where('sport_id', '=', sportId).execute()
  const row = ofSeason(rows, title)
  return row ? readRosterById(reading, row.id, most) : null
}

/** By its number; with `most` only the first players of its own order (a teaser). */
export async function readRosterById(reading: Reading, rosterId: number, most = 1000): Promise<Roster | null> {
  const { db, tenant } = reading
  reading.touch(`roster:${rosterId}`)
  const roster = await db.selectFrom('roster').selectAll().where('tenant', '=', tenant).where('id', '=', rosterId).executeTakeFirst()
  const sport = roster && (await sportRefs(reading)).get(roster.sport_id)
  if (!roster || !sport) return null
  const players = await db.selectFrom('roster_player').select(['id', 'player_id', 'doc']).where('tenant', '=', tenant).where('roster_id', '=', rosterId).orderBy('rank').limit(most).execute()
  const staff = await db.selectFrom('staff_member').select(['id', 'doc']).where('tenant', '=', tenant).where('roster_id', '=', rosterId).orderBy('rank').execute()
  const members = staff.map(({ id, doc }) => ({ id, ...(JSON.parse(doc) as StaffDoc) }))
  return {
    rosterId,
    sport,
    season: roster.season,
    isCurrent: (await readCurrentSeason(reading, sport.id))?.title === roster.season,
    players: players.map(({ id, player_id, doc }) => listed(id, player_id, JSON.parse(doc) as PlayerDoc)),
    coaches: members.filter(({ kind }) => kind === 'coach').map(plain),
    support: members.filter(({ kind }) => kind === 'support').map(plain),
  }
}

/** A player of a list carries no biography: only the call for one player does. */
const listed = (rosterPlayerId: number, playerId: number, { bio: _, ...doc }: PlayerDoc): Player => ({ rosterPlayerId, playerId, ...doc })
const plain = ({ kind: _, ...member }: StaffMember & { kind: string }): StaffMember => member

export async function readPlayer(reading: Reading, rosterPlayerId: number): Promise<PlayerBio | null> {
  const { db, tenant } = reading
  reading.touch(`player:${rosterPlayerId}`)
  const row = await db.selectFrom('roster_player').selectAll().where('tenant', '=', tenant).where('id', '=', rosterPlayerId).executeTakeFirst()
  if (!row) return null
  const seasons = await db
    .selectFrom('roster_player')
    .innerJoin('roster', (j) => j.onRef('roster.tenant', '=', 'roster_player.tenant').onRef('roster.id', '=', 'roster_player.roster_id'))
    .select(['roster_player.id', 'roster_player.doc', 'roster.season', 'roster.sport_id', 'roster.id as rosterId'])
    .where('roster_player.tenant', '=', tenant)
    .where('roster_player.player_id', '=', row.player_id)
    .orderBy('roster.season', 'desc')
    .execute()
  const mine = seasons.find(({ id }) => id === rosterPlayerId)
  const sport = mine && (await sportRefs(reading)).get(mine.sport_id)
  if (!mine || !sport) return null
  reading.touch(`person:${row.player_id}`)
  const doc = JSON.parse(row.doc) as PlayerDoc
  return {
    rosterPlayerId,
    playerId: row.player_id,
    ...doc,
    bio: doc.bio && cleanedHtml(doc.bio),
    sport,
    season: mine.season,
    rosterDisplayTitle: `${mine.season} ${sport.title} Roster`,
    historicalFields: seasons.filter(({ id }) => id !== rosterPlayerId).map(({ id, season, doc }) => {
      const { positionLong, jerseyNumber, academicYearLong, isCaptain } = JSON.parse(doc) as PlayerDoc
      return { rosterPlayerId: id, season, position: positionLong, jerseyNumber, academicYear: academicYearLong, isCaptain }
    }),
  }
}

export const writeRoster = (writing: Writing, roster: { id: number; sportId: number; season: string }): Promise<Outcome> =>
  put(writing, 'roster', RosterDoc, { id: roster.id, sport_id: roster.sportId, season: roster.season, doc: { season: roster.season } },
    [`rosters:${roster.sportId}`, `roster:${roster.id}`, 'sports'])

export const writePlayer = (writing: Writing, player: { id: number; rosterId: number; playerId: number; rank: number; doc: PlayerDoc }): Promise<Outcome> =>
  put(writing, 'roster_player', PlayerDoc, { id: player.id, roster_id: player.rosterId, player_id: player.playerId, rank: player.rank, doc: player.doc },
    [`roster:${player.rosterId}`, `player:${player.id}`, `person:${player.playerId}`])

export const writeStaff = (writing: Writing, member: { id: number; rosterId: number; rank: number; doc: StaffDoc }): Promise<Outcome> =>
  put(writing, 'staff_member', StaffDoc, { id: member.id, roster_id: member.rosterId, rank: member.rank, doc: member.doc }, [`roster:${member.rosterId}`])

/** Takes out players (or staff) of a roster that its file no longer names. Resolves to how many. */
export async function dropOthers(writing: Writing, table: 'roster_player' | 'staff_member', rosterId: number, keep: number[]): Promise<number> {
  const rows = await writing.db.selectFrom(table).select('id').where('tenant', '=', writing.tenant).where('roster_id', '=', rosterId).execute()
  const gone = rows.map(({ id }) => id).filter((id) => !keep.includes(id))
  if (gone.length === 0) return 0
  await writing.db.deleteFrom(table).where('tenant', '=', writing.tenant).where('id', 'in', gone).execute()
  writing.topics.add(`roster:${rosterId}`)
  for (const id of gone) writing.topics.add(`player:${id}`)
  return gone.length
}
