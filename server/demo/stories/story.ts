import { stringify } from 'yaml'
import type { SportCode } from '../art/sport-code.ts'
import type { Day } from '../calendar.ts'
import { keyOf } from '../teams/people.ts'

export interface Story {
  title: string
  day: Day
  /** '21:40'; empty for a story that is dated by its day alone. */
  time: string
  /** Slug of the sport; empty for a story about the whole department. */
  sport: string
  /** What the picture shows. */
  scene: SportCode
  byline: string
  subHeadline: string
  teaser: string
  caption: string
  games: readonly string[]
  /** Markdown; empty for a story that is only a link. */
  body: string
  redirect: string
  /** Which of the schedule's links to the story it is. */
  role: 'recap' | 'preview' | ''
}

export const storyName = (story: Story): string =>
  `${story.day}-${keyOf(story.title).split('-').slice(0, 9).join('-')}.md`

export const scenePath = (story: Story): string =>
  `pictures/stories/${storyName(story).replace(/\.md$/, '.svg')}`

const shown: Partial<Record<SportCode, string>> = {
  football: 'a football team on a floodlit field',
  wvball: 'a volleyball rally at the net',
  baseball: 'a baseball player on the diamond',
  softball: 'a softball player on the infield',
  wlax: 'lacrosse players on a grass field',
  mbball: 'basketball players under the arena lights',
  wbball: 'basketball players on the court',
  wsoc: 'soccer players in front of the stand',
  msoc: 'soccer players chasing the ball',
  fhockey: 'field hockey players with sticks down',
  wten: 'a tennis player at the baseline',
  wcross: 'runners on a course through the countryside',
  wswim: 'swimmers in the lanes of a pool',
  wrestling: 'two wrestlers on the mat',
  mgolf: 'a golfer on the fairway',
  track: 'runners on the oval',
}

export const altOf = (story: Story, colours: string): string =>
  `Drawing in ${colours}: ${shown[story.scene] ?? 'athletes at play'}.`

/** `more`: what the story names besides its games. */
export const storyMarkdown = (
  story: Story,
  colours: string,
  more: { tags: string[]; players: string[]; gallery: string; video: string },
): string => {
  const front = {
    title: story.title,
    date: story.time === '' ? story.day : `${story.day}T${story.time}`,
    ...(story.sport === '' ? {} : { sport: story.sport }),
    byline: story.byline,
    ...(story.subHeadline === '' ? {} : { subHeadline: story.subHeadline }),
    teaser: story.teaser,
    picture: scenePath(story),
    alt: altOf(story, colours),
    ...(story.caption === '' ? {} : { caption: story.caption }),
    ...(story.games.length === 0 ? {} : { games: [...story.games] }),
    ...(story.redirect === '' ? {} : { redirect: story.redirect }),
    ...(more.tags.length === 0 ? {} : { tags: more.tags }),
    ...(more.players.length === 0 ? {} : { players: more.players }),
    ...(more.gallery === '' ? {} : { gallery: more.gallery }),
    ...(more.video === ''
      ? {}
      : { video: { youtube: more.video, title: `Watch: ${story.title}` } }),
  }
  return `---\n${stringify(front, { lineWidth: 0 })}---\n\n${story.body}\n`
}
