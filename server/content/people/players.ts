import type { CallHandlers } from '../call-handlers.ts'
import type { PlayerLink, PlayerSettings } from '../../../src/contract/people.schema.ts'
import type { Player, PlayerBio } from '../../../src/contract/roster.schema.ts'
import type { SportRef } from '../../../src/contract/sport.schema.ts'
import { positionMates } from '../../../src/domain/people/positions.ts'
import {
  heightText,
  formatAcademicYear,
  formatPosition,
  sortPlayers,
} from '../../../src/domain/people/roster.ts'
import {
  listBioFields,
  listDisplayFields,
  computeTrends,
  yearOfSeason,
} from '../../../src/domain/people/player-fields.ts'
import { playerHref } from '../../../src/routes/links.ts'
import { sanitizeStoredHtml } from '../html/clean-html.ts'
import type { PlayerDoc } from '../docs.ts'
import { inAddress, playerOfRow } from './people-links.ts'
import { readLabels } from './people-settings.ts'
import type { ReadContext } from '../read-context.ts'
import { readRosterPlayers } from './rosters.ts'
import { sportRefs } from '../sports/sports.ts'
import { seasonsWithBoxScores } from '../stats/stat-seasons.ts'

const playerSettings: PlayerSettings = {
  showXmlStatsOnRpPage: true,
  showHistoricalInfoOnRpPage: true,
}

export type SeasonRow = {
  player: Player
  doc: string
  season: string
  sport: SportRef
  rosterId: number
}

/** The visible roster rows of these people, newest season first. */
export async function readPlayerSeasons(
  context: ReadContext,
  playerIds: readonly number[],
): Promise<SeasonRow[]> {
  if (playerIds.length === 0) return []
  for (const id of playerIds) context.touch(`person:${id}`)
  const sports = await sportRefs(context)
  const rows = await context.db
    .selectFrom('roster_player as p')
    .innerJoin('roster as r', (j) =>
      j.onRef('r.tenant', '=', 'p.tenant').onRef('r.id', '=', 'p.roster_id'),
    )
    .select(['p.id', 'p.player_id', 'p.doc', 'r.season', 'r.sport_id', 'r.id as roster_id'])
    .where('p.tenant', '=', context.tenant)
    .where('p.player_id', 'in', playerIds)
    .where('p.hidden', '<=', context.mostHidden)
    .where('r.hidden', '<=', context.mostHidden)
    .orderBy('r.season', 'desc')
    .orderBy('p.id', 'desc')
    .execute()
  return rows.flatMap((row) => {
    const sport = sports.get(row.sport_id)
    return sport
      ? [
          {
            player: playerOfRow(row),
            doc: row.doc,
            season: row.season,
            sport,
            rosterId: row.roster_id,
          },
        ]
      : []
  })
}

/** The bio of a season. A hidden bio has facts but no text, and no links to other seasons. */
export async function readPlayer(
  context: ReadContext,
  rosterPlayerId: number,
): Promise<PlayerBio | null> {
  context.touch(`player:${rosterPlayerId}`)
  const row = await context.db
    .selectFrom('roster_player')
    .select('player_id')
    .where('tenant', '=', context.tenant)
    .where('id', '=', rosterPlayerId)
    .where('hidden', '<=', context.mostHidden)
    .executeTakeFirst()
  if (!row) return null
  const seasons = await readPlayerSeasons(context, [row.player_id])
  const ownSeason = seasons.find(({ player }) => player.rosterPlayerId === rosterPlayerId)
  if (!ownSeason) return null
  const { player, sport, season } = ownSeason
  const labels = await readLabels(context, sport.id)
  // Trends include all seasons of all sports.
  const trends = new Map(
    computeTrends(seasons.map((playerSeason) => playerSeason.player)).map((trend, i) => [
      seasons[i]!.player.rosterPlayerId,
      trend,
    ]),
  )
  const { bio } = JSON.parse(ownSeason.doc) as PlayerDoc
  const others = player.hideBio
    ? []
    : seasons.filter((playerSeason) => playerSeason !== ownSeason && !playerSeason.player.hideBio)
  return {
    ...player,
    bio: player.hideBio || !bio ? null : sanitizeStoredHtml(bio),
    sport,
    season,
    seasonSlug: inAddress(season),
    rosterDisplayTitle: `${season} ${sport.title} Roster`,
    ...listBioFields(player, labels),
    ...trends.get(rosterPlayerId)!,
    historicalFields: others.map((playerSeason) => ({
      rosterPlayerId: playerSeason.player.rosterPlayerId,
      season: playerSeason.season,
      year: yearOfSeason(playerSeason.season),
      position: playerSeason.player.positionLong,
      jerseyNumber: playerSeason.player.jerseyNumber,
      academicYear: playerSeason.player.academicYearLong,
      isCaptain: playerSeason.player.isCaptain,
      weight: playerSeason.player.weight,
      height: heightText(playerSeason.player),
      image: playerSeason.player.image,
      ...trends.get(playerSeason.player.rosterPlayerId)!,
    })),
    ...(await teammatesOf(context, ownSeason)),
    statsSeasons: player.hideBio ? [] : await seasonsWithBoxScores(context, [ownSeason, ...others]),
    displayFields: listDisplayFields(labels, [player]),
    settings: playerSettings,
  }
}

/** The players beside this one by number, and those at the same position. */
async function teammatesOf(
  context: ReadContext,
  { rosterId, player }: SeasonRow,
): Promise<Pick<PlayerBio, 'beside' | 'mates'>> {
  const players = sortPlayers((await readRosterPlayers(context, rosterId)) ?? [], 'jersey').filter(
    (candidate) => !candidate.hideBio || candidate.rosterPlayerId === player.rosterPlayerId,
  )
  const index = players.findIndex(({ rosterPlayerId }) => rosterPlayerId === player.rosterPlayerId)
  const [previous, next] = [players[index - 1], players[index + 1]]
  return {
    beside:
      index === -1
        ? null
        : { previous: previous ? refTo(previous) : null, next: next ? refTo(next) : null },
    mates: positionMates(player, players).map((mate) => ({
      ...refTo(mate),
      academicYear: formatAcademicYear(mate),
    })),
  }
}

const refTo = ({ rosterPlayerId, firstName, lastName, jerseyNumber }: Player) => ({
  rosterPlayerId,
  firstName,
  lastName,
  jerseyNumber,
})

/** Links to people by person id, each from the newest season. Hidden players are left out. */
export async function readPlayerLinks(
  context: ReadContext,
  playerIds: readonly (number | null)[],
): Promise<Map<number, PlayerLink>> {
  const links = new Map<number, PlayerLink>()
  for (const row of await readPlayerSeasons(context, [
    ...new Set(playerIds.filter((id) => id !== null)),
  ])) {
    if (!links.has(row.player.playerId)) links.set(row.player.playerId, linkTo(row))
  }
  return links
}

export function linkTo({
  player,
  season,
  sport,
}: Pick<SeasonRow, 'player' | 'season' | 'sport'>): PlayerLink {
  const { playerId, rosterPlayerId, firstName, lastName, jerseyNumber, image } = player
  return {
    playerId,
    rosterPlayerId,
    firstName,
    lastName,
    season,
    sport,
    position: formatPosition(player),
    jerseyNumber,
    image,
    url: playerHref(sport, player),
  }
}

export const handlers = {
  player: (context, { rosterPlayerId }) => readPlayer(context, rosterPlayerId),
  playerSettings: async () => playerSettings,
  hiddenPlayer: (context, { rosterPlayerId }) => readPlayer(context, rosterPlayerId),
} satisfies Partial<CallHandlers>
