import { first } from '../../src/routes/table/first.ts'
import { rest } from '../../src/routes/table/rest.ts'

/** Every row of the site, by its name. */
export const table = { ...first, ...rest }
