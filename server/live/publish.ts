import type { BoxScore, StatFile } from '../../src/contract/box-score.schema.ts'
import type { Game, GameResult } from '../../src/contract/game.schema.ts'
import type { LiveGame } from '../../src/contract/live.schema.ts'
import { isRuled, toLiveResult } from '../../src/domain/games/game.ts'
import { boxScoreHref } from '../../src/routes/links.ts'
import { readGameDoc, writeGame } from '../content/games/games.ts'
import { readBoxScore } from '../content/live/live.ts'
import type { ReadContext } from '../content/read-context.ts'
import { writeStatFile, type ReceivedVersion } from '../content/live/stat-files.ts'
import type { Transaction } from '../content/transaction.ts'
import { describeCorrection, withCorrection } from './corrections.ts'
import { matchPlayers, type OurSide } from './match-players.ts'
import { formatSituation } from '../../src/domain/games/box-score.ts'
import { describeLastPlay } from '../../src/domain/games/last-play.ts'

/** Publishes a version: state, box score, outcome of the game, and corrections after the final. */
export async function publish(
  transaction: Transaction,
  context: ReadContext,
  {
    game,
    file,
    side,
    received,
  }: { game: Game; file: StatFile; side: OurSide; received: ReceivedVersion },
): Promise<void> {
  const publishedAt = transaction.now.toISOString()
  const before = await readBoxScore(context, game.id)
  const { file: matched } = await matchPlayers(context, game, file, side)
  const live = liveOf(game, file, side, received.version, publishedAt)
  const box = boxOf(game.id, matched, side, received.version, publishedAt)
  const correction = describeCorrection(before, box)
  await writeStatFile(transaction, received, {
    box: { ...box, corrections: withCorrection(before, correction, publishedAt) },
    live,
    scheduleId: game.scheduleId,
    correction,
  })
  await writeOutcome(transaction, context, game, live)
}

/**
 * A finished game gets its result; a game in progress has none and is no longer called off. A
 * forfeit or a vacated result stays. The box score is linked from the first file on.
 */
async function writeOutcome(
  transaction: Transaction,
  context: ReadContext,
  before: Game,
  state: LiveGame,
): Promise<void> {
  const { id, scheduleId, sport } = before
  const doc = (await readGameDoc(context, id))!
  const over = state.gameState === 8
  const link = { url: boxScoreHref(before) }
  if (isRuled(doc.result)) {
    await writeGame(transaction, {
      id,
      scheduleId,
      sportId: sport.id,
      doc: {
        ...doc,
        result: doc.result && { ...doc.result, boxscore: link },
        media: { ...doc.media, stats: { title: 'Live stats', ...link } },
      },
    })
    return
  }
  const result = over ? { ...toLiveResult(doc, state), boxscore: link } : withoutOutcome(doc.result)
  await writeGame(transaction, {
    id,
    scheduleId,
    sportId: sport.id,
    doc: {
      ...doc,
      gameState: state.gameState,
      status: over ? 'O' : 'A',
      noplayText: null,
      result,
      media: { ...doc.media, stats: { title: 'Live stats', ...link } },
    },
  })
}

/**
 * Removes the department's result from a game in progress; it is used again when the game is over.
 */
const withoutOutcome = (result: GameResult | null): GameResult | null =>
  result && (result.prescoreInfo || result.postscoreInfo || result.recap)
    ? { ...result, status: null, teamScore: null, opponentScore: null, boxscore: null }
    : null

function liveOf(
  game: Game,
  file: StatFile,
  side: OurSide,
  version: number,
  updatedAt: string,
): LiveGame {
  const [us, them] =
    side === 'home' ? [file.homeTeam, file.visitingTeam] : [file.visitingTeam, file.homeTeam]
  const { status } = file
  const situation = formatSituation(file)
  return {
    gameId: game.id,
    sportId: game.sport.id,
    version,
    updatedAt,
    gameState: status.complete ? 8 : status.started ? 3 : 1,
    period: status.period,
    periodLabel: status.periodLabel,
    clock: status.complete ? null : status.clock,
    teamScore: us.score,
    opponentScore: them.score,
    teamPeriods: us.scoreByPeriod,
    opponentPeriods: them.scoreByPeriod,
    lastPlay: describeLastPlay(file),
    ...(situation && { situation }),
  }
}

function boxOf(
  gameId: number,
  file: StatFile,
  side: OurSide,
  version: number,
  updatedAt: string,
): Omit<BoxScore, 'corrections'> {
  const { warnings: _, contradictions: __, ...box } = file
  return {
    ...box,
    gameId,
    version,
    updatedAt,
    thisTeamIsHomeTeam: side === 'home',
    homeTeamName: box.homeTeam.name,
    visitingTeamName: box.visitingTeam.name,
    homeTeamScore: box.homeTeam.score,
    visitingTeamScore: box.visitingTeam.score,
    periodScoresHome: box.homeTeam.scoreByPeriod,
    periodScoresAway: box.visitingTeam.scoreByPeriod,
  }
}
