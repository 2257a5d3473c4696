import { expect, test } from 'vitest'
import {
  answersOf,
  hrefOf,
  notFound,
  ownScreens,
  textsOf,
} from '../../../tests/support/read-screen.ts'
import { openScreen } from '../../../tests/support/screen.ts'

const many = Array.from(
  { length: 30 },
  (_, i) => `- title: Quick word ${i + 1}
  sound: https://audio.testham.example/quick/${i + 1}.mp3
  publishDate: 2026-07-${String(i + 1).padStart(2, '0')}T06:00\n`,
)
const elsewhere = `- title: From another house
  showId: The Kennel
  sound: https://elsewhere.testham.example/9.mp3
  publishDate: 2026-08-20T06:00\n`
const open = ownScreens({
  'site.yaml': '+mediaHosts: [audio.testham.example]\n',
  'podcasts.yaml': `+${elsewhere}${many.join('')}`,
})
const empty = ownScreens({ 'podcasts.yaml': '[]', 'podcast-shows.yaml': '[]' })

test('shows the latest episode first, the shows, and a link to each audio [RT-09]', async () => {
  const { status, title, main, words } = await openScreen('/podcasts')
  expect([status, title]).toEqual([200, 'Podcasts | Testham Terriers'])
  expect(textsOf(main.getAllByRole('heading'))).toEqual([
    'Podcasts',
    'Latest episode',
    'Opening week',
    'Shows',
    'The Kennel',
  ])
  expect(words).toContain('Episode 1 Aug. 27, 2026 31 min Opening week The head coach on Ashford.')
  expect(words).not.toContain('Not yet to be heard')
  expect(hrefOf(main.getByRole('link', { name: /Play episode ?: Opening week$/ }))).toBe(
    'https://audio.testham.example/kennel/1.mp3',
  )
  expect(hrefOf(main.getByRole('link', { name: 'Opening week' }))).toBe('/podcasts/opening-week/1')
})

test('links the pages of the episodes [RT-09]', async () => {
  const first = await open('/podcasts')
  expect(first.words).toContain('2 episodes')
  expect(hrefOf(first.main.getByRole('link', { name: /^Next/ }))).toBe('/podcasts?page=2')
  expect(
    hrefOf(first.main.getByRole('link', { name: /Play episode ?: From another house$/ })),
  ).toBe('https://elsewhere.testham.example/9.mp3')
  const { title, main } = await open('/podcasts?page=2')
  expect(title).toBe('Podcasts, page 2 | Testham Terriers')
  expect(textsOf(main.getAllByRole('heading', { level: 3 }))).toEqual(
    [8, 7, 6, 5, 4, 3, 2, 1].map((number) => `Quick word ${number}`),
  )
  expect(hrefOf(main.getByRole('link', { name: 'The newest episodes' }))).toBe('/podcasts')
})

test('shows one episode with its text, sport and audio download [RT-09]', async () => {
  const { title, main, html } = await openScreen('/podcasts/opening-week/1')
  expect(title).toBe('Opening week | Testham Terriers')
  expect(html).toContain('The head coach on <strong>Ashford</strong>.')
  expect(hrefOf(main.getByRole('link', { name: 'Download' }))).toBe(
    'https://audio.testham.example/kennel/1.mp3',
  )
  expect(hrefOf(main.getByRole('link', { name: 'Football' }))).toBe('/sports/football')
  expect(hrefOf(main.getByRole('link', { name: 'All podcasts' }))).toBe('/podcasts')
  const silent = await open('/podcasts/quick-word-1/4')
  expect(silent.words).toContain('No description for this episode.')
})

test('shows one show with its episodes [RT-09]', async () => {
  const { title, main } = await openScreen('/podcasts/shows/the-kennel/1')
  expect(title).toBe('The Kennel | Testham Terriers')
  expect(textsOf(main.getAllByRole('heading'))).toEqual(['The Kennel', '1 episode', 'Opening week'])
})

test('shows a message when nothing is published [RT-09]', async () => {
  const { words } = await empty('/podcasts')
  expect(words).toContain('No episodes yet.')
})

test('redirects wrong names, and answers 404 for wrong numbers [RT-09]', async () => {
  expect(await answersOf(openScreen, ['/podcasts/other/1', '/podcasts/shows/x/1'])).toEqual([
    ['/podcasts/other/1', 301, '/podcasts/opening-week/1'],
    ['/podcasts/shows/x/1', 301, '/podcasts/shows/the-kennel/1'],
  ])
  const wrong = [
    '/podcasts?page=9',
    '/podcasts/x/99999',
    '/podcasts/x/abc',
    '/podcasts/x',
    '/podcasts/shows/x/99999',
    '/podcasts/shows/the-kennel/1?page=7',
    '/podcasts/not-yet-to-be-heard/2',
  ]
  expect(await answersOf(openScreen, wrong)).toEqual(notFound(wrong))
})

test('shows the transcript of an episode below it, and none in lists [RT-09]', async () => {
  const { main, html } = await openScreen('/podcasts/opening-week/1')
  expect(main.getByText('Transcript').closest('details')?.open).toBe(false)
  expect(html).toContain('<strong>Host:</strong> Welcome to the kennel.')
  expect((await openScreen('/podcasts')).html).not.toContain('Welcome to the kennel.')
})
