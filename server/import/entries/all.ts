import type { EntryFile } from './entry.ts'
import { facilities } from './facilities.ts'

/** Every list of a pack besides sports, schools, rosters, schedules and stories, in the order in which they are taken: an entry may name those before it. */
export const entryFiles: EntryFile[] = [
  facilities,
]
