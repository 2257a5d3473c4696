import type { Dialect, KindName } from './spelling.ts'

/**
 * The dialect of each call, and the places of objects in its answer ('*' is every list item, '' the
 * answer itself).
 */
export const calls: {
  path: RegExp
  dialect: Dialect
  places: Record<string, KindName>
  /** Our own answers do not have the other names. */
  isReadOnly?: boolean
}[] = [
  { path: /^\/api\/v2\/Sports(?:$|\/)/i, dialect: 'sports', places: { '*': 'sport', '': 'sport' } },
  {
    path: /^\/api\/v2\/EventsResults\//i,
    dialect: 'events',
    places: { 'items.*': 'game', '*': 'game', '*.events.*': 'game', 'items.*.events.*': 'game' },
  },
  {
    path: /^\/api\/v2\/Calendar\//i,
    dialect: 'schedule',
    places: { '*': 'day', 'items.*': 'day' },
  },
  { path: /^\/api\/v2\/ScheduleGames\/:\w+$/i, dialect: 'schedule', places: { '': 'game' } },
  { path: /^\/api\/v2\/Schedule(?:\/:\w+)?$/i, dialect: 'schedule', places: { '': 'schedule' } },
  {
    path: /^\/api\/v2\/Stories(?:\/related)?$/i,
    dialect: 'stories',
    places: { 'items.*': 'story', '*': 'story' },
  },
  { path: /^\/api\/v2\/Stories\/:date\/:slug$/i, dialect: 'stories', places: { '': 'story' } },
  { path: /^\/api\/v2\/Stories\/games$/i, dialect: 'schedule', places: { '*': 'day' } },
  { path: /^\/api\/v2\/Stories\/:id\/next-game$/i, dialect: 'schedule', places: { '': 'game' } },
  {
    path: /^\/api\/v2\/game-center\/:gameId\/next-game$/i,
    isReadOnly: true,
    dialect: 'schedule',
    places: { '': 'game' },
  },
  {
    path: /^\/api\/v2\/game-center\/:gameId\/hero$/i,
    isReadOnly: true,
    dialect: 'schedule',
    places: { '': 'hero' },
  },
  {
    path: /^\/api\/v2\/game-center\/:gameId\/game-info$/i,
    isReadOnly: true,
    dialect: 'schedule',
    places: { '': 'gameInfo' },
  },
  {
    path: /^\/api\/v2\/forms\/:formId$/i,
    isReadOnly: true,
    dialect: 'stats',
    places: { '': 'form' },
  },
  { path: /^\/api\/v2\/TrackingTag\/search$/i, dialect: 'sports', places: { '*': 'tag' } },
  { path: /^\/api\/v2\/OnThisDay$/i, dialect: 'onThisDay', places: { 'groups.*': 'memories' } },
  { path: /^\/api\/v2\/Stats\/boxscore\/:\w+$/i, dialect: 'stats', places: { '': 'boxScore' } },
  {
    path: /^\/api\/v2\/Rosters(?:\/:\w+|\/bySport\/:\w+)?$/i,
    dialect: 'people',
    places: { '': 'roster' },
  },
  { path: /^\/api\/v2\/Players\/roster\/bio\/:\w+$/i, dialect: 'people', places: { '': 'player' } },
  {
    path: /^\/api\/v2\/Players\/(?:roster\/:\w+|history|search|random)$/i,
    dialect: 'people',
    places: { '*': 'player', 'items.*': 'player' },
  },
]
