import { expect, test } from 'vitest'
import type { GameDetails } from '../../contract/schema/game-details.ts'
import type { Facility } from '../../contract/schema/facility.ts'
import type { StoryTeaser } from '../../contract/schema/story.ts'
import { sampleGame } from '../../../tests/support/sample-game.ts'
import { packContents } from './pack-contents.ts'

const game = (more: Partial<GameDetails> = {}) => ({ ...sampleGame(), gameCenterLink: '/game-center/1', facility: null, opponentHistoryUrl: null, ticketLink: null, pregameStory: null, postgameStory: null, ...more }) as unknown as GameDetails
const story = (url: string, redirectAbsoluteUrl: string | null = null) => ({ url, redirectAbsoluteUrl }) as StoryTeaser
const of = (more: Partial<GameDetails>, stories: StoryTeaser[] = [], roster = true) => packContents({ game: game(more), has: { roster }, stories, facility: null })
const paths = (more: Partial<GameDetails>, stories?: StoryTeaser[]) => of(more, stories).parts.map(({ path }) => path)

test('[OF-02] a pack has the game, the team, schedule, roster, place, earlier meetings, tickets and stories, each once', () => {
  const found = paths(
    { facility: { title: 'Field', id: 3, url: '/facilities/field/3' }, opponentHistoryUrl: '/sports/football/opponent-history/ashford/1', ticketLink: '/tickets', pregameStory: { id: 1, title: 'Preview', url: '/news/2026/9/1/preview' } },
    [story('/news/2026/9/1/preview'), story('/news/2026/9/2/a'), story('/elsewhere', 'https://elsewhere.example'), story('/news/2026/9/2/b'), story('/news/2026/9/2/c')],
  )
  expect(found).toEqual([
    '/game-center/1', '/sports/football', '/sports/football/schedule', '/sports/football/roster', '/facilities/field/3', '/sports/football/opponent-history/ashford/1', '/tickets', '/news/2026/9/1/preview', '/news/2026/9/2/a', '/news/2026/9/2/b',
  ])
})

test('[OF-02] what leads away is in no pack, and what is not there is named', () => {
  expect(paths({ ticketLink: 'https://tickets.example', facility: { title: 'x', id: null, url: 'https://place.example' }, postgameStory: { id: 1, title: 'x', url: 'https://x.example' } })).toEqual(['/game-center/1', '/sports/football', '/sports/football/schedule', '/sports/football/roster'])
  expect(of({ locationIndicator: 'H' }, [], false).missing).toEqual(['Roster', 'Place'])
  expect(of({ locationIndicator: 'A' }).missing).toEqual([])
})

test('[OF-02] of pictures a pack takes the place and the opponent, as wide as a phone needs', () => {
  const image = (url: string) => ({ url, width: 2000, height: 1000, altText: '', caption: null })
  const facility = { featuredImage: image('/images/aa') } as unknown as Facility
  const { pictures } = packContents({ game: game({ opponent: { ...sampleGame().opponent, image: image('/images/bb') } }), has: { roster: true }, stories: [], facility })
  expect(pictures).toEqual(['/images/aa/640.webp', '/images/bb/640.webp'])
})
