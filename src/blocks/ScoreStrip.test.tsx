import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { expect, it } from 'vitest'
import { renderScreen, wordsOf } from '../../tests/support/render-screen.tsx'
import { sampleGame } from '../../tests/support/sample-game.ts'
import type { Game } from '../contract/game.schema.ts'
import type { SiteSettings } from '../contract/site.schema.ts'
import { ScoreStrip } from './ScoreStrip.tsx'

const final = (id: number, title: string, date = sampleGame().date): Game =>
  sampleGame({
    id,
    date,
    gameState: 8,
    status: 'O',
    opponent: { ...sampleGame().opponent, title },
    result: {
      status: 'W',
      teamScore: '3',
      opponentScore: '1',
      prescoreInfo: null,
      postscoreInfo: null,
      boxscore: null,
      recap: null,
    },
  })
const draw = (games: Game[], inBand?: number) =>
  renderScreen(
    <QueryClientProvider client={new QueryClient()}>
      <ScoreStrip
        games={games}
        settings={{ shortName: 'Herons', logo: null } as SiteSettings}
        inBand={inBand}
      />
    </QueryClientProvider>,
  )
const opponents = (games: Game[], inBand?: number) => {
  const html = draw(games, inBand)
  return [...html.matchAll(/>(Old|New|Now|Tonight|Next)</g)].map(([, name]) => name)
}
const next = sampleGame({ id: 4, opponent: { ...sampleGame().opponent, title: 'Next' } })

it('shows results by day and then upcoming games when no game is live [SH-09]', () => {
  expect(opponents([final(1, 'Old'), final(2, 'New'), next])).toEqual(['Old', 'New', 'Next'])
})

const older = [final(1, 'Old', '2026-09-01T19:00:00'), final(2, 'New', '2026-09-03T19:00:00')]
const later = sampleGame({ ...next, date: '2026-09-09T19:00:00' })

/** What the strip opens at. */
const startsAt = (html: string) =>
  /data-start="true">.*?>(Old|New|Now|Tonight|Next)</.exec(html)?.[1]

it('has the games of all days in order, and opens at a live one [SH-08]', () => {
  const now = sampleGame({
    id: 3,
    gameState: 3,
    opponent: { ...sampleGame().opponent, title: 'Now' },
  })
  const tonight = sampleGame({ id: 5, opponent: { ...sampleGame().opponent, title: 'Tonight' } })
  const games = [...older, now, tonight, later]
  expect(opponents(games)).toEqual(['Old', 'New', 'Now', 'Tonight', 'Next'])
  expect(startsAt(draw(games))).toBe('Now')
  // The band next to the strip has it: the latest result is next to the games to come.
  expect(opponents(games, 3)).toEqual(['Old', 'New', 'Tonight', 'Next'])
  expect(startsAt(draw(games, 3))).toBe('New')
})

it('keeps its order without an upcoming game in the band [SH-09]', () => {
  expect(opponents([...older, later], 4)).toEqual(['Old', 'New'])
})

it('shows the placing of a meet, which has no score [SH-09]', () => {
  const meet = final(5, 'Lakeside Invitational')
  const postscoreInfo = 'Men 3rd (88)'
  meet.result = {
    ...meet.result!,
    status: 'N',
    teamScore: null,
    opponentScore: null,
    postscoreInfo,
  }
  expect(draw([meet])).toContain('Men 3rd (88)')
})

it('shows the date of a postponed game [SH-09]', () => {
  const words = wordsOf(draw([sampleGame({ status: 'P', date: '2026-12-12T00:00:00' })]))
  expect(words).toContain('Sat, Dec. 12 · Postponed')
})

it('says who advances after a tie on a line of its own, in bold [SH-09]', () => {
  const game = final(6, 'Vantry')
  const postscoreInfo = '(2OT, Vantry advances 4-2 on penalty kicks)'
  game.result = { ...game.result!, status: 'T', teamScore: '1', opponentScore: '1', postscoreInfo }
  const html = draw([game])
  expect(wordsOf(html)).toMatch(
    /Sept. 5 · Final\/2OT V Vantry 1 H Herons 1 Vantry advances 4–2 on penalty kicks/,
  )
  const bold = [...html.matchAll(/data-leads="true".*?<span[^>]*>(Vantry|Herons)</g)]
  expect(bold.map(([, name]) => name)).toEqual(['Vantry'])
})

it('shows the place of an event without an opponent [SH-09]', () => {
  const event = sampleGame({ showAtVs: false, location: 'Wyndale, Tenn.' })
  event.opponent = { ...event.opponent, id: null, title: 'Island Shootout' }
  expect(wordsOf(draw([event]))).toContain('Island Shootout Wyndale, Tenn.')
})

it('names only the first start of a meet [SH-09]', () => {
  const time = "Women's 6K: 9 a.m. | Men's 10K: 9:45 a.m."
  const words = wordsOf(draw([sampleGame({ date: '2026-11-29T09:00:00', time })]))
  expect(words).toContain('Nov. 29 · 9 a.m.')
  expect(words).not.toMatch(/6K|10K/)
})
