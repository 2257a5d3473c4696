import type { Api } from './api.ts'
import { gameSchemas } from './schemas/games.ts'
import { pageSchemas } from './schemas/pages.ts'
import type { DescribedOf } from './schemas/parts.ts'
import { peopleSchemas } from './schemas/people.ts'
import { siteSchemas } from './schemas/site.ts'
import { sportSchemas } from './schemas/sports.ts'
import { statSchemas } from './schemas/stats.ts'
import { storySchemas } from './schemas/stories.ts'

/** The parsers and descriptions of every row, for the server and the tests; never for the entry bundle. */
export const schemas: DescribedOf<Api> = { ...siteSchemas, ...sportSchemas, ...peopleSchemas, ...gameSchemas, ...statSchemas, ...storySchemas, ...pageSchemas }
