import type { Api } from '../../src/contract/api.ts'
import { gameHandlers } from './handlers/games.ts'
import { pageHandlers } from './handlers/pages.ts'
import type { HandlersOf } from './handlers/parts.ts'
import { peopleHandlers } from './handlers/people.ts'
import { siteHandlers } from './handlers/site.ts'
import { sportHandlers } from './handlers/sports.ts'
import { statHandlers } from './handlers/stats.ts'
import { storyHandlers } from './handlers/stories.ts'

/** What answers each call of the contract. */
export const handlers: HandlersOf<Api> = { ...siteHandlers, ...sportHandlers, ...peopleHandlers, ...gameHandlers, ...statHandlers, ...storyHandlers, ...pageHandlers }
