import type { RouteName } from '../paths.ts'
import type { Route } from '../route.ts'
import { boards } from './board.ts'
import { calendars } from './calendar.ts'
import type { first } from './first.ts'
import { games } from './games.ts'
import { login } from './login.ts'
import { notices } from './notices.ts'
import { papers } from './papers.ts'
import { people } from './people.ts'
import { search } from './search.ts'
import { stories } from './stories.ts'

/** All other rows. Every path has its row: a missing one does not compile. */
export const rest = { ...people, ...games, ...boards, ...calendars, ...stories, ...papers, ...search, ...notices, ...login } satisfies Record<Exclude<RouteName, keyof typeof first>, Route>
