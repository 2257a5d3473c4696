import { expect, test } from 'vitest'
import type { GameDetails } from '../../contract/game-details.schema.ts'
import type { Facility } from '../../contract/facilities.schema.ts'
import type { StoryTeaser } from '../../contract/stories.schema.ts'
import { sampleGame } from '../../../tests/support/sample-game.ts'
import { packContents } from './plan-pack.ts'

const game = (more: Partial<GameDetails> = {}) =>
  ({
    ...sampleGame(),
    gameCenterLink: '/game-center/1',
    facility: null,
    opponentHistoryUrl: null,
    opponentRosterUrl: '/sports/football/opponent-roster/ashford/9',
    ticketLink: null,
    pregameStory: null,
    postgameStory: null,
    ...more,
  }) as unknown as GameDetails
const story = (url: string, redirectAbsoluteUrl: string | null = null) =>
  ({ url, redirectAbsoluteUrl }) as StoryTeaser
const of = (more: Partial<GameDetails>, stories: StoryTeaser[] = [], roster = true) =>
  packContents({ game: game(more), has: { roster }, stories, facility: null })
const paths = (more: Partial<GameDetails>, stories?: StoryTeaser[]) =>
  of(more, stories).parts.map(({ path }) => path)

test('includes each page about the game once [OF-02]', () => {
  const found = paths(
    {
      facility: { title: 'Field', id: 3, url: '/facilities/field/3', gameDay: [] },
      opponentHistoryUrl: '/sports/football/opponent-history/ashford/1',
      ticketLink: '/tickets',
      pregameStory: { id: 1, title: 'Preview', url: '/news/2026/9/1/preview' },
    },
    [
      story('/news/2026/9/1/preview'),
      story('/news/2026/9/2/a'),
      story('/elsewhere', 'https://elsewhere.example'),
      story('/news/2026/9/2/b'),
      story('/news/2026/9/2/c'),
    ],
  )
  expect(found).toEqual([
    '/game-center/1',
    '/sports/football',
    '/sports/football/schedule',
    '/sports/football/roster',
    '/sports/football/opponent-roster/ashford/9',
    '/facilities/field/3',
    '/sports/football/opponent-history/ashford/1',
    '/tickets',
    '/news/2026/9/1/preview',
    '/news/2026/9/2/a',
    '/news/2026/9/2/b',
  ])
})

test('leaves out external pages, and names missing parts [OF-02]', () => {
  expect(
    paths({
      ticketLink: 'https://tickets.example',
      facility: { title: 'x', id: null, url: 'https://place.example', gameDay: ['gates'] },
      postgameStory: { id: 1, title: 'x', url: 'https://x.example' },
    }),
  ).toEqual([
    '/game-center/1',
    '/sports/football',
    '/sports/football/schedule',
    '/sports/football/roster',
    '/sports/football/opponent-roster/ashford/9',
  ])
  expect(of({ locationIndicator: 'H' }, [], false).missing).toEqual(['Roster', 'Place'])
  expect(of({ locationIndicator: 'A' }).missing).toEqual([])
  expect(
    of({
      locationIndicator: 'A',
      opponentRosterUrl: null,
      opponent: { ...sampleGame().opponent, title: '#23 Ashford' },
    }).missing,
  ).toEqual(['Ashford’s roster'])
  // A meet has none.
  expect(
    of({
      locationIndicator: 'A',
      opponentRosterUrl: null,
      opponent: { ...sampleGame().opponent, id: null, title: 'Otter Open' },
    }).missing,
  ).toEqual([])
})

const image = (url: string, width = 2000) => ({
  url,
  width,
  height: 1000,
  altText: '',
  caption: null,
})
const picturesOf = (facility: Partial<Facility>) =>
  packContents({
    game: game({ opponent: { ...sampleGame().opponent, image: image('/images/bb') } }),
    has: { roster: true },
    stories: [],
    facility: facility as Facility,
  }).pictures

test('includes pictures of the place and the opponent at phone width [OF-02]', () => {
  expect(picturesOf({ featuredImage: image('/images/aa'), map: null })).toEqual([
    { address: '/images/aa/640.webp' },
    { address: '/images/bb/640.webp' },
  ])
})

test('includes the map once at a readable size, and names it when missing [OF-02]', () => {
  const map = { address: '/images/cc/1280.webp', part: 'Map' }
  expect(picturesOf({ featuredImage: image('/images/aa'), map: image('/images/cc') })).toEqual([
    map,
    { address: '/images/aa/640.webp' },
    { address: '/images/bb/640.webp' },
  ])
  expect(picturesOf({ featuredImage: image('/images/cc'), map: image('/images/cc') })).toEqual([
    map,
    { address: '/images/bb/640.webp' },
  ])
  expect(picturesOf({ featuredImage: null, map: image('/images/cc', 700) })[0]).toEqual({
    address: '/images/cc/640.webp',
    part: 'Map',
  })
  expect(
    picturesOf({ featuredImage: null, map: image('/images/cc'), pageUrl: '/sports/football' }),
  ).toEqual([{ address: '/images/bb/640.webp' }])
})

test('links the place to its game-day section, if it has one [OF-02]', () => {
  const field = { title: 'Field', id: 3, url: '/facilities/field/3' }
  const placeOf = (facility: object) =>
    of({ facility: facility as GameDetails['facility'] }).parts.find(({ part }) => part === 'Place')
  expect(placeOf({ ...field, gameDay: ['parking', 'gates'] })).toEqual({
    part: 'Place',
    path: field.url,
    within: { part: 'Gates, parking', path: '/facilities/field/3#game-day' },
  })
  for (const facility of [{ ...field, gameDay: [] }, field])
    expect(placeOf(facility)).toEqual({ part: 'Place', path: field.url })
})
