import { syncPublicFiles } from '../../content/files/files.ts'
import { sanitizeHtml, htmlToText } from '../../content/html/clean-html.ts'
import { gameKey } from '../../content/games/find-game.ts'
import { writeStory } from '../../content/stories/write-stories.ts'
import { gallery } from '../../content/kinds/media.ts'
import { openTag } from '../../content/stories/tags.ts'
import { getOrCreateId, type WriteResult, type Transaction } from '../../content/transaction.ts'
import { personCalled } from '../roster/roster-row.ts'
import { merge, RowError, warnRow, type FileReport } from '../report.ts'
import { findSport } from '../site/sports.ts'
import { toKey, blankToNull } from '../values/text.ts'
import { writeRows, type ImportContext } from '../import-context.ts'
import {
  drawnPicture,
  isPackPath,
  markdownToHtml,
  type TextPicture,
  type TextVideo,
} from './story-extras.ts'
import type { PlannedStory, StoryPlan } from './story-file.ts'
import type { FileLink } from '../../../src/contract/parts.schema.ts'

/**
 * The planned stories → story rows. Stories that are no longer in the folder stay, because an
 * archive is larger than a folder.
 */
export async function importStories(
  work: ImportContext,
  fileReport: FileReport,
  plan: StoryPlan,
): Promise<void> {
  merge(fileReport, plan.part)
  const stories = [...plan.stories.values()]
  await work.pictures.prepare(
    stories.flatMap((story) => picturesOf(story).map(({ path }) => path)),
    work.signal,
  )
  const captions = await readCaptions(work, stories)
  await writeRows(
    work,
    fileReport,
    stories,
    (transaction, story, draft) => keepStory(work, transaction, story, draft, captions),
    syncPublicFiles,
  )
}

/** The caption files of the stories' videos by path, stored before the stories are. */
async function readCaptions({ files }: ImportContext, stories: readonly PlannedStory[]) {
  const byPath = new Map<string, FileLink | string>()
  for (const { video } of stories)
    if (video?.captions) byPath.set(video.captions, await files.take(video.captions, null))
  return byPath
}

const picturesOf = (story: PlannedStory): TextPicture[] =>
  [...(story.picture ? [story.picture] : []), ...story.pictures, ...story.images].filter(
    ({ path }) => isPackPath(path),
  )

async function keepStory(
  work: ImportContext,
  transaction: Transaction,
  story: PlannedStory,
  fileReport: FileReport,
  captions: ReadonlyMap<string, FileLink | string>,
): Promise<WriteResult> {
  const sport = story.sport ? await findSport(transaction, story.sport) : null
  if (story.sport && !sport) throw new RowError(`there is no sport "${story.sport}"`)
  const say = (reason: string) => warnRow(fileReport, null, reason, story.file)
  const content = sanitizeHtml(
    story.isHtml
      ? story.body
      : markdownToHtml(story.body, (picture) =>
          drawnPicture(work, picture, say, 'the story is imported without it'),
        ),
  )
  const { date, title, redirect, hidden, video, links, template, writer } = story
  return writeStory(transaction, {
    id: await getOrCreateId(transaction, 'story', story.name),
    slug: story.slug,
    sportId: sport?.id ?? null,
    doc: {
      title,
      date,
      subHeadline: blankToNull(story.subHeadline),
      teaser: story.teaser || teaserOf(content),
      byline: blankToNull(story.byline),
      redirectAbsoluteUrl: redirect,
      image: leadPicture(work, story, say),
      content,
      gameIds: await gameIds(transaction, story.games, say),
      playerIds: await playerIds(transaction, story.players, say),
      tagIds: await tagIds(transaction, story.tags, say),
      images: story.images.flatMap((picture) => pictureOf(work, picture, say) ?? []),
      galleryId: story.gallery
        ? await getOrCreateId(transaction, gallery.name, toKey(story.gallery))
        : null,
      hidden,
      video: video && {
        ...video,
        captions: captionsOf(video, captions, say),
        transcript: video.transcript && (sanitizeHtml(video.transcript) || null),
      },
      links,
      contentTemplate: template,
      writer,
    },
  })
}

/** The captions of a video; one without them is better than no story. */
function captionsOf(
  { captions: path }: TextVideo,
  captions: ReadonlyMap<string, FileLink | string>,
  say: (reason: string) => void,
): FileLink | null {
  const file = captions.get(path ?? '') ?? null
  if (typeof file !== 'string') return file
  say(`video: captions: ${file}; the video is imported without them`)
  return null
}

const leadPicture = (
  work: ImportContext,
  { picture }: PlannedStory,
  say: (reason: string) => void,
) => picture && pictureOf(work, picture, say)

function pictureOf(work: ImportContext, picture: TextPicture, say: (reason: string) => void) {
  const image = isPackPath(picture.path)
    ? work.pictures.image(picture.path, picture.alt, picture.title)
    : `picture ${picture.path} is not in the import folder`
  if (typeof image !== 'string') return image
  say(`${image}; the story is imported without it`)
  return null
}

async function gameIds(
  { db, tenant }: Transaction,
  refs: string[],
  say: (reason: string) => void,
): Promise<number[]> {
  const foundIds: number[] = []
  for (const ref of refs) {
    const row = await db
      .selectFrom('identity')
      .select('id')
      .where('tenant', '=', tenant)
      .where('kind', '=', 'game')
      .where('key', '=', gameKey(ref))
      .executeTakeFirst()
    if (row) foundIds.push(row.id)
    else say(`games: "${ref}" is not a ref of a schedule; left out`)
  }
  return [...new Set(foundIds)]
}

async function playerIds(
  transaction: Transaction,
  keys: string[],
  say: (reason: string) => void,
): Promise<number[]> {
  const foundIds: number[] = []
  for (const key of keys) {
    const id = await personCalled(transaction, key)
    if (id === null) say(`players: no roster has "${key.slice(0, 80)}"; left out`)
    else foundIds.push(id)
  }
  return [...new Set(foundIds)]
}

async function tagIds(
  transaction: Transaction,
  names: string[],
  say: (reason: string) => void,
): Promise<number[]> {
  const foundIds: number[] = []
  for (const name of names) {
    const id = await openTag(transaction, name)
    if (id === null) say(`tags: no address can be made from "${name.slice(0, 80)}"; left out`)
    else foundIds.push(id)
  }
  return [...new Set(foundIds)]
}

/** The first paragraph, cut between words. */
function teaserOf(content: string): string {
  const text = htmlToText(/<p>([\s\S]*?)<\/p>/.exec(content)?.[1] ?? content)
  return text.length <= 220
    ? text
    : `${text
        .slice(0, 220)
        .replace(/\s+\S*$/, '')
        .replace(/[,;:.\s–-]+$/, '')}…`
}
