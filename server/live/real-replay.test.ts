import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import type { BoxScore } from '../../src/contract/box-score.schema.ts'
import type { Game } from '../../src/contract/game.schema.ts'
import type { LiveDetails, LiveStats } from '../../src/contract/live.schema.ts'
import { playText } from '../../src/domain/games/box-score.ts'
import { describeLastPlay } from '../../src/domain/games/last-play.ts'
import { askerOf } from '../../tests/support/ask-api.ts'
import { openStore } from '../../tests/support/engine.ts'
import { plainSport } from '../../tests/support/sample-sport.ts'
import { gameDoc, seedTenant } from '../../tests/support/seed.ts'
import { writeGame } from '../content/games/games.ts'
import { writeSport } from '../content/sports/sports.ts'
import { transact } from '../content/transaction.ts'
import { parseStatFile } from '../statcrew/parse.ts'
import { StatFileError } from '../statcrew/sport-part.ts'
import { ingestStatFile } from './ingest.ts'

const folder = process.env['REAL_DATA']
const proof = process.env['PROOF'] === '1'
/** Versions of a game: one after each play at full size. */
const versions = proof ? Infinity : 12
/** Bytes between two places at which a file is cut off. */
const between = proof ? 1 : 997

/** The real files by the sport of their schedule; names and figures stay outside the repository. */
const real = [
  ['football', 'unc-football.xml'],
  ['baseball', 'unc-baseballDataStats.xml'],
  ['wvball', 'unc-volleyball.xml'],
  ['wlax', 'unc-wlax.xml'],
] as const
const play = /<play\b[^>]*?(?:\/>|>[^]*?<\/play>)/g

/** A department with one game of this sport, the ingest call and the public API. */
async function department(code: string) {
  const store = await openStore(':memory:')
  await seedTenant(store, 'alpha', { hosts: [] })
  await transact(store, 'alpha', async (transaction) => {
    await writeSport(transaction, 1, 1, {
      title: code,
      shortName: code,
      abbrev: 'X',
      globalSportNameSlug: 'sport',
      globalSportShortName: code,
      globalSportId: null,
      globalSportGender: 'women',
      nonSport: false,
      displayOpponentHistory: false,
      hasDoubleHeader: false,
      ...plainSport,
      ticketsLink: null,
      facebookPage: null,
      twitterName: null,
      instagramName: null,
      youtubeName: null,
      pinterestName: null,
    })
    await writeGame(transaction, { id: 1, scheduleId: 1, sportId: 1, doc: gameDoc() })
  })
  const ask = askerOf(store, 'alpha')
  return {
    send: (body: Uint8Array) => ingestStatFile(store, 'alpha', 1, body, { sure: true }),
    game: async () => (await ask<Game>('ScheduleGames/1')).value,
    box: async () => (await ask<BoxScore>('Stats/boxscore/1')).value,
    details: async () => (await ask<LiveDetails>('LiveStats/details?gameId=1')).value,
    live: async () => (await ask<LiveStats>('LiveStats')).value.Games[0]?.Live,
    score: async () => (await ask<Game>('ScheduleGames/1')).value.live?.teamScore ?? null,
    close: () => store.close(),
  }
}

function textOf(name: string): string {
  const path = join(folder!, 'statcrew', name)
  if (!existsSync(path)) throw new Error(`REAL_DATA has no statcrew/${name}`)
  return readFileSync(path, 'latin1')
}

/**
 * The file after this many plays of a live game: later plays are removed, totals stay those of the
 * end.
 */
const after = (text: string, end: number): Buffer =>
  Buffer.from(
    (text.slice(0, end) + text.slice(end).replace(play, '')).replace(
      /complete="Y"/gi,
      'complete="N"',
    ),
    'latin1',
  )
/**
 * By pattern, without the parser: the points of each period, visitors first, and the plays with
 * text.
 */
const statedIn = (body: Buffer) => {
  const text = body.toString('latin1')
  return {
    periods: [...text.matchAll(/<linescore\b[^>]*\sline="([^"]*)"/g)].map(([, line]) =>
      line!.split(',').map((points) => points.trim()),
    ),
    scores: [...text.matchAll(/<linescore\b[^>]*\s(?:score|runs)="([^"]*)"/g)].map(
      ([, score]) => score,
    ),
    plays: [...text.matchAll(/<play\s(?![^>]*\btext="")/g)].length,
  }
}

