import type { BoxScore, IngestReport, StatFamily, StatFile } from '../../src/contract/schema/box-score.ts'
import type { Game } from '../../src/contract/schema/game.ts'
import type { LiveGame } from '../../src/contract/schema/live.ts'
import { resultOf } from '../../src/domain/game.ts'
import { boxScoreHref } from '../../src/routes/links.ts'
import { readGame, readGameDoc, writeGame } from '../content/games.ts'
import { Reading } from '../content/reading.ts'
import { newestVersion, versionOf, writeStatFile } from '../content/stat-files.ts'
import { write } from '../content/writing.ts'
import type { Store } from '../db/store.ts'
import { parseStatFile } from '../statcrew/parse.ts'
import { matchPlayers } from './match-players.ts'
import { otherGame } from './other-game.ts'
import { sideOf } from './side-of.ts'

/** A stat file that cannot be taken for this game. The message says what to do. */
export class IngestError extends Error {
  override name = 'IngestError'
}

/** Which sports a family of files may belong to: the schedule names the sport, the root of the file never does (product §3.2). */
export const sportsOf: Record<StatFamily, string[]> = {
  football: ['football'],
  baseball: ['baseball', 'softball'],
  volleyball: ['wvball', 'mvball'],
  lacrosse: ['wlax', 'mlax'],
  basketball: ['mbball', 'wbball'],
  soccer: ['msoc', 'wsoc'],
  hockey: ['mhockey', 'whockey'],
  'field-hockey': ['fhockey'],
}

/** The same before the game is known: field hockey may come as soccer, without a mark (quirk Q63). */
export const sportsBefore = (family: StatFamily): string[] => (family === 'soccer' ? [...sportsOf.soccer, ...sportsOf['field-hockey']] : sportsOf[family])

export type IngestOptions = { sure?: boolean; came?: { version: number; at: Date } | undefined }

/**
 * Takes a stat file for a game: parsed whole, then stored as the game's newest version, and every reader is told.
 * Throws StatFileError (the file is not one) or IngestError (not one of this game); then the last good state stays. `sure`: a person has named
 * the game, so that a file of another day and opponent is only said, not refused. `came`: the version that it was in another store, and when.
 */
export async function ingestStatFile(store: Store, tenant: string, gameId: number, bytes: Uint8Array, { sure = false, came: before }: IngestOptions = {}): Promise<IngestReport> {
  const file = parseStatFile(bytes, await sportOf(store, tenant, gameId))
  const report = await write(store, tenant, async (writing) => {
    const reading = new Reading({ db: writing.db }, tenant, writing.now)
    const game = await readGame(reading, gameId)
    if (!game) throw new IngestError(`there is no game ${gameId}; see the schedule for its number`)
    const code = game.sport.globalSportShortName ?? ''
    if (!sportsOf[file.family].includes(code)) throw new IngestError(`a ${file.family} file cannot be taken for a game of ${game.sport.title}`)

    const newest = await newestVersion(writing, gameId)
    const { side, warnings } = await sideOf(reading, game, file)
    const other = await otherGame(reading, game, file, side)
    if (other.refused && !sure) throw new IngestError(other.refused)
    const matched = await matchPlayers(reading, game, file, side)
    warnings.push(...(other.refused ? [other.refused] : []), ...other.findings, ...matched.findings)
    const said = { gameId, score: `${file.visitingTeam.score}-${file.homeTeam.score}`, state: file.status.periodLabel, warnings: [...warnings, ...file.warnings] }
    const came = await versionOf(writing, gameId, bytes)
    // A retry that comes late must not turn the score back.
    const late = came === undefined || came === newest ? [] : [`this file came before, as version ${came}; version ${newest} is newer and stays`]
    if (came !== undefined) return { ...said, version: newest, changed: false, warnings: [...said.warnings, ...late] }

    const next = Math.max(newest, game.live?.version ?? 0) + 1
    const again = before !== undefined && before.version >= next
    const version = again ? before.version : next
    const now = again ? before.at : writing.now
    const at = now.toISOString()
    const live = liveOf(game, file, side, version, at)
    const box = boxOf(gameId, matched.file, side, version, at)
    await writeStatFile({ ...writing, now }, { bytes, box, live, scheduleId: game.scheduleId })
    await writeOutcome(game, live)
    return { ...said, version, changed: true }

    /** A finished game gets its result; one that has begun (again) has none; one that was called off is not any more. The box score is linked from its first file on. */
    async function writeOutcome(before: Game, state: LiveGame) {
      const { id, scheduleId, sport } = before
      const doc = (await readGameDoc(reading, id))!
      const over = state.gameState === 8
      const link = { url: boxScoreHref(before) }
      const result = over ? { ...resultOf(before, state), boxscore: link } : null
      await writeGame(writing, {
        id, scheduleId, sportId: sport.id,
        doc: { ...doc, gameState: state.gameState, status: over ? 'O' : 'A', noplayText: null, result, media: { ...doc.media, stats: { title: 'Live stats', ...link } } },
      })
    }
  })
  return report
}

/** The code of the sport that the schedule names for a game; null when there is no such game. */
async function sportOf(store: Store, tenant: string, gameId: number): Promise<string | null> {
  const row = await store.of(tenant).selectFrom('game').innerJoin('sport', (j) => j.onRef('sport.tenant', '=', 'game.tenant').onRef('sport.id', '=', 'game.sport_id'))
    .select('sport.doc').where('game.tenant', '=', tenant).where('game.id', '=', gameId).executeTakeFirst()
  return row ? (JSON.parse(row.doc) as { globalSportShortName: string | null }).globalSportShortName : null
}

function liveOf(game: Game, file: StatFile, side: 'home' | 'visitor', version: number, updatedAt: string): LiveGame {
  const [us, them] = side === 'home' ? [file.homeTeam, file.visitingTeam] : [file.visitingTeam, file.homeTeam]
  const { status } = file
  return {
    gameId: game.id, sportId: game.sport.id, version, updatedAt,
    gameState: status.complete ? 8 : status.started ? 3 : 1,
    period: status.period, periodLabel: status.periodLabel, clock: status.complete ? null : status.clock,
    teamScore: us.score, opponentScore: them.score, teamPeriods: us.scoreByPeriod, opponentPeriods: them.scoreByPeriod,
    lastPlay: file.lastPlay,
  }
}

function boxOf(gameId: number, file: StatFile, side: 'home' | 'visitor', version: number, updatedAt: string): BoxScore {
  const { warnings: _, ...box } = file
  return {
    ...box, gameId, version, updatedAt,
    thisTeamIsHomeTeam: side === 'home',
    homeTeamName: box.homeTeam.name, visitingTeamName: box.visitingTeam.name,
    homeTeamScore: box.homeTeam.score, visitingTeamScore: box.visitingTeam.score,
    periodScoresHome: box.homeTeam.scoreByPeriod, periodScoresAway: box.visitingTeam.scoreByPeriod,
  }
}
