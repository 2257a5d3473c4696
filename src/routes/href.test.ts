import { paths, type RouteName } from './paths.ts'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { sampleGame } from '../../tests/support/sample-game.ts'
import { cleanPath, href } from './href.ts'
import { boxScoreHref, playerHref } from './links.ts'

const word = fc
  .string({ unit: 'binary', minLength: 1 })
  .filter((text) => text !== '.' && text !== '..')
const names = Object.keys(paths) as RouteName[]
const params = fc.record(
  Object.fromEntries(
    [
      ...new Set(
        Object.values(paths).flatMap((path) =>
          [...path.matchAll(/:(\w+)/g)].map(([, key]) => key!),
        ),
      ),
    ].map((key) => [key, word]),
  ),
)
/** The address that a browser requests and the server receives. */
const arrived = (path: string) => new URL(`http://here.invalid${path}`).pathname

test('writes every address in its final form, without a redirect [RT-20]', () => {
  fc.assert(
    fc.property(fc.constantFrom(...names), params, (name, values) => {
      const written = href(paths[name], values as never)
      expect([cleanPath(written), arrived(written)]).toEqual([written, written])
    }),
    { numRuns: 2000 },
  )
})

test('writes final addresses of games and players for any name [RT-20]', () => {
  fc.assert(
    fc.property(word, word, (season, title) => {
      const game = sampleGame({ season, opponent: { ...sampleGame().opponent, title } })
      for (const written of [
        boxScoreHref(game),
        playerHref(game.sport, { firstName: title, lastName: season, rosterPlayerId: 7 }),
      ]) {
        expect([cleanPath(written), arrived(written)]).toEqual([written, written])
      }
    }),
    { numRuns: 2000 },
  )
  expect(boxScoreHref(sampleGame({ season: 'Fall 2026' }))).toContain('/fall%202026/')
})

test('cleans any address in one step [RT-20]', () => {
  fc.assert(
    fc.property(fc.webPath(), (path) => {
      const clean = cleanPath(arrived(`/${path}`))
      expect([cleanPath(clean), arrived(clean)]).toEqual([clean, clean])
    }),
    { numRuns: 2000 },
  )
  expect(
    [
      '/Sports//Football/',
      '/sports/%66ootball',
      '/sports/x/roster/Fall%202026',
      '/',
      '//',
      '/%',
      '/%FF/A',
      '/a%2fb',
      '/HistoricalRoster/',
      '/sports/football/historicalroster',
      '/documents/historicalroster',
    ].map(cleanPath),
  ).toEqual([
    '/sports/football',
    '/sports/football',
    '/sports/x/roster/fall%202026',
    '/',
    '/',
    '/%',
    '/%FF/a',
    '/a%2Fb',
    '/historical-roster',
    '/sports/football/historical-roster',
    '/documents/historicalroster',
  ])
})
