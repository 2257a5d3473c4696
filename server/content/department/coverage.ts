import type { Coverage } from '../../../src/contract/pages.schema.ts'
import { readItems } from '../items.ts'
import { coverage } from '../kinds/coverage.ts'
import type { ReadContext } from '../read-context.ts'
import { sportRefs } from '../sports/sports.ts'

/** Where games are followed; of a sport, what is said of it and what is said of all. */
export async function readCoverage(reading: ReadContext, sportId?: number): Promise<Coverage[]> {
  const sports = await sportRefs(reading)
  const all = await readItems(reading, coverage)
  return all
    .filter(({ sportIds }) => !sportId || sportIds.length === 0 || sportIds.includes(sportId))
    .map(({ sportIds, ...item }) => ({
      ...item,
      sports: sportIds.flatMap((id) => sports.get(id) ?? []),
    }))
}
