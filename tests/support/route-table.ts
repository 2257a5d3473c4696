import { first } from '../../src/routes/pages/first.ts'
import { rest } from '../../src/routes/pages/rest.ts'

/** Every route of the site, by name. */
export const table = { ...first, ...rest }
