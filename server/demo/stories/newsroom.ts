import type { SportCode } from '../art/sport-code.ts'
import { addDays, longDay } from '../calendar.ts'
import type { Fixture } from '../schedule/fixture.ts'
import { teamOf, type Team, type World } from '../world.ts'
import { awards } from './awards.ts'
import { baseballFacts, baseballRecap } from './baseball-recap.ts'
import { Desk } from './desk.ts'
import { factsOf } from './facts.ts'
import { footballFacts } from './football-facts.ts'
import { footballRecap } from './football-recap.ts'
import type { Feature } from './feature.ts'
import { harlanFeatures } from './features-harlan.ts'
import { ironwoodFeatures } from './features-ironwood.ts'
import { lacrosseFacts, lacrosseRecap } from './lacrosse-recap.ts'
import { gamedayGuide, preview, scheduleNotice, ticketsLink } from './notices.ts'
import { shortFacts, shortRecap } from './short-recap.ts'
import { storyName, type Story } from './story.ts'
import { volleyballFacts, volleyballRecap } from './volleyball-recap.ts'

/** How many of its latest games each team's beat writer covered. */
const beats: Readonly<Record<World['department']['id'], Partial<Record<SportCode, number>>>> = {
  harlan: { football: 10, wvball: 9, baseball: 6, wlax: 5, mbball: 3, wbball: 3, wsoc: 3, msoc: 2, wcross: 2, wswim: 2, softball: 2, wten: 1 },
  ironwood: { football: 7, wvball: 7, baseball: 4, wlax: 4, mbball: 2, wbball: 2, wsoc: 2, fhockey: 2, wrestling: 1, softball: 1, track: 1, mgolf: 1 },
}

const bylines: Readonly<Record<World['department']['id'], readonly string[]>> = {
  harlan: ['Marguerite Oyelaran', 'Theo Lindahl-Cruz', 'Harlan State Athletics', 'Priscilla Vang'], ironwood: ['Augustin Reyes-Holt', 'Ironwood Athletics', 'Fern Tsosie-Wells'],
}

const recapOf = (desk: Desk, team: Team, fixture: Fixture): { title: string; body: string; subHeadline: string; teaser: string } => {
  const facts = factsOf(desk, team, fixture)
  const played = desk.world.played.get(fixture.ref)
  switch (played?.sport) {
    case 'football': return footballRecap(desk, footballFacts(facts, played))
    case 'volleyball': return volleyballRecap(desk, volleyballFacts(facts, played))
    case 'baseball': return baseballRecap(desk, baseballFacts(facts, played))
    case 'lacrosse': return lacrosseRecap(desk, lacrosseFacts(facts, played))
    case undefined: return shortRecap(desk, shortFacts(facts))
  }
}

const recaps = (desk: Desk): Story[] => desk.world.teams.flatMap((team) => {
  const { department, today } = desk.world
  const finished = team.seasons.flatMap((season) => season.fixtures).filter((game) => game.outcome !== null && game.type !== 'S' && (game.endDate ?? game.date) < today)
  const count = beats[department.id][team.plan.code] ?? 0
  const covered = count === 0 ? [] : finished.slice(-count)
  return covered.map((fixture): Story => {
    const recap = recapOf(desk, team, fixture)
    return {
      ...recap, day: fixture.endDate ?? fixture.date, time: /^(6|7|8|9)/.test(fixture.time) && fixture.time.includes('p.m') ? '22:05' : '18:20', sport: team.plan.slug, scene: team.plan.code,
      byline: desk.take(bylines[department.id]), caption: fixture.homeAway === 'H' ? `${team.plan.title} ${fixture.facility === '' ? '' : `at ${fixture.facility}`}.`.replace(' .', '.') : '', games: [fixture.ref], redirect: '', role: 'recap',
    }
  })
})

const previews = (desk: Desk): Story[] => ['football', 'volleyball', 'mens-basketball', 'womens-basketball'].flatMap((slug, turn) => {
  const team = teamOf(desk.world, slug)
  const next = team.seasons[1]?.fixtures.find((game) => game.date >= desk.world.today && game.opponent !== null && game.status === '')
  return next === undefined ? [] : [preview(desk, team, next, turn)]
})

const fromFeature = (world: World, feature: Feature): Story => ({
  title: typeof feature.title === 'string' ? feature.title : feature.title(world), day: addDays(world.today, -feature.daysAgo), time: '08:30', sport: feature.sport,
  scene: feature.scene ?? (feature.sport === '' ? 'football' : teamOf(world, feature.sport).plan.code), byline: feature.byline ?? bylines[world.department.id][feature.daysAgo % bylines[world.department.id].length] ?? '',
  subHeadline: feature.subHeadline, teaser: feature.teaser, caption: '', games: [], redirect: feature.redirect ?? '', role: '', body: feature.body(world).join('\n\n'),
})

/** Two stories of one name would share an address on one day and confuse on any other. */
const distinct = (world: World, stories: readonly Story[]): Story[] => {
  const seen = new Set<string>()
  return stories.map((story) => {
    const title = seen.has(story.title) ? `${story.title} (${longDay(story.day).replace(/^\w+, /, '')})` : story.title
    seen.add(title)
    const body = story.body.replaceAll('..', '.').replaceAll(/\b([Aa]) (?=(?:8|11|18|8\d)(?:-\d|\b[^,\d]))/g, '$1n ')
    return { ...story, title, body, teaser: story.teaser.charAt(0).toUpperCase() + story.teaser.slice(1), byline: story.byline === '' ? world.department.name : story.byline }
  })
}

export const writeStories = (world: World): Story[] => {
  const desk = new Desk(world)
  const harlan = world.department.id === 'harlan'
  const live = world.teams.flatMap((team) => team.seasons.flatMap((season) => season.fixtures)).find((game) => game.ref === 'live-football')
  const stories = [
    ...recaps(desk), ...previews(desk), ...(live === undefined ? [] : [gamedayGuide(world, live)]), ...awards(desk),
    ...(harlan ? harlanFeatures : ironwoodFeatures).map((feature) => fromFeature(world, feature)),
    scheduleNotice(world, 'baseball', 5, 0), ...(harlan ? [scheduleNotice(world, 'softball', 19, 1)] : []), ticketsLink(world),
  ]
  return distinct(world, stories).toSorted((a, b) => b.day.localeCompare(a.day))
}

/** The schedules with their previews and recaps linked. */
export const linkStories = (fixtures: readonly Fixture[], stories: readonly Story[]): Fixture[] => fixtures.map((fixture) => {
  const of = (role: Story['role']) => stories.find((story) => story.role === role && story.games.includes(fixture.ref))
  const before = of('preview'), after = of('recap')
  return { ...fixture, previewStory: before === undefined ? '' : storyName(before), postStory: after === undefined ? '' : storyName(after) }
})

