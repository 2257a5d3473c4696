import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { storyUrl } from '../../content/stories/stories.ts'
import { identify, type Transaction } from '../../content/transaction.ts'
import type { Store } from '../../db/store.ts'
import { newPart, refuse, warn, type Part } from '../report.ts'
import { reasonOf } from '../work.ts'
import { readStoryFile, type StoryFile } from './story-file.ts'

export type PlannedStory = StoryFile & { name: string; file: string; line: number }

/** 'stories/recap.md', 'recap.md' and 'recap' are one story. */
const nameOf = (file: string): string => file.replace(/^stories\//, '').replace(/\.md$/i, '')

/**
 * The stories of a pack, read before its schedules: a game names its stories, so their addresses
 * must be known, and that they will be taken. The stories themselves are written after the games
 * that they name in turn.
 */
export class StoryPlan {
  readonly stories = new Map<string, PlannedStory>()
  /** What was refused or noticed while reading. */
  readonly part: Part = newPart('stories')

  static async of(
    store: Pick<Store, 'of'>,
    tenant: string,
    folder: string,
    files: string[],
  ): Promise<StoryPlan> {
    const plan = new StoryPlan()
    const taken = new Set<string>()
    for (const file of files.toSorted()) {
      try {
        const story = readStoryFile(await readFile(join(folder, file)), (reason) =>
          warn(plan.part, null, reason, file),
        )
        const name = nameOf(file)
        const slug = await freeSlug({ db: store.of(tenant) }, tenant, name, story, taken)
        plan.stories.set(name, { ...story, slug, name, file, line: 1 })
      } catch (error) {
        refuse(plan.part, 1, reasonOf(error), { file })
      }
    }
    return plan
  }

  /**
   * The number and address of the story that a game names: one of this pack, else one that the
   * store has from before. A hidden one is named by no game: its address would be public.
   */
  async find(writing: Transaction, file: string): Promise<{ id: number; url: string } | null> {
    const { db, tenant } = writing
    const planned = this.stories.get(nameOf(file))
    if (planned)
      return planned.hidden
        ? null
        : {
            id: await identify(writing, 'story', planned.name),
            url: storyUrl(planned.date, planned.slug),
          }
    const row = await db
      .selectFrom('identity')
      .innerJoin('story', (j) =>
        j.onRef('story.tenant', '=', 'identity.tenant').onRef('story.id', '=', 'identity.id'),
      )
      .select(['story.id', 'story.date', 'story.slug'])
      .where('identity.tenant', '=', tenant)
      .where('identity.kind', '=', 'story')
      .where('identity.key', '=', nameOf(file))
      .where('story.hidden', '=', 0)
      .executeTakeFirst()
    return row ? { id: row.id, url: storyUrl(row.date, row.slug) } : null
  }
}

/**
 * One address, one story: a second one of the same day and words gets a number. A story keeps the
 * address it has.
 */
async function freeSlug(
  { db }: Pick<Transaction, 'db'>,
  tenant: string,
  name: string,
  { date, slug }: StoryFile,
  taken: Set<string>,
): Promise<string> {
  const day = date.slice(0, 10)
  const own = await db
    .selectFrom('identity')
    .select('id')
    .where('tenant', '=', tenant)
    .where('kind', '=', 'story')
    .where('key', '=', name)
    .executeTakeFirst()
  for (let i = 1; ; i++) {
    const tried = i === 1 ? slug : `${slug}-${i}`
    if (taken.has(`${day}/${tried}`)) continue
    const holder = await db
      .selectFrom('story')
      .select('id')
      .where('tenant', '=', tenant)
      .where('date', '>=', day)
      .where('date', '<=', `${day}T99`)
      .where('slug', '=', tried)
      .executeTakeFirst()
    if (holder && holder.id !== own?.id) continue
    taken.add(`${day}/${tried}`)
    return tried
  }
}
