import type { SportRef } from '../../contract/schema/sport.ts'
import { href } from '../href.ts'
import { departmentPaths } from '../paths/department.ts'

/** How the site is to be on this device. */
export const settingsHref = (): string => href(departmentPaths.settings, {})

/** Whom this device follows, and in which order. */
export const myTeamsHref = (): string => href(departmentPaths.myTeams, {})

/** What this device has for when there is no network. */
export const savedHref = (): string => href(departmentPaths.saved, {})

/** Where this device is told what it may be told of; with a team, at that team. */
export const notificationsHref = (sport?: SportRef): string =>
  href(departmentPaths.notifications, {}) + (sport ? `#team-${sport.globalSportNameSlug}` : '')
