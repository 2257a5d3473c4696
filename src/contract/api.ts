/**
 * The whole content API, one row per call, by family. Take it as a namespace, `import * as api from '…/contract/api.ts'`: a page then
 * carries only the rows it names. To add one: a row in its family here, its parsers in schemas/, its handler in server/api/handlers/.
 */
export * from './api/games.ts'
export * from './api/pages.ts'
export * from './api/people.ts'
export * from './api/site.ts'
export * from './api/sports.ts'
export * from './api/stats.ts'
export * from './api/stories.ts'

export type Api = typeof import('./api.ts')
export type ApiName = keyof Api
