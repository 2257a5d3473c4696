import type { RouteName } from '../paths.ts'
import type { Route } from '../route.ts'
import type { firstPages } from './first-pages.ts'
import { calendars } from './calendar.ts'
import { coaches } from './coaches.ts'
import { department } from './department.ts'
import { forms } from './forms.ts'
import { games } from './games.ts'
import { hidden } from './hidden.ts'
import { history } from './history.ts'
import { honors } from './honors.ts'
import { media } from './media.ts'
import { notices } from './notices.ts'
import { people } from './people.ts'
import { publications } from './publications.ts'
import { scores } from './scores.ts'
import { search } from './search.ts'
import { signIn } from './sign-in.ts'
import { staff } from './staff.ts'
import { statistics } from './statistics.ts'
import { stories } from './stories.ts'
import { videos } from './videos.ts'

/** The rows of all pages that are not in the first load. A path without a row does not compile. */
export const laterPages = {
  ...people,
  ...coaches,
  ...statistics,
  ...games,
  ...scores,
  ...calendars,
  ...honors,
  ...history,
  ...stories,
  ...publications,
  ...media,
  ...videos,
  ...staff,
  ...department,
  ...forms,
  ...search,
  ...notices,
  ...signIn,
  ...hidden,
} satisfies Record<Exclude<RouteName, keyof typeof firstPages>, Route>
