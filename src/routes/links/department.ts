import type { SportRef } from '../../contract/schema/sport.ts'
import { href } from '../href.ts'
import { departmentPaths } from '../paths/department.ts'

/** How the site is to be on this device. */
export const settingsHref = (): string => href(departmentPaths.settings, {})

/** Where this device is told what it may be told of; with a team, at that team. */
export const notificationsHref = (sport?: SportRef): string => href(departmentPaths.notifications, {}) + (sport ? `#team-${sport.globalSportNameSlug}` : '')
