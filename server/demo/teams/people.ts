import type { Random } from '../art/random.ts'
import type { SportCode } from '../art/sport-code.ts'
import { namePools, type NamePool } from '../words/names.ts'
import { majors, townNames, townsAbroad } from '../words/towns.ts'

export interface Person {
  /** The same in every season: 'zofia-wrobel'. */
  key: string
  first: string
  last: string
  gender: 'men' | 'women'
  hometown: string
  highSchool: string
  major: string
}

/**
 * How often a pool is drawn from, of a hundred or so; sports recruit in different parts of the
 * world.
 */
const weights: Readonly<Record<string, number>> = {
  anglo: 40,
  delta: 16,
  hispanic: 10,
  lusophone: 2,
  nordic: 4,
  slavic: 4,
  danubian: 2,
  turkish: 1,
  vietnamese: 2,
  'east-asian': 3,
  'south-asian': 2,
  maghreb: 1,
  'west-african': 4,
  pacific: 3,
  rhenish: 3,
  french: 3,
  italian: 2,
  gaelic: 3,
  plains: 2,
}

const leaning: Partial<Record<SportCode, Readonly<Record<string, number>>>> = {
  football: { delta: 42, pacific: 9, nordic: 1, rhenish: 1, danubian: 0 },
  mbball: { delta: 34, 'west-african': 9, slavic: 7 },
  wbball: { delta: 30, 'west-african': 7 },
  wten: {
    anglo: 12,
    delta: 4,
    slavic: 14,
    danubian: 10,
    nordic: 8,
    rhenish: 10,
    french: 8,
    turkish: 6,
  },
  msoc: { anglo: 22, hispanic: 18, 'west-african': 10, rhenish: 8, gaelic: 8, maghreb: 4 },
  wsoc: { nordic: 7, gaelic: 6 },
  fhockey: { rhenish: 26, gaelic: 10, delta: 4 },
  wlax: { delta: 6, hispanic: 4 },
  wvball: { pacific: 7, slavic: 7, turkish: 4 },
  baseball: { hispanic: 22 },
  softball: { hispanic: 18, plains: 5 },
  track: { delta: 24, 'west-african': 9 },
  mgolf: { 'east-asian': 8, 'south-asian': 6 },
}

const drawPool = (random: Random, code: SportCode): NamePool => {
  const weightOf = (pool: NamePool) => leaning[code]?.[pool.key] ?? weights[pool.key] ?? 1
  let left = random.float() * namePools.reduce((sum, pool) => sum + weightOf(pool), 0)
  for (const pool of namePools) if ((left -= weightOf(pool)) < 0) return pool
  return namePools[0] as NamePool
}

export const keyOf = (name: string): string =>
  name
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/ø/g, 'o')
    .replace(/ł/g, 'l')
    .replace(/đ|ð/g, 'd')
    .replace(/ß/g, 'ss')
    .replace(/þ/g, 'th')
    .replace(/æ/g, 'ae')
    .replace(/ı/g, 'i')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '')

const drawTown = (random: Random, pool: NamePool, states: readonly string[]): string => {
  const abroad = pool.abroad.length > 0 && random.chance(0.4) ? random.pick(pool.abroad) : null
  const town =
    abroad === null ? random.pick(townNames) : random.pick(townsAbroad[abroad] ?? townNames)
  return `${town}, ${abroad ?? random.pick(states)}`
}

const drawSchool = (random: Random, town: string): string => {
  const place = town.split(',')[0] as string
  return random.pick([
    `${place}`,
    `${place}`,
    `${place} Central`,
    `${place} Prep`,
    `North ${place}`,
    `St. Brigid's`,
    `Bishop Corran`,
    `${place} County`,
    `Westridge Academy`,
    `${place} Regional`,
  ])
}

/** Draws until the name is new in `taken`, and puts it there. */
export const drawPerson = (
  random: Random,
  o: { code: SportCode; gender: 'men' | 'women'; states: readonly string[]; taken: Set<string> },
): Person => {
  for (;;) {
    const pool = drawPool(random, o.code)
    const first = random.pick(pool[o.gender])
    // One in ten carries a family name from elsewhere: families mix.
    const family = random.pick(random.chance(0.1) ? drawPool(random, o.code).family : pool.family)
    const suffix =
      o.gender === 'men' && random.chance(0.045)
        ? ` ${random.pick(['Jr.', 'Jr.', 'II', 'III', 'IV'])}`
        : ''
    const key = keyOf(`${first} ${family}`)
    if (o.taken.has(key)) continue
    o.taken.add(key)
    const hometown = drawTown(random, pool, o.states)
    return {
      key,
      first,
      last: family + suffix,
      gender: o.gender,
      hometown,
      highSchool: drawSchool(random, hometown),
      major: random.pick(majors),
    }
  }
}
