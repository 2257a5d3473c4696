import { boards } from './table/board.ts'
import { calendars } from './table/calendar.ts'
import { games } from './table/games.ts'
import { notices } from './table/notices.ts'
import { papers } from './table/papers.ts'
import { people } from './table/people.ts'
import { search } from './table/search.ts'
import { site } from './table/site.ts'
import { stories } from './table/stories.ts'
import type { Route } from './route.ts'
import type { RouteName } from './paths.ts'

/** The map of the site, put together from its sections. Every path has its row: a missing one does not compile. */
export const table = { ...site, ...people, ...games, ...boards, ...calendars, ...stories, ...papers, ...search, ...notices } satisfies Record<RouteName, Route>
