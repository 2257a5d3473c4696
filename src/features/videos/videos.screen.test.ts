import { expect, test } from 'vitest'
import {
  answersOf,
  hrefOf,
  notFound,
  ownScreens,
  textsOf,
} from '../../../tests/support/read-screen.ts'
import { openScreen } from '../../../tests/support/screen.ts'

const empty = ownScreens({ 'videos.yaml': '[]', 'playlists.yaml': '[]', 'channel.yaml': '[]' })
const many = ownScreens({
  'videos.yaml': `+${Array.from(
    { length: 24 },
    (_, i) =>
      `- {title: Practice ${i + 1}, createdDate: 2026-07-0${(i % 9) + 1}T10:00, youtube: abcdefghijk}\n`,
  ).join('')}`,
  'media.yaml': '- {area: related-videos, title: More to watch, count: 1}\n',
})

test('lists clips, series, playlists and the channel [MD-03]', async () => {
  const { status, title, main, words } = await openScreen('/videos')
  expect([status, title]).toEqual([200, 'Videos | Testham Terriers'])
  expect(textsOf(main.getAllByRole('heading'))).toEqual([
    'Videos',
    'Latest videos',
    'Coach after the opener',
    'Highlights against Ashford',
    'Series and playlists',
    'Inside the season',
    'Game days',
    'From our channel',
    'The season in two minutes',
  ])
  expect(words).toContain('1.2K subscribers · 80 videos · 45K views')
  expect(words).toContain('Presented by Testham Savings')
  const to = (name: string | RegExp) => hrefOf(main.getByRole('link', { name }))
  expect(to('Coach after the opener')).toBe('/videos/coach-after-the-opener/2')
  expect(to('Inside the season')).toBe('/videos/series/inside-the-season/2')
  expect(to('Game days')).toBe('/videos/playlists/game-days/1')
  expect(to('Testham Terriers on YouTube')).toBe('https://www.youtube.com/@testhamterriers')
  expect(to(/Play video ?: The season in two minutes/)).toBe(
    '/showcase/embed.aspx?youtube=abcdefghijk',
  )
})

test('filters clips by sport, type and words, without the other parts [MD-03]', async () => {
  const clips = async (path: string) => {
    const { main } = await openScreen(path)
    return textsOf(main.getAllByRole('heading')).slice(1)
  }
  expect(await clips('/videos?type=press-conference')).toEqual([
    '1 press conference video',
    'Coach after the opener',
  ])
  expect(await clips('/videos?q=highlights')).toEqual([
    '1 video with “highlights”',
    'Highlights against Ashford',
  ])
  expect(await clips('/videos?q=opener&type=highlights')).toEqual([
    '1 highlights video with “opener”',
    'Highlights against Ashford',
  ])
  expect(await clips('/sports/football/videos')).toEqual([
    'Latest videos',
    'Coach after the opener',
    'Highlights against Ashford',
  ])
  const none = await openScreen('/videos?q=nothing')
  expect(none.words).toContain('No videos match. Try fewer words. See all videos')
})

test('shows a clip with related clips under its player [MD-03] [SE-03]', async () => {
  const { title, main, html, document } = await openScreen('/videos/highlights-against-ashford/1')
  expect(title).toBe('Highlights against Ashford | Testham Terriers')
  expect(textsOf(main.getAllByRole('heading'))).toEqual([
    'Highlights against Ashford',
    'Related Videos',
    'Coach after the opener',
  ])
  const to = (name: string | RegExp) => hrefOf(main.getByRole('link', { name }))
  expect(to(/Play video ?: Highlights against Ashford/)).toBe(
    '/showcase/embed.aspx?youtube=abcdefghijk',
  )
  expect(to('All Football videos')).toBe('/sports/football/videos')
  expect(to('Season Opener')).toBe('/tags/season-opener')
  expect(to('Highlights')).toBe('/videos?type=highlights')
  expect(document.querySelector('iframe, video')).toBeNull()
  expect(html).toContain('"@type":"VideoObject","name":"Highlights against Ashford"')
  // The department chooses the heading and the number.
  const other = await many('/videos/highlights-against-ashford/1')
  expect(textsOf(other.main.getAllByRole('heading')).slice(1)).toEqual([
    'More to watch',
    expect.any(String),
  ])
})

test('shows a series in parts, and a playlist with its sponsor [MD-03]', async () => {
  const series = await openScreen('/videos/series/inside-the-season/2')
  expect(textsOf(series.main.getAllByRole('heading'))).toEqual([
    'Inside the season',
    '2 parts',
    'Coach after the opener',
    'Highlights against Ashford',
  ])
  expect(series.words).toContain('Part 1')
  const list = await openScreen('/videos/playlists/game-days/1')
  expect(textsOf(list.main.getAllByRole('heading'))).toEqual([
    'Game days',
    '1 video',
    'Highlights against Ashford',
  ])
  expect(hrefOf(list.main.getByRole('link', { name: 'Testham Savings' }))).toBe(
    'https://savings.testham.example/',
  )
})

test('pages the clips, and says when there are none [MD-03]', async () => {
  const first = await many('/videos')
  expect(hrefOf(first.main.getByRole('link', { name: /^Next/ }))).toBe('/videos?page=2')
  const second = await many('/videos?page=2')
  expect(second.title).toBe('Videos, Page 2 | Testham Terriers')
  expect(second.main.getAllByRole('heading', { level: 3 })).toHaveLength(2)
  expect((await empty('/videos')).words).toContain('No videos yet.')
  expect((await empty('/sports/football/videos')).words).toContain(
    'No Football videos yet. See all videos',
  )
})

test('redirects wrong names, and answers 404 for wrong numbers [MD-03]', async () => {
  expect(
    await answersOf(openScreen, [
      '/videos/x/1',
      '/videos/playlists/x/1',
      '/videos/series/x/2',
      '/videos/playlists/inside-the-season/2',
    ]),
  ).toEqual([
    ['/videos/x/1', 301, '/videos/highlights-against-ashford/1'],
    ['/videos/playlists/x/1', 301, '/videos/playlists/game-days/1'],
    ['/videos/series/x/2', 301, '/videos/series/inside-the-season/2'],
    ['/videos/playlists/inside-the-season/2', 301, '/videos/series/inside-the-season/2'],
  ])
  const wrong = ['/videos?page=9', '/videos/x/99', '/videos/x/abc', '/videos/series/game-days/1']
  expect(await answersOf(openScreen, wrong)).toEqual(notFound(wrong))
})

test('shows the transcript of a clip below it, and none in lists [MD-03]', async () => {
  const { main, html } = await openScreen('/videos/coach-after-the-opener/2')
  expect(main.getByText('Transcript').closest('details')?.open).toBe(false)
  expect(html).toContain('<strong>Coach:</strong> We played for each other.')
  expect((await openScreen('/videos')).html).not.toContain('We played for each other.')
  expect((await openScreen('/videos/highlights-against-ashford/1')).words).not.toContain(
    'Transcript',
  )
})
