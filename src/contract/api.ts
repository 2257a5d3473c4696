/**
 * The whole content API, one row per call, by family. Import it as a namespace, `import * as api
 * from '…/contract/api.ts'`, so that a page bundles only the rows it uses. To add a call: a row in
 * its family here, its shape in the family's `.schema.ts`, its reader in `handlers` of a module of
 * server/content.
 */
export * from './archives.ts'
export * from './documents.ts'
export * from './follow.ts'
export * from './forms.ts'
export * from './games.ts'
export * from './calendar.ts'
export * from './game-center.ts'
export * from './hidden.ts'
export * from './honors.ts'
export * from './media.ts'
export * from './notices.ts'
export * from './opponents.ts'
export * from './pages.ts'
export * from './people.ts'
export * from './podcasts.ts'
export * from './promotions.ts'
export * from './rules.ts'
export * from './search.ts'
export * from './sign-in.ts'
export * from './site.ts'
export * from './sports.ts'
export * from './staff.ts'
export * from './stats.ts'
export * from './stories.ts'
export * from './tickets.ts'
export * from './videos.ts'

export type Api = typeof import('./api.ts')
export type ApiName = keyof Api
