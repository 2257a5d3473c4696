import { coachesPaths } from './paths/coaches.ts'
import { departmentPaths } from './paths/department.ts'
import { firstPaths } from './paths/first.ts'
import { formsPaths } from './paths/forms.ts'
import { gamesPaths } from './paths/games.ts'
import { hiddenPaths } from './paths/hidden.ts'
import { honorsPaths } from './paths/honors.ts'
import { mediaPaths } from './paths/media.ts'
import { historyPaths } from './paths/history.ts'
import { noticesPaths } from './paths/notices.ts'
import { papersPaths } from './paths/publications.ts'
import { peoplePaths } from './paths/people.ts'
import { staffPaths } from './paths/staff.ts'
import { statsPaths } from './paths/stats.ts'
import { storiesPaths } from './paths/stories.ts'

/**
 * Every address of the site, once: a family each in paths/. The table gives each its page, `href`
 * writes links with them.
 */
export const allPaths = {
  ...firstPaths,
  ...peoplePaths,
  ...coachesPaths,
  ...statsPaths,
  ...gamesPaths,
  ...honorsPaths,
  ...historyPaths,
  ...storiesPaths,
  ...papersPaths,
  ...mediaPaths,
  ...staffPaths,
  ...departmentPaths,
  ...formsPaths,
  ...noticesPaths,
  ...hiddenPaths,
}

export type RouteName = keyof typeof allPaths
