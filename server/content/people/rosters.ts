import type { Player, Roster } from '../../../src/contract/roster.schema.ts'
import type { RosterTeaser } from '../../../src/contract/people.schema.ts'
import type { SportRef } from '../../../src/contract/sport.schema.ts'
import { displayFieldsOf } from '../../../src/domain/people/player-fields.ts'
import { ofSeason } from '../games/games.ts'
import { rosterUrl, playerOfRow } from './people-links.ts'
import { readLabels } from './people-settings.ts'
import type { ReadContext } from '../read-context.ts'
import { asMember, readStaffRows } from './roster-staff.ts'
import { readCurrentSeason, readSports, sportRefs } from '../sports/sports.ts'

/**
 * The roster of a season; of the current one when none is named. An unknown season has none: never
 * another season's.
 */
export async function readRoster(
  reading: ReadContext,
  sportId: number,
  season?: string,
  most?: number,
): Promise<Roster | null> {
  const id = await rosterIdOf(reading, sportId, season)
  return id === null ? null : readRosterById(reading, id, most)
}

/** The number of the roster of a season; null when there is none, or none that may be seen. */
export async function rosterIdOf(
  reading: ReadContext,
  sportId: number,
  season?: string,
): Promise<number | null> {
  const current = await readCurrentSeason(reading, sportId)
  const title = season ?? current?.title
  reading.touch(`rosters:${sportId}`)
  if (!title) return null
  const rows = await reading.db
    .selectFrom('roster')
    .select(['id', 'season'])
    .where('tenant', '=', reading.tenant)
    .where('sport_id', '=', sportId)
    .where('hidden', '<=', reading.mostHidden)
    .execute()
  return ofSeason(rows, title)?.id ?? null
}

/** The sport that people call so: msoc, mens-soccer, Men's Soccer; null when there is none. */
export async function sportCalled(reading: ReadContext, called: string): Promise<SportRef | null> {
  const name = called.trim().toLowerCase()
  const sports = await readSports(reading)
  const by = (test: (sport: (typeof sports)[number]) => string | null) =>
    sports.find((sport) => test(sport)?.toLowerCase() === name)
  const sport =
    by(({ shortName }) => shortName) ??
    by(({ globalSportNameSlug }) => globalSportNameSlug) ??
    by(({ title }) => title) ??
    by(({ globalSportShortName }) => globalSportShortName)
  return sport ? ((await sportRefs(reading)).get(sport.id) ?? null) : null
}

export async function readRosterBySport(
  reading: ReadContext,
  called: string,
): Promise<Roster | null> {
  const sport = await sportCalled(reading, called)
  return sport && readRoster(reading, sport.id)
}

/** A roster that may be seen, and its sport. */
export async function openRoster(
  reading: ReadContext,
  rosterId: number,
): Promise<{ sport: SportRef; season: string } | null> {
  reading.touch(`roster:${rosterId}`)
  const row = await reading.db
    .selectFrom('roster')
    .select(['sport_id', 'season'])
    .where('tenant', '=', reading.tenant)
    .where('id', '=', rosterId)
    .where('hidden', '<=', reading.mostHidden)
    .executeTakeFirst()
  const sport = row && (await sportRefs(reading)).get(row.sport_id)
  return row && sport ? { sport, season: row.season } : null
}

/** Players of a roster in its own order, without those who are hidden. */
async function playersOf(
  { db, tenant, mostHidden }: ReadContext,
  rosterId: number,
  most: number,
): Promise<Player[]> {
  const rows = await db
    .selectFrom('roster_player')
    .select(['id', 'player_id', 'doc'])
    .where('tenant', '=', tenant)
    .where('roster_id', '=', rosterId)
    .where('hidden', '<=', mostHidden)
    .orderBy('rank')
    .orderBy('id')
    .limit(most)
    .execute()
  return rows.map(playerOfRow)
}

export const readRosterPlayers = async (
  reading: ReadContext,
  rosterId: number,
): Promise<Player[] | null> =>
  (await openRoster(reading, rosterId)) && playersOf(reading, rosterId, 1000)

/** By its number; with `most` only the first players of its own order (a teaser). */
export async function readRosterById(
  reading: ReadContext,
  rosterId: number,
  most = 1000,
): Promise<Roster | null> {
  const roster = await openRoster(reading, rosterId)
  if (!roster) return null
  const { sport, season } = roster
  const players = await playersOf(reading, rosterId, most)
  const staff = await readStaffRows(reading, new Map([[rosterId, sport]]))
  return {
    rosterId,
    sport,
    season,
    isCurrent: (await readCurrentSeason(reading, sport.id))?.title === season,
    players,
    coaches: staff.filter(({ kind }) => kind === 'coach').map(asMember),
    support: staff.filter(({ kind }) => kind === 'support').map(asMember),
    displayFields: displayFieldsOf(await readLabels(reading, sport.id), players),
  }
}

type ListQuery = {
  sportId?: number | undefined
  sport?: string | undefined
  season?: string | undefined
}

/** Rosters that may be seen, by sport, each sport's newest first. */
export async function readRosterList(
  reading: ReadContext,
  { sportId, sport: called, season }: ListQuery,
  currentOnly = false,
): Promise<RosterTeaser[]> {
  reading.touch('rosters', 'sports')
  const named = called === undefined ? null : await sportCalled(reading, called)
  if (called !== undefined && !named) return []
  const { db, tenant } = reading
  const rows = await db
    .selectFrom('roster')
    .leftJoin('season', (j) =>
      j
        .onRef('season.tenant', '=', 'roster.tenant')
        .onRef('season.sport_id', '=', 'roster.sport_id')
        .onRef('season.title', '=', 'roster.season'),
    )
    .select(['roster.id', 'roster.sport_id', 'roster.season', 'season.is_current'])
    .select((e) =>
      e
        .selectFrom('roster_player as p')
        .select((f) => f.fn.countAll().as('n'))
        .whereRef('p.tenant', '=', 'roster.tenant')
        .whereRef('p.roster_id', '=', 'roster.id')
        .where('p.hidden', '=', 0)
        .as('players'),
    )
    .where('roster.tenant', '=', tenant)
    .where('roster.hidden', '=', 0)
    .orderBy('roster.season', 'desc')
    .orderBy('roster.id', 'desc')
    .execute()
  const sports = [...(await sportRefs(reading)).values()]
  return sports.flatMap((sport) =>
    rows
      .filter(
        (row) =>
          row.sport_id === sport.id &&
          (!sportId || sport.id === sportId) &&
          (!named || sport.id === named.id),
      )
      .filter(
        (row) =>
          (season === undefined || row.season.toLowerCase() === season.toLowerCase()) &&
          (!currentOnly || row.is_current === 1),
      )
      .map((row) => ({
        rosterId: row.id,
        sport,
        season: row.season,
        isCurrent: row.is_current === 1,
        title: `${row.season} ${sport.title} Roster`,
        url: rosterUrl(sport, row.season),
        players: Number(row.players),
      })),
  )
}
