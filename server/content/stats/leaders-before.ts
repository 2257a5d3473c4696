import type { GameCenterHero } from '../../../src/contract/game-center.schema.ts'
import type { Game } from '../../../src/contract/game.schema.ts'
import type { LeaderGroup, StatLeader } from '../../../src/contract/season-stats.schema.ts'
import { nameKey } from '../../../src/domain/people/names.ts'
import { familyOfSport } from '../../../src/domain/season-stats/family-of.ts'
import { leadersOfSeason } from '../../../src/domain/season-stats/highs.ts'
import { addMissingRatios } from '../../../src/domain/season-stats/missing-ratios.ts'
import { parseAmount } from '../../../src/domain/season-stats/lines.ts'
import { percentOf } from '../../../src/domain/number.ts'
import { readItems } from '../items.ts'
import { opponentStatistics } from '../kinds/games.ts'
import { readHiddenNames } from '../people/opponent-rosters.ts'
import type { ReadContext } from '../read-context.ts'
import type { SeasonFileDoc } from './season-figures.ts'
import { mostGames, readSeasonLeaders } from './season-stats.ts'

/** Categories of the season's leaders shown before a game. */
const categories = 3

/**
 * Before a game: the leader of each team this season in the first categories of ours, in the form
 * of a game's leaders. The opponent has none without a file of its statistics.
 */
export async function readLeadersBefore(
  context: ReadContext,
  game: Game,
): Promise<GameCenterHero['leaders']> {
  const opponentLeaders = await readOpponentLeaders(context, game)
  const ourLeaders = await readSeasonLeaders(context, game.sport.id, game.season)
  return ourLeaders.slice(0, categories).map(({ key, title, leaders }) => {
    const school = leaders[0] ?? null
    const opponent = opponentLeaders.find((group) => group.key === key)?.leaders[0] ?? null
    const best = Math.max(amountOf(school), amountOf(opponent))
    return { key, title, school: inPair(school, best), opponent: inPair(opponent, best) }
  })
}

/** The tables of the opponent's statistics file; empty without one. */
export async function readOpponentTables(
  context: ReadContext,
  { sport, season, opponent }: Game,
): Promise<SeasonFileDoc['tables']> {
  if (opponent.id === null) return []
  const [file] = await readItems(context, opponentStatistics, {
    slug: `${sport.id}/${season}/${opponent.id}`.toLowerCase(),
  })
  return file?.tables ?? []
}

/** The leaders of the opponent's statistics, without players whom its roster hides. */
export async function readOpponentLeaders(
  context: ReadContext,
  game: Game,
): Promise<LeaderGroup[]> {
  const { sport, opponent } = game
  const all = await readOpponentTables(context, game)
  if (all.length === 0 || opponent.id === null) return []
  const hidden = await readHiddenNames(context, sport.id, opponent.id)
  const tables = all.map((table) => ({
    ...table,
    rows: table.rows.filter(({ name }) => !hidden.has(nameKey(name))),
  }))
  const family = familyOfSport(sport.globalSportShortName)
  return leadersOfSeason(family?.leaders ?? [], addMissingRatios(tables, family), mostGames(tables))
}

const amountOf = (leader: StatLeader | null): number => parseAmount(leader?.stat.value ?? '') ?? 0

/** The leader with the length of its bar relative to the better one of the two. */
const inPair = (leader: StatLeader | null, best: number): StatLeader | null =>
  leader && {
    ...leader,
    stat: { ...leader.stat, progress: percentOf(amountOf(leader), best) },
  }
