import { paths, type RouteName } from '../../../src/routes/paths.ts'
import type { AddressList, Listed } from '../../content/department/addresses.ts'

/**
 * The page that each entry of a long list has. An entry may lead elsewhere (a story that is only a
 * link, a coach without a bio): then it is not listed here.
 */
export const pagesOfLists: Record<AddressList, readonly RouteName[]> = {
  stories: ['story'],
  games: ['boxScore'],
  'game-centers': ['gameCenter'],
  players: ['player'],
  coaches: ['coach', 'supportStaff'],
  awards: ['award'],
  'all-americans': ['allAmerican'],
  inductees: ['inductee'],
  podcasts: ['podcast'],
  'sport-files': ['sportFile'],
  tags: ['tag'],
}

/**
 * Whether an entry of a list has a page of its own. Two thousand are asked about at once: the
 * router would take seconds to match them.
 */
export function hasPage(list: AddressList): (one: Listed) => boolean {
  const shapes = pagesOfLists[list].map(
    (name) => new RegExp(`^${paths[name].replace(/:\w+/g, '[^/?#]+')}$`),
  )
  return ({ url }) => shapes.some((shape) => shape.test(url))
}

/**
 * Pages that search engines are asked not to read: what is closed, searches, what is for paper, and
 * where scores are kept. Each says noindex itself, for those who do not ask.
 */
export const closedToRobots = [
  'hidden',
  'hiddenRoster',
  'hiddenPlayer',
  'hiddenForm',
  'hiddenSportFile',
  'hiddenStory',
  'hiddenSplash',
  'protectedSportFile',
  'protectedForm',
  'login',
  'search',
  'splash',
  'score',
  'rosterPrint',
  'textSchedule',
  'printSchedule',
  'resultsPrint',
  'calendarPrint',
  'sportCalendarPrint',
  'staffDirectoryPrint',
  'statsPdf',
] as const satisfies RouteName[]

/** Pages that nobody is told of, and why. */
export const unlisted: Partial<Record<RouteName, string>> = {
  notFound: 'is none',
  document: 'is the file itself, or says how to ask for it',
  unsubscribed: 'is where a letter leads',
  saved: 'is of one device',
  settings: 'is of one device',
  otd: 'is another spelling',
  historicalRosterJoined: 'is another spelling',
  sportHistoricalRosterJoined: 'is another spelling',
  sportTag: 'is a part of what bears the tag',
  opponentRoster: 'is for who goes to the game: the other school publishes its own',
}
