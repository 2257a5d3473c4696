import { firstPages } from '../../src/routes/pages/first-pages.ts'
import { laterPages } from '../../src/routes/pages/later-pages.ts'

/** Every route of the site, by name. */
export const table = { ...firstPages, ...laterPages }
