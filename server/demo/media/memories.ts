import papaparse from 'papaparse'
import { slugOf } from '../../../src/domain/words/slug.ts'
import { seeded, type Random } from '../art/random.ts'
import { addDays, monthName } from '../calendar.ts'
import { scenePath, altOf, type Story } from '../stories/story.ts'
import type { World } from '../world.ts'
import type { MediaFiles } from './media-files.ts'

const older = 100

/**
 * A hundred stories of before this site, of which only the addresses are left; and what is
 * remembered around today.
 */
export function memories(world: World, stories: readonly Story[], colours: string): MediaFiles {
  const random = seeded(`${world.department.id}/memories`)
  return {
    lists: { 'on-this-day.yaml': remembered(world, stories, colours, random) },
    files: [['archives.csv', archives(world, random)]],
  }
}

function archives({ department, teams, today }: World, random: Random): string {
  const first = Number(today.slice(0, 4)) - 3
  const seen = new Set<string>()
  const rows = Array.from({ length: older }, (_, i) => {
    const year = first - Math.floor(i / 5)
    const date = `${year}-${String(random.int(1, 12)).padStart(2, '0')}-${String(random.int(1, 28)).padStart(2, '0')}`
    const { plan } = random.pick(teams)
    const { title: them } = random.pick(department.opponents)
    const sport = plan.title.toLowerCase()
    const lines = [
      `${department.mascotPlural} hold off ${them} in ${sport}`,
      `${them} comes to ${plan.facility} and leaves with nothing`,
      `${plan.title} opens ${year} against ${them}`,
      `${sport[0]!.toUpperCase()}${sport.slice(1)} falls at ${them}`,
      `Four from ${sport} on the ${department.conference.abbreviation} honor roll`,
      `${plan.title} signs its class of ${year + 4}`,
      `${plan.facility} to get new seats after ${year}`,
      `A late answer against ${them} keeps ${sport} in it`,
    ]
    let title = random.pick(lines)
    if (seen.has(`${title} ${date}`)) title = `${title} (${monthName(date)})`
    seen.add(`${title} ${date}`)
    return {
      title,
      date,
      url: `https://old.${department.emailHost}/${date.replaceAll('-', '/')}/${slugOf(title)}`,
      sport: plan.slug,
    }
  })
  return `${papaparse.unparse(
    rows.toSorted((a, b) => b.date.localeCompare(a.date)),
    { newline: '\n' },
  )}\n`
}

/**
 * For each of some days around today, so that the page is full on the day of the visit and the week
 * after it.
 */
function remembered(
  { department, teams, today }: World,
  stories: readonly Story[],
  colours: string,
  random: Random,
) {
  const pictured = stories.filter(({ redirect }) => redirect === '')
  return Array.from({ length: 10 }, (_, day) => addDays(today, day - 2)).flatMap((day, at) =>
    [4, 11, 19, 32, 47].map((years, i) => {
      const { plan } = random.pick(teams)
      const { title: them, location } = random.pick(department.opponents)
      const year = Number(day.slice(0, 4)) - years
      // The 29th of February is not in every year.
      const date = `${year}-${day.slice(5) === '02-29' ? '02-28' : day.slice(5)}`
      const said = [
        [
          `${plan.title} wins its first ${department.conference.abbreviation} title`,
          `A draw would have been enough. ${them} went ahead early; the ${department.mascotPlural} answered three times before the half.`,
        ],
        [
          `${plan.facility} opens its gates`,
          `The first visitors came from ${location.replace(/\.$/, '')}. The paint on the rails was still wet, and half the crowd went home with ${department.calledShort} on its sleeves.`,
        ],
        [
          `A record against ${them} that still stands`,
          `Nobody has come within a week's work of it since. The ball is in the glass case beside the office of the athletic director.`,
        ],
        [
          `The ${plan.title.toLowerCase()} team that would not go home`,
          `Fog closed the road to ${location.replace(/\.$/, '')}. They played a day late, on borrowed shoes, and won.`,
        ],
        [
          `First night under the lamps`,
          `Two thousand people saw the switch thrown, and most of them stayed for the game with ${them}.`,
        ],
      ] as const
      const [title, text] = said[(i + at) % said.length]!
      const story = pictured.find(({ sport }) => sport === plan.slug) ?? pictured[0]!
      return {
        title,
        date,
        text,
        sportId: plan.slug,
        ...(i === 0 ? { featured: true } : {}),
        ...(i < 3 ? { image: { path: scenePath(story), alt: altOf(story, colours) } } : {}),
        byline: `${department.calledShort} Archives`,
      }
    }),
  )
}
