import type { CallHandlers } from '../call-handlers.ts'
import type { Player, Roster } from '../../../src/contract/roster.schema.ts'
import type { RosterTeaser } from '../../../src/contract/people.schema.ts'
import type { SportRef } from '../../../src/contract/sport.schema.ts'
import { listDisplayFields } from '../../../src/domain/people/player-fields.ts'
import { ofSeason } from '../games/games.ts'
import { rosterUrl, playerOfRow } from './people-links.ts'
import { readLabels } from './people-settings.ts'
import type { ReadContext } from '../read-context.ts'
import { asMember, readStaffRows } from './roster-staff.ts'
import { readCurrentSeason, readSports, sportRefs } from '../sports/sports.ts'

/**
 * The roster of a season, by default the current one. Null for an unknown season, never another
 * season's roster.
 */
export async function readRoster(
  context: ReadContext,
  sportId: number,
  season?: string,
  maxPlayers?: number,
): Promise<Roster | null> {
  const id = await getRosterId(context, sportId, season)
  return id === null ? null : readRosterById(context, id, maxPlayers)
}

/** The roster id of a season; null when there is none that is visible. */
export async function getRosterId(
  context: ReadContext,
  sportId: number,
  season?: string,
): Promise<number | null> {
  const current = await readCurrentSeason(context, sportId)
  const title = season ?? current?.title
  context.touch(`rosters:${sportId}`)
  if (!title) return null
  const rows = await context.db
    .selectFrom('roster')
    .select(['id', 'season'])
    .where('tenant', '=', context.tenant)
    .where('sport_id', '=', sportId)
    .where('hidden', '<=', context.mostHidden)
    .execute()
  return ofSeason(rows, title)?.id ?? null
}

/**
 * The sport with this code, slug or title: msoc, mens-soccer, Men's Soccer; null when there is
 * none.
 */
async function sportCalled(context: ReadContext, called: string): Promise<SportRef | null> {
  const name = called.trim().toLowerCase()
  const sports = await readSports(context)
  const by = (test: (sport: (typeof sports)[number]) => string | null) =>
    sports.find((sport) => test(sport)?.toLowerCase() === name)
  const sport =
    by(({ shortName }) => shortName) ??
    by(({ globalSportNameSlug }) => globalSportNameSlug) ??
    by(({ title }) => title) ??
    by(({ globalSportShortName }) => globalSportShortName)
  return sport ? ((await sportRefs(context)).get(sport.id) ?? null) : null
}

async function readRosterBySport(context: ReadContext, called: string): Promise<Roster | null> {
  const sport = await sportCalled(context, called)
  return sport && readRoster(context, sport.id)
}

/** The sport and season of a visible roster. */
export async function openRoster(
  context: ReadContext,
  rosterId: number,
): Promise<{ sport: SportRef; season: string } | null> {
  context.touch(`roster:${rosterId}`)
  const row = await context.db
    .selectFrom('roster')
    .select(['sport_id', 'season'])
    .where('tenant', '=', context.tenant)
    .where('id', '=', rosterId)
    .where('hidden', '<=', context.mostHidden)
    .executeTakeFirst()
  const sport = row && (await sportRefs(context)).get(row.sport_id)
  return row && sport ? { sport, season: row.season } : null
}

/** Players of a roster in its own order, without hidden ones. */
async function playersOf(
  { db, tenant, mostHidden }: ReadContext,
  rosterId: number,
  maxPlayers: number,
): Promise<Player[]> {
  const rows = await db
    .selectFrom('roster_player')
    .select(['id', 'player_id', 'doc'])
    .where('tenant', '=', tenant)
    .where('roster_id', '=', rosterId)
    .where('hidden', '<=', mostHidden)
    .orderBy('rank')
    .orderBy('id')
    .limit(maxPlayers)
    .execute()
  return rows.map(playerOfRow)
}

export const readRosterPlayers = async (
  context: ReadContext,
  rosterId: number,
): Promise<Player[] | null> =>
  (await openRoster(context, rosterId)) && playersOf(context, rosterId, 1000)

/** A roster by id; `maxPlayers` limits the players, for a teaser. */
async function readRosterById(
  context: ReadContext,
  rosterId: number,
  maxPlayers = 1000,
): Promise<Roster | null> {
  const roster = await openRoster(context, rosterId)
  if (!roster) return null
  const { sport, season } = roster
  const players = await playersOf(context, rosterId, maxPlayers)
  const staff = await readStaffRows(context, new Map([[rosterId, sport]]))
  return {
    rosterId,
    sport,
    season,
    isCurrent: (await readCurrentSeason(context, sport.id))?.title === season,
    players,
    coaches: staff.filter(({ kind }) => kind === 'coach').map(asMember),
    support: staff.filter(({ kind }) => kind === 'support').map(asMember),
    displayFields: listDisplayFields(await readLabels(context, sport.id), players),
  }
}

type ListQuery = {
  sportId?: number | undefined
  sport?: string | undefined
  season?: string | undefined
}

/** Visible rosters by sport, newest first. */
export async function readRosterList(
  context: ReadContext,
  { sportId, sport: called, season }: ListQuery,
  currentOnly = false,
): Promise<RosterTeaser[]> {
  context.touch('rosters', 'sports')
  const namedSport = called === undefined ? null : await sportCalled(context, called)
  if (called !== undefined && !namedSport) return []
  const { db, tenant } = context
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
  const sports = [...(await sportRefs(context)).values()]
  return sports.flatMap((sport) =>
    rows
      .filter(
        (row) =>
          row.sport_id === sport.id &&
          (!sportId || sport.id === sportId) &&
          (!namedSport || sport.id === namedSport.id),
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

export const handlers = {
  roster: (context, { sportId, season, $pageSize }) =>
    readRoster(context, sportId, season, $pageSize),
  rosterById: (context, { rosterId }) => readRosterById(context, rosterId),
  rosterList: readRosterList,
  activeRosters: (context) => readRosterList(context, {}, true),
  rosterBySport: (context, { sport }) => readRosterBySport(context, sport),
  rosterPlayers: (context, { rosterId }) => readRosterPlayers(context, rosterId),
  hiddenRoster: (context, { rosterId }) => readRosterById(context, rosterId),
  hiddenSeasonRoster: (context, { sportId, season }) => readRoster(context, sportId, season),
} satisfies Partial<CallHandlers>
