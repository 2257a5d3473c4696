import { addDays, longDay } from '../calendar.ts'
import type { Fixture } from '../schedule/fixture.ts'
import { teamOf, type World } from '../world.ts'
import { awards } from './awards.ts'
import { Desk } from './desk.ts'
import type { Feature } from './feature.ts'
import { harlanFeatures } from './features-harlan.ts'
import { ironwoodFeatures } from './features-ironwood.ts'
import { gamedayGuide, preview, scheduleNotice, ticketsLink } from './notices.ts'
import { bylines, recaps } from './recaps.ts'
import { storyName, type Story } from './story.ts'

const previews = (desk: Desk): Story[] =>
  ['football', 'volleyball', 'mens-basketball', 'womens-basketball'].flatMap((slug, turn) => {
    const team = teamOf(desk.world, slug)
    const next = team.seasons[1]?.fixtures.find(
      (game) => game.date >= desk.world.today && game.opponent !== null && game.status === '',
    )
    return next === undefined ? [] : [preview(desk, team, next, turn)]
  })

const fromFeature = (world: World, feature: Feature): Story => ({
  title: typeof feature.title === 'string' ? feature.title : feature.title(world),
  day: addDays(world.today, -feature.daysAgo),
  time: '08:30',
  sport: feature.sport,
  scene:
    feature.scene ?? (feature.sport === '' ? 'football' : teamOf(world, feature.sport).plan.code),
  byline:
    feature.byline ??
    bylines[world.department.id][feature.daysAgo % bylines[world.department.id].length] ??
    '',
  subHeadline: feature.subHeadline,
  teaser: feature.teaser,
  caption: '',
  games: [],
  redirect: feature.redirect ?? '',
  role: '',
  body: feature.body(world).join('\n\n'),
})

/** Two stories of one name would share an address on one day and confuse on any other. */
const distinct = (world: World, stories: readonly Story[]): Story[] => {
  const seen = new Set<string>()
  return stories.map((story) => {
    const title = seen.has(story.title)
      ? `${story.title} (${longDay(story.day).replace(/^\w+, /, '')})`
      : story.title
    seen.add(title)
    const body = story.body
      .replaceAll('..', '.')
      .replaceAll(/\b([Aa]) (?=(?:8|11|18|8\d)(?:-\d|\b[^,\d]))/g, '$1n ')
    return {
      ...story,
      title,
      body,
      teaser: story.teaser.charAt(0).toUpperCase() + story.teaser.slice(1),
      byline: story.byline === '' ? world.department.name : story.byline,
    }
  })
}

export const writeStories = (world: World): Story[] => {
  const desk = new Desk(world)
  const harlan = world.department.id === 'harlan'
  const live = world.teams
    .flatMap((team) => team.seasons.flatMap((season) => season.fixtures))
    .find((game) => game.ref === 'live-football')
  const stories = [
    ...recaps(desk),
    ...previews(desk),
    ...(live === undefined ? [] : [gamedayGuide(world, live)]),
    ...awards(desk),
    ...(harlan ? harlanFeatures : ironwoodFeatures).map((feature) => fromFeature(world, feature)),
    scheduleNotice(world, 'baseball', 5, 0),
    ...(harlan ? [scheduleNotice(world, 'softball', 19, 1)] : []),
    ticketsLink(world),
  ]
  return distinct(world, stories).toSorted((a, b) => b.day.localeCompare(a.day))
}

/** The schedules with their previews and recaps linked. */
export const linkStories = (fixtures: readonly Fixture[], stories: readonly Story[]): Fixture[] =>
  fixtures.map((fixture) => {
    const of = (role: Story['role']) =>
      stories.find((story) => story.role === role && story.games.includes(fixture.ref))
    const before = of('preview'),
      after = of('recap')
    return {
      ...fixture,
      previewStory: before === undefined ? '' : storyName(before),
      postStory: after === undefined ? '' : storyName(after),
    }
  })
