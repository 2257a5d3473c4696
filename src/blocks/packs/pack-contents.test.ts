import { expect, test } from 'vitest'
import type { GameDetails } from '../../contract/game-details.schema.ts'
import type { Facility } from '../../contract/facilities.schema.ts'
import type { StoryTeaser } from '../../contract/stories.schema.ts'
import { sampleGame } from '../../../tests/support/sample-game.ts'
import { packContents } from './pack-contents.ts'

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

test('[OF-02] a pack has the game, the team, schedule, both rosters, place, earlier meetings, tickets and stories, each once', () => {
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

test('[OF-02] what leads away is in no pack, and what is not there is named', () => {
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
  // A field of many has none.
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

test('[OF-02] of pictures a pack takes the place and the opponent, as wide as a phone needs', () => {
  expect(picturesOf({ featuredImage: image('/images/aa'), map: null })).toEqual([
    { address: '/images/aa/640.webp' },
    { address: '/images/bb/640.webp' },
  ])
})

test('[OF-02] the map of the place is taken as large as its words must be read, once, and is missed by name', () => {
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

test('[OF-02] the place leads straight to what it says of game day; answers of before say nothing', () => {
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
