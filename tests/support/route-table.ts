import { first } from '../../src/routes/pages/first.ts'
import { rest } from '../../src/routes/pages/rest.ts'

/** Every row of the site, by its name. */
export const table = { ...first, ...rest }
