import type { CallHandlers } from '../call-handlers.ts'
import { hasGame } from '../games/find-game.ts'
import { composeGames, readOpponents, ofSeason } from '../games/games.ts'
import { hasOpponentHistory } from '../games/schedules.ts'
import { readItems, readItem, writeItem } from '../items.ts'
import { opponentRoster, opponentRosterSlug, type OpponentRosterDoc } from '../kinds/people.ts'
import { readBoxScore } from '../live/live.ts'
import { ReadContext } from '../read-context.ts'
import { readCurrentSeason, readSport, sportRefs } from '../sports/sports.ts'
import type { WriteResult, Transaction } from '../transaction.ts'
import type { OpponentPlayer, OpponentRoster } from '../../../src/contract/people.schema.ts'
import { opponentHistoryPath } from '../../../src/domain/games/opponent-history.ts'
import { nameKey } from '../../../src/domain/people/names.ts'
import { playersOfBox } from '../../../src/domain/people/players-of-box.ts'
import { sortPlayers } from '../../../src/domain/people/roster.ts'
import { boxScoreHref, opponentRosterHref } from '../../../src/routes/links.ts'

/** Most games to search, newest first: some stat files name the players of only one team. */
const maxMeetings = 3

type Found = Pick<OpponentRoster, 'source' | 'season' | 'game' | 'players'>
const none: Found = { source: null, season: null, game: null, players: [] }

/**
 * An opponent's roster. Null when the school is unknown, or when the sport has neither a game
 * against it nor its roster.
 */
export const readOpponentRoster = (
  context: ReadContext,
  sportId: number,
  opponentId: number,
): Promise<OpponentRoster | null> =>
  context.once(`opponent-roster:${sportId}/${opponentId}`, async () => {
    const sport = (await sportRefs(context)).get(sportId)
    const school = (await readOpponents(context)).get(opponentId)
    if (!sport || !school) return null
    const roster = await foundOf(context, sportId, opponentId)
    if (!roster.source && !(await hasGame(context, sportId, opponentId))) return null
    const { title, location, mascot, image } = school
    return {
      sport,
      opponent: { id: opponentId, title, location, mascot, image },
      ...roster,
      url: opponentRosterHref(sport, { id: opponentId, title }),
      historyUrl: opponentHistoryPath(
        sport,
        school,
        await hasOpponentHistory(context, (await readSport(context, sportId))!),
      ),
    }
  })

/** The URL of an opponent's roster; null when it has no players. */
export async function opponentRosterUrl(
  context: ReadContext,
  sportId: number,
  opponentId: number,
): Promise<string | null> {
  const roster = await readOpponentRoster(context, sportId, opponentId)
  return roster && roster.players.length > 0 ? roster.url : null
}

/**
 * The school's own file is used, unless the newest file is from an earlier season than the last
 * game against it.
 */
async function foundOf(context: ReadContext, sportId: number, opponentId: number): Promise<Found> {
  const current = (await readCurrentSeason(context, sportId))?.title
  const files = await filesOf(context, sportId, opponentId)
  const currentFile = current && ofSeason(files, current)
  if (currentFile) return fromFile(currentFile)
  const file = files.toSorted((a, b) => (a.season < b.season ? 1 : -1))[0]
  const met = await lastMet(context, sportId, opponentId, files)
  return file && (!met || met.season! <= file.season) ? fromFile(file) : (met ?? none)
}

const filesOf = (context: ReadContext, sportId: number, opponentId: number) =>
  readItems(context, opponentRoster, { sportId, slug: opponentRosterSlug(sportId, opponentId) })

const fromFile = ({ season, players }: OpponentRosterDoc): Found => ({
  source: 'file',
  season,
  game: null,
  players: sortPlayers(
    players.filter(({ hide }) => !hide).map(({ hide: _, ...player }): OpponentPlayer => player),
    'jersey',
  ),
})

const called = ({ firstName, lastName }: Pick<OpponentPlayer, 'firstName' | 'lastName'>) =>
  nameKey(`${firstName} ${lastName}`)

const hiddenNames = (files: readonly OpponentRosterDoc[]): Set<string> =>
  new Set(files.flatMap(({ players }) => players.filter(({ hide }) => hide).map(called)))

/** The names, as `nameKey` writes them, of players whom any of the school's files hides. */
export const readHiddenNames = async (
  context: ReadContext,
  sportId: number,
  opponentId: number,
): Promise<Set<string>> => hiddenNames(await filesOf(context, sportId, opponentId))

/**
 * The opponent's players in the box score of the last game, without those that any of the school's
 * files hides.
 */
async function lastMet(
  context: ReadContext,
  sportId: number,
  opponentId: number,
  files: readonly OpponentRosterDoc[],
): Promise<Found | null> {
  const hidden = hiddenNames(files)
  for (const game of await composeGames(
    context,
    await metWithBoxScore(context, sportId, opponentId),
  )) {
    const box = await readBoxScore(context, game.id)
    const players = (
      box ? playersOfBox(box.thisTeamIsHomeTeam ? box.visitingTeam : box.homeTeam) : []
    ).filter((player) => !hidden.has(called(player)))
    if (players.length > 0)
      return {
        source: 'game',
        season: game.season,
        game: {
          gameId: game.id,
          date: game.date,
          locationIndicator: game.locationIndicator,
          url: boxScoreHref(game),
        },
        players,
      }
  }
  return null
}

/** Finished games with a published stat file. Scores kept by hand name no players. */
function metWithBoxScore(context: ReadContext, sportId: number, opponentId: number) {
  context.touch('games')
  return context.db
    .selectFrom('game')
    .innerJoin('stat_file as s', (j) =>
      j.onRef('s.tenant', '=', 'game.tenant').onRef('s.game_id', '=', 'game.id'),
    )
    .select(['game.id', 'game.schedule_id', 'game.sport_id', 'game.doc'])
    .where('game.tenant', '=', context.tenant)
    .where('game.sport_id', '=', sportId)
    .where('game.opponent_id', '=', opponentId)
    .where('game.over', '=', 1)
    .where('s.status', '=', 'published')
    .where('s.source', '!=', 'hand')
    .orderBy('game.date', 'desc')
    .orderBy('game.id', 'desc')
    .limit(maxMeetings)
    .execute()
}

/** The stored players; empty before the first file. */
export const heldPlayers = async (
  transaction: Transaction,
  id: number,
): Promise<OpponentRosterDoc['players']> =>
  (await readItem(new ReadContext(transaction, transaction.tenant), opponentRoster, id))?.players ??
  []

export const writeOpponentRoster = (
  transaction: Transaction,
  id: number,
  doc: OpponentRosterDoc,
): Promise<WriteResult> => writeItem(transaction, opponentRoster, { id, rank: id, doc })

export async function dropOpponentRoster(transaction: Transaction, id: number): Promise<void> {
  const { db, tenant, topics } = transaction
  await db
    .deleteFrom('item')
    .where('tenant', '=', tenant)
    .where('kind', '=', opponentRoster.name)
    .where('id', '=', id)
    .execute()
  topics.add(opponentRoster.name).add(`${opponentRoster.name}:${id}`)
}

export const handlers = {
  opponentRoster: (context, { sportId, opponentId }) =>
    readOpponentRoster(context, sportId, opponentId),
} satisfies Partial<CallHandlers>
