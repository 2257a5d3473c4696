import { expect, test } from 'vitest'
import {
  answersOf,
  hrefOf,
  notFound,
  ownScreens,
  textsOf,
} from '../../../tests/support/read-screen.ts'
import { openScreen } from '../../../tests/support/screen.ts'

const untagged = (slug: string, date: string) =>
  `---\ntitle: Plain\nslug: ${slug}\ndate: ${date}\n---\n\nWords.\n`
const bare = ownScreens(
  {
    'tags.yaml': '[]',
    'videos.yaml': '[]',
    'playlists.yaml': '[]',
    'galleries.yaml': '[]',
    'podcasts.yaml': '[]',
    'stories/season-opens.md': untagged('season-opens', '2026-08-28T09:00'),
    'stories/kickoff-moved.md': untagged('kickoff-moved', '2026-08-20T10:00'),
  },
  { mayRefuse: true },
)

test('lists topics with their number of items [RT-09]', async () => {
  const { status, title, main, words } = await openScreen('/tags')
  expect([status, title]).toEqual([200, 'Topics | Testham Terriers'])
  expect(words).toBe('Topics Season Opener 5 The first game of a season')
  expect(hrefOf(main.getByRole('link', { name: 'Season Opener' }))).toBe('/tags/season-opener')
})

test('lists items of a topic of every kind, newest first [RT-09]', async () => {
  const { title, main, words } = await openScreen('/tags/season-opener')
  expect(title).toBe('Topic: Season Opener | Testham Terriers')
  expect(textsOf(main.getAllByRole('heading', { level: 3 }))).toEqual([
    'Highlights against Ashford',
    'Opening night',
    'Season opens under the lights',
    'Opening week',
    'Kickoff moved to six',
  ])
  expect(words).toContain('Gallery Football August 29, 2026 Opening night')
  expect(words).not.toContain('Zephyrine')
  expect(hrefOf(main.getByRole('link', { name: 'Opening week' }))).toBe('/podcasts/opening-week/1')
})

test('narrows a topic to a kind and a sport, and keeps both [RT-09]', async () => {
  const { main } = await openScreen('/tags/season-opener?type=podcast')
  expect(textsOf(main.getAllByRole('heading', { level: 3 }))).toEqual(['Opening week'])
  expect(main.getByRole('heading', { level: 2 }).textContent).toBe('1 under this topic')
  expect(hrefOf(main.getByRole('link', { name: 'Football (5)' }))).toBe(
    '/tags/season-opener/football?type=podcast',
  )
  const sport = await openScreen('/tags/season-opener/football')
  expect(sport.title).toBe('Topic: Season Opener, Football | Testham Terriers')
  expect(hrefOf(sport.main.getByRole('link', { name: 'Stories' }))).toBe(
    '/tags/season-opener/football?type=story',
  )
})

test('shows a message for an empty topic and an empty list [RT-09]', async () => {
  const soccer = await openScreen('/tags/season-opener/womens-soccer')
  expect(soccer.words).toContain("No Women's Soccer stories on this topic yet.")
  expect(hrefOf(soccer.main.getByRole('link', { name: 'View everything on this topic' }))).toBe(
    '/tags/season-opener',
  )
  const page = await openScreen('/tags/season-opener?page=9')
  expect(page.words).toContain('There is no page 9.')
  const none = await bare('/tags')
  expect(none.words).toContain('No topics yet.')
})

test('answers 404 for unknown topics and topics with hidden stories only [RT-09]', async () => {
  const wrong = ['/tags/none', '/tags/season-opener/curling', '/tags/zephyrine']
  expect(await answersOf(openScreen, wrong)).toEqual(notFound(wrong))
})
