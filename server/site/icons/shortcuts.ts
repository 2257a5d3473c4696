import { calendarHref, boardHref, archivesHref, searchHref } from '../../../src/routes/links.ts'

/**
 * What stands in the menu of an icon that is held, most wanted first: systems show three or four.
 * `sign` is a drawing of the sprite.
 */
export const shortcuts = [
  {
    name: 'Scores',
    description: 'Every game side by side, live',
    url: boardHref(undefined),
    sign: 'grid',
  },
  {
    name: 'Calendar',
    description: 'What is played when, in every sport',
    url: calendarHref(),
    sign: 'calendar',
  },
  { name: 'News', description: 'All stories, newest first', url: archivesHref(), sign: 'list' },
  {
    name: 'Search',
    description: 'Players, games and stories by name',
    url: searchHref(''),
    sign: 'search',
  },
] as const
