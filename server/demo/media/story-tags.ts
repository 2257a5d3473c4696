import { longDay } from '../calendar.ts'
import type { Story } from '../stories/story.ts'
import type { World } from '../world.ts'

/** What the department says of the tags that its desk uses. */
export const tagDescriptions: Readonly<Record<string, string>> = {
  'Game Recap': 'What happened, the evening it happened',
  'Game Preview': 'What to watch before the next one',
  'Conference Honors': 'Players and teams of the week, and what they did for it',
  'Game Day': 'Parking, gates and everything else that one asks the week before',
  Schedules: 'New schedules and what changed in them',
  'Close Finish': 'Decided late and by little',
  'Home Crowd': 'Played in front of our own',
  Features: 'Longer stories about the people behind the numbers',
  Tickets: 'Where to get in',
}

/** Tags of a story, from what it is about. */
export function tagsOf(story: Story): string[] {
  const text = `${story.title} ${story.teaser}`
  const own = [
    story.role === 'recap' && 'Game Recap',
    story.role === 'preview' && 'Game Preview',
    /of the week|honor|named|award/i.test(text) && story.role === '' && 'Conference Honors',
    /game ?day|parking|gates/i.test(text) && 'Game Day',
    /schedule is out/.test(text) && 'Schedules',
    /ticket/i.test(text) && 'Tickets',
    story.role === 'recap' &&
      /overtime|late|walk-off|five sets|last|edge|survive|hold/i.test(text) &&
      'Close Finish',
    story.role === 'recap' && story.caption !== '' && 'Home Crowd',
  ].filter((tag) => tag !== false)
  return own.length > 0 ? own : ['Features']
}

/**
 * The people of the sport's roster whom a story names, in the order in which it does, at most five.
 */
export function playersOf(world: World, story: Story): string[] {
  const team = world.teams.find(({ plan }) => plan.slug === story.sport)
  if (!team) return []
  const found = team.rosters[1].flatMap(({ person }) => {
    const at = story.body.indexOf(`${person.first} ${person.last}`)
    return at === -1 ? [] : [{ key: person.key, at }]
  })
  return found
    .toSorted((a, b) => a.at - b.at)
    .slice(0, 5)
    .map(({ key }) => key)
}

/** Recaps that a photographer was at: the latest of each sport, as many as ask for. */
export const photographed = (stories: readonly Story[], most = 10): Story[] =>
  [
    ...Map.groupBy(
      stories.filter(({ role }) => role === 'recap'),
      ({ sport }) => sport,
    ).values(),
  ]
    .map((some) => some.toSorted((a, b) => b.day.localeCompare(a.day))[0]!)
    .toSorted((a, b) => b.day.localeCompare(a.day) || a.sport.localeCompare(b.sport))
    .slice(0, most)

export const galleryTitle = (world: World, story: Story): string =>
  `${world.teams.find(({ plan }) => plan.slug === story.sport)?.plan.title ?? world.department.calledShort} in pictures: ${longDay(story.day)}`
