import type { RouteName } from '../all-paths.ts'
import type { Route } from '../route.ts'
import { boards } from './board.ts'
import { boxScores } from './box-scores.ts'
import { calendars } from './calendar.ts'
import { coaches } from './coaches.ts'
import { department } from './department.ts'
import type { first } from './first.ts'
import { forms } from './forms.ts'
import { games } from './games.ts'
import { hidden } from './hidden.ts'
import { honors } from './honors.ts'
import { login } from './login.ts'
import { media } from './media.ts'
import { history } from './history.ts'
import { notices } from './notices.ts'
import { publications } from './publications.ts'
import { people } from './people.ts'
import { search } from './search.ts'
import { staff } from './staff.ts'
import { stats } from './stats.ts'
import { stories } from './stories.ts'

/** All other rows. Every path has its row: a missing one does not compile. */
export const rest = {
  ...people,
  ...coaches,
  ...stats,
  ...games,
  ...boxScores,
  ...boards,
  ...calendars,
  ...honors,
  ...history,
  ...stories,
  ...publications,
  ...media,
  ...staff,
  ...department,
  ...forms,
  ...search,
  ...notices,
  ...login,
  ...hidden,
} satisfies Record<Exclude<RouteName, keyof typeof first>, Route>
