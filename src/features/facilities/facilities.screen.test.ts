import { expect, test } from 'vitest'
import {
  answersOf,
  hrefOf,
  notFound,
  ownScreens,
  textsOf,
} from '../../../tests/support/read-screen.ts'
import { openScreen } from '../../../tests/support/screen.ts'

const own = ownScreens({
  'facilities.yaml': `- {title: Elsewhere Hall, pageUrl: 'https://halls.testham.example/elsewhere'}
- {title: Bare Gym}\n`,
})
const empty = ownScreens(
  { 'facilities.yaml': '[]', 'page-settings.yaml': '[]' },
  { mayRefuse: true },
)

test('lists the places under the department’s own title and text [RT-10]', async () => {
  const { status, title, main, words } = await openScreen('/facilities')
  expect([status, title]).toEqual([200, 'Where we play | Testham Terriers'])
  expect(textsOf(main.getAllByRole('heading'))).toEqual(['Where we play', 'Terrier Field'])
  expect(words).toContain('Free to enter on weekdays.')
  expect(words).toContain('Home of football since 1931 100 Stadium Drive, Testham, Iowa')
  expect(hrefOf(main.getByRole('link', { name: 'Terrier Field' }))).toBe(
    '/facilities/terrier-field/1',
  )
})

test('shows the seats, directions, teams and next game of a place [RT-10]', async () => {
  const { main } = await openScreen('/facilities/terrier-field/1')
  expect(main.getByRole('heading', { level: 1 }).textContent).toBe('Terrier Field')
  const facts = main.getByRole('complementary', { name: 'Facts about Terrier Field' })
  expect(facts.textContent).toContain('4,000 seats')
  expect(hrefOf(main.getByRole('link', { name: /^Directions to Terrier Field/ }))).toBe(
    'https://www.google.com/maps/dir/?api=1&destination=41.5%2C-93.6',
  )
  expect(hrefOf(main.getByRole('link', { name: 'Football' }))).toBe('/sports/football')
  const next = main.getByRole('region', { name: 'Next events here' })
  expect(next.textContent).toMatch(/Ashford.*Sept. 12.*TBA/)
  expect(
    hrefOf(main.getByRole('link', { name: /^Tickets ?, Football vs Ashford, Sept. 12$/ })),
  ).toBe('https://tickets.testham.example/3')
})

test('shows game-day information with a map to enlarge [RT-10]', async () => {
  const { main } = await openScreen('/facilities/terrier-field/1')
  const day = main.getByRole('region', { name: 'On game day' })
  expect(textsOf([...day.querySelectorAll('h3')])).toEqual(['Gates', 'Parking', 'Bag policy'])
  expect(day.textContent).toContain('Gates open 90 minutes before kickoff.')
  expect(day.textContent).toContain('Lot 7 is five minutes away on foot.')
  expect(main.getByRole('img', { name: /^Map of Terrier Field: Gate A north/ })).toBeTruthy()
  expect(hrefOf(main.getByRole('link', { name: /View larger map$/ }))).toMatch(
    /^\/images\/\w+\/1600\.webp$/,
  )
})

test('shows a message without upcoming games, and links a place’s own site [RT-10]', async () => {
  const { words, main } = await own('/facilities/bare-gym/2')
  expect(words).toContain('No upcoming games at Bare Gym .')
  expect(main.queryByRole('region', { name: 'On game day' })).toBeNull()
  expect(await answersOf(own, ['/facilities/elsewhere-hall/1'])).toEqual([
    ['/facilities/elsewhere-hall/1', 302, 'https://halls.testham.example/elsewhere'],
  ])
})

test('shows a message when no place is published [RT-10]', async () => {
  const { main, words } = await empty('/facilities')
  expect(main.getByRole('heading', { level: 1 }).textContent).toBe('Facilities')
  expect(words).toContain('No facilities yet.')
})

test('redirects a wrong name, and answers 404 for a wrong number [RT-10]', async () => {
  expect(await answersOf(openScreen, ['/facilities/another-name/1'])).toEqual([
    ['/facilities/another-name/1', 301, '/facilities/terrier-field/1'],
  ])
  const wrong = ['/facilities/x/999', '/facilities/x/abc', '/facilities/x']
  expect(await answersOf(openScreen, wrong)).toEqual(notFound(wrong))
})
