import type { Random } from '../art/random.ts'
import { weekday, type Day } from '../calendar.ts'
import type { Department, SportPlan } from '../department.ts'
import type { Fixture, Link } from './fixture.ts'

/**
 * Everything about a game that only the fans' evening depends on: the hour, the channels, the
 * giveaway.
 */

const evenings = ['6 p.m.', '6:30 p.m.', '7 p.m.']
const afternoons = ['Noon', '1 p.m.', '2 p.m.', '2:30 p.m.', '4 p.m.']

export const drawTime = (
  random: Random,
  plan: SportPlan,
  date: Day,
  o: { far: boolean; field: boolean; second: boolean },
): string => {
  if (o.second) return random.chance(0.5) ? 'TBA' : 'Approx. 4 p.m.'
  if (o.far && random.chance(0.22)) return random.pick(['TBA', 'TBA', 'TBD'])
  if (o.field)
    return plan.code === 'wcross'
      ? "Women's 6K: 9 a.m. | Men's 8K: 9:45 a.m."
      : random.pick(['All Day', '8:30 a.m.', '10 a.m.'])
  const weekend = weekday(date) === 6 || weekday(date) === 0
  if (plan.code === 'football') return random.pick(['Noon', '1 p.m.', '2:30 p.m.', '6 p.m.'])
  if (plan.code === 'wten' || plan.code === 'wswim')
    return random.pick(['11 a.m.', 'Noon', '1 p.m.'])
  return random.pick(weekend ? afternoons : evenings)
}

const promotions = [
  'Youth Night: free T-shirts for the first 300 children',
  'Fill the Pantry: bring two cans, sit anywhere',
  'Faculty and Staff Appreciation',
  'Bobblehead Giveaway (first 500)',
  'Pack the House',
  'Bark in the Park',
  'Military Appreciation',
  'Two-Dollar Popcorn',
  'Band Night',
  'Teddy Bear Toss',
  'Class Reunion Weekend',
]

export const drawPromotion = (random: Random, department: Department, home: boolean): string =>
  home && random.chance(0.16)
    ? random.pick([...promotions, `${department.mascotPlural} Legends Weekend`])
    : ''

const slug = (text: string) => text.toLowerCase().replace(/[^a-z0-9]+/g, '-')

export const drawLinks = (
  random: Random,
  department: Department,
  plan: SportPlan,
  o: { home: boolean; past: boolean; ref: string },
): Fixture['links'] => {
  const link = (title: string, path: string): Link => ({
    title,
    url: `https://www.example.org/${department.id}/${path}/${slug(o.ref)}`,
  })
  const large = ['football', 'mbball', 'wbball', 'wvball', 'baseball'].includes(plan.code)
  return {
    ...(large && random.chance(0.45)
      ? { tv: link(`${department.conference.abbreviation} Network`, 'tv') }
      : {}),
    ...(large
      ? { radio: link(department.id === 'harlan' ? 'KHRN 97.5 FM' : 'KMNR 1340 AM', 'radio') }
      : {}),
    ...(random.chance(0.7) ? { video: link('Watch', 'watch') } : {}),
    ...(large && random.chance(0.5) ? { audio: link('Listen', 'listen') } : {}),
    ...(random.chance(0.8) ? { stats: link('Live Stats', 'stats') } : {}),
    ...(o.home && !o.past && large ? { tickets: link('Tickets', 'tickets') } : {}),
  }
}