describe.skipIf(!folder)(
  `real files, play by play (${folder ? 'REAL_DATA' : 'skipped: REAL_DATA names no folder of real files'}) [GM-01]`,
  { timeout: proof ? 1_200_000 : 120_000 },
  () => {
    test.each(real)(
      '%s: matches the file in every answer after each play, and never goes back',
      async (code, name) => {
        const text = textOf(name)
        const desk = await department(code)
        const ends = [...text.matchAll(play)].map((match) => match.index + match[0].length)
        expect(ends.length).toBeGreaterThan(50)
        const every = Math.max(1, Math.ceil(ends.length / versions))
        const chosen = ends.filter((_, i) => i % every === 0 || i === ends.length - 1)
        let compared = 0
        for (const end of chosen) {
          const body = after(text, end)
          const truth = parseStatFile(body, code)
          const stated = statedIn(body)
          const report = await desk.send(body)
          // Two plays without later text make the same file; the first file of a game may be held,
          // because its totals are those of the end.
          if (report.status !== 'published') continue
          compared++
          const [box, game, details, live] = [
            await desk.box(),
            await desk.game(),
            await desk.details(),
            await desk.live(),
          ]
          const ours = box.thisTeamIsHomeTeam
            ? [game.live!.opponentScore, game.live!.teamScore]
            : [game.live!.teamScore, game.live!.opponentScore]
          expect([box.visitingTeamScore, box.homeTeamScore]).toEqual(stated.scores)
          expect(
            [box.periodScoresAway, box.periodScoresHome].map((scores) =>
              scores.slice(0, stated.periods[0]!.length),
            ),
          ).toEqual(stated.periods)
          expect(ours).toEqual(stated.scores)
          expect(box.plays.flatMap(({ plays }) => plays)).toHaveLength(stated.plays)
          expect(box.plays).toEqual(truth.plays)
          const ids = [truth.homeTeam.id, truth.visitingTeam.id]
          const shownPlay = truth.lastPlay && playText(truth.lastPlay, ids)
          expect([game.live!.lastPlay, details.lastPlays[0]?.text ?? null]).toEqual([
            describeLastPlay(truth),
            shownPlay,
          ])
          expect([game.live!.period, game.live!.periodLabel, details.isComplete]).toEqual([
            truth.status.period,
            truth.status.periodLabel,
            truth.status.complete,
          ])
          // When only the end time shows the end, the list of live games no longer has it.
          if (!truth.status.complete) expect(live).toEqual(game.live)
          expect([
            box.homeTeam.tables.map(({ total }) => total),
            box.visitingTeam.tables.map(({ total }) => total),
          ]).toEqual([
            truth.homeTeam.tables.map(({ total }) => total),
            truth.visitingTeam.tables.map(({ total }) => total),
          ])
        }
        expect(compared).toBeGreaterThan(chosen.length * 0.9)
        const whole = Buffer.from(text, 'latin1')
        const truth = parseStatFile(whole, code)
        const last = await desk.send(whole)
        expect(last.status).toBe('published')
        expect([
          (await desk.box()).status.complete,
          (await desk.box()).visitingTeamScore,
          (await desk.box()).homeTeamScore,
        ]).toEqual([truth.status.complete, truth.visitingTeam.score, truth.homeTeam.score])
        // The earlier game does not come back. When only the end time shows the end, the cut file
        // has it too.
        const old = after(text, ends[3]!)
        if (!parseStatFile(old, code).status.complete)
          expect((await desk.send(old)).status).not.toBe('published')
        expect([(await desk.box()).version, (await desk.box()).status.complete]).toEqual([
          last.version,
          truth.status.complete,
        ])
        console.log(
          `${name}: ${chosen.length} versions of ${ends.length} plays, ${compared} shown and ` +
            'compared',
        )
        await desk.close()
      },
    )

    test('never shows a wrong score for a cut, overwritten or repeated file', async () => {
      const [code, name] = real[3]
      const bytes = Buffer.from(textOf(name), 'latin1')
      const whole = bytes.toString('latin1').trimEnd().length
      const desk = await department(code)
      await desk.send(bytes)
      const shown = await desk.score()
      let cuts = 0
      for (
        let at = 0;
        at < whole;
        at = at < whole - 120 ? Math.min(at + between, whole - 120) : at + 1
      ) {
        await expect(desk.send(bytes.subarray(0, at)), `cut at ${at}`).rejects.toThrow(
          StatFileError,
        )
        cuts++
        // A file being overwritten has the new head and an old tail: it is rarely valid, and then
        // says the same score.
        if (cuts % 20 === 0)
          await desk
            .send(Buffer.concat([bytes.subarray(0, at), bytes.subarray(Math.max(0, at - 700))]))
            .catch((error: unknown) => {
              expect(error).toBeInstanceOf(StatFileError)
            })
        if (cuts % 20 === 0) expect([at, await desk.score()]).toEqual([at, shown])
      }
      expect((await desk.send(bytes)).changed).toBe(false)
      expect(shown).toBe('7')
      expect(await desk.score()).toBe(shown)
      console.log(`${name}: refused at ${cuts} of ${whole} bytes`)
      await desk.close()
    })
  },
)
