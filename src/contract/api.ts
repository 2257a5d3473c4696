/**
 * The whole content API, one row per call, by family. Take it as a namespace, `import * as api from
 * '…/contract/api.ts'`: a page then carries only the rows it names. To add one: a row in its family
 * here, its parsers in schemas/, its handler in server/api/handlers/.
 */
export * from './api/archives.ts'
export * from './api/documents.ts'
export * from './api/follow.ts'
export * from './api/forms.ts'
export * from './api/board.ts'
export * from './api/calendar.ts'
export * from './api/game-center.ts'
export * from './api/games.ts'
export * from './api/hidden.ts'
export * from './api/honors.ts'
export * from './api/media.ts'
export * from './api/notices.ts'
export * from './api/opponents.ts'
export * from './api/pages.ts'
export * from './api/people.ts'
export * from './api/promotions.ts'
export * from './api/rules.ts'
export * from './api/search.ts'
export * from './api/sign-in.ts'
export * from './api/site.ts'
export * from './api/sports.ts'
export * from './api/staff.ts'
export * from './api/stats.ts'
export * from './api/stories.ts'
export * from './api/tickets.ts'

export type Api = typeof import('./api.ts')
export type ApiName = keyof Api
