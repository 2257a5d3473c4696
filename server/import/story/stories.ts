import { cleanHtml, textOf } from '../../content/clean-html.ts'
import { gameKey } from '../../content/find-game.ts'
import { writeStory } from '../../content/stories.ts'
import { identify, type Outcome, type Writing } from '../../content/writing.ts'
import { merge, RowRefused, warn, type Part } from '../report.ts'
import { findSport } from '../site/seasons.ts'
import { orNull } from '../values/yes.ts'
import { writeRows, type Work } from '../work.ts'
import { drawnPicture, isPackPath } from './drawn-picture.ts'
import { htmlOf, type TextPicture } from './html-of.ts'
import type { PlannedStory, StoryPlan } from './story-plan.ts'

/** The planned stories → story rows. A story that is no longer in the pack stays: a newsroom's archive is larger than its pack. */
export async function importStories(work: Work, part: Part, plan: StoryPlan): Promise<void> {
  merge(part, plan.part)
  const stories = [...plan.stories.values()]
  await work.pictures.prepare(stories.flatMap((story) => picturesOf(story).map(({ path }) => path)), work.signal)
  await writeRows(work, part, stories, (writing, story, draft) => keepStory(work, writing, story, draft))
}

const picturesOf = (story: PlannedStory): TextPicture[] => [...(story.picture ? [story.picture] : []), ...story.pictures].filter(({ path }) => isPackPath(path))

async function keepStory(work: Work, writing: Writing, story: PlannedStory, part: Part): Promise<Outcome> {
  const sport = story.sport ? await findSport(writing, story.sport) : null
  if (story.sport && !sport) throw new RowRefused(`there is no sport "${story.sport}"`)
  const say = (reason: string) => warn(part, null, reason, story.file)
  const content = cleanHtml(htmlOf(story.body, (picture) => drawnPicture(work, picture, say, 'the story is taken without it')))
  const { date, title, redirect } = story
  return writeStory(writing, {
    id: await identify(writing, 'story', story.name), slug: story.slug, sportId: sport?.id ?? null,
    doc: {
      title, date, subHeadline: orNull(story.subHeadline), teaser: story.teaser || teaserOf(content), byline: orNull(story.byline), redirectAbsoluteUrl: redirect,
      image: leadPicture(work, story, say), content, gameIds: await gameIds(writing, story.games, say),
    },
  })
}

function leadPicture(work: Work, { picture }: PlannedStory, say: (reason: string) => void) {
  if (!picture) return null
  const image = isPackPath(picture.path) ? work.pictures.image(picture.path, picture.alt, picture.title) : `picture ${picture.path} is not in the pack`
  if (typeof image !== 'string') return image
  say(`${image}; the story is taken without it`)
  return null
}

async function gameIds({ db, tenant }: Writing, refs: string[], say: (reason: string) => void): Promise<number[]> {
  const found: number[] = []
  for (const ref of refs) {
    const row = await db.selectFrom('identity').select('id').where('tenant', '=', tenant).where('kind', '=', 'game').where('key', '=', gameKey(ref)).executeTakeFirst()
    if (row) found.push(row.id)
    else say(`games: "${ref}" is no ref of a schedule; left out`)
  }
  return [...new Set(found)]
}

/** The first paragraph, cut at a word. */
function teaserOf(content: string): string {
  const text = textOf(/<p>([\s\S]*?)<\/p>/.exec(content)?.[1] ?? content)
  return text.length <= 220 ? text : `${text.slice(0, 220).replace(/\s+\S*$/, '').replace(/[,;:.\s–-]+$/, '')}…`
}
