import { stringify } from 'yaml'
import { gallery } from '../../../content/kinds/media.ts'
import { tag } from '../../../content/kinds/stories.ts'
import type { StoryDoc } from '../../../content/docs.ts'
import { toKey } from '../../values/text.ts'
import { isSafe, type Exporting } from '../folder-writer.ts'
import type { Row } from '../snapshot.ts'

/** stories/<name>.md: fields as front matter and the text as clean HTML. */
export async function writeStories(exporting: Exporting): Promise<void> {
  for (const row of exporting.snapshot.rows.story) {
    const path = `stories/${exporting.lookup.key('story', row['id'])}.md`
    if (!isSafe(path)) continue
    const story = JSON.parse(row.doc) as StoryDoc
    const frontMatter = stringify(withoutBlanks(frontOf(exporting, row, story)), { lineWidth: 0 })
    await exporting.out.bytes(path, `---\n${frontMatter}---\n${story.content}\n`)
  }
}

/** Leaves out blank values. */
const withoutBlanks = (frontMatter: Record<string, unknown>): Record<string, unknown> =>
  Object.fromEntries(
    Object.entries(frontMatter).filter(
      ([, value]) =>
        value !== null &&
        value !== undefined &&
        value !== '' &&
        value !== false &&
        !(Array.isArray(value) && value.length === 0),
    ),
  )

function frontOf({ lookup, names }: Exporting, row: Row, story: StoryDoc): Record<string, unknown> {
  const title = (kind: string, id: number, field: 'title' | 'name') => {
    const item = lookup.item(kind, id)
    return item ? String((JSON.parse(item.doc) as Record<string, unknown>)[field]) : null
  }
  const galleryKey = lookup.key(gallery.name, story.galleryId)
  const galleryTitle = story.galleryId ? title(gallery.name, story.galleryId, 'title') : null
  return {
    title: story.title,
    date: story.date.endsWith('T00:00:00') ? story.date.slice(0, 10) : story.date.slice(0, 16),
    slug: row['slug'],
    format: 'html',
    sport: lookup.slug(row['sport_id']),
    byline: story.byline,
    subHeadline: story.subHeadline,
    teaser: story.teaser,
    ...(names.picture(story.image)
      ? {
          picture: names.picture(story.image),
          alt: story.image!.altText,
          caption: story.image!.caption,
        }
      : {}),
    games: story.gameIds.flatMap(
      (id) => /^ref:(.+)$/.exec(lookup.key('game', id) ?? '')?.[1] ?? [],
    ),
    redirect: story.redirectAbsoluteUrl,
    tags: (story.tagIds ?? []).map((id) => title(tag.name, id, 'name') ?? lookup.key(tag.name, id)),
    players: (story.playerIds ?? []).map((id) => lookup.person(id)),
    gallery:
      galleryTitle !== null && toKey(galleryTitle) === galleryKey ? galleryTitle : galleryKey,
    images: (story.images ?? []).flatMap((image) =>
      names.picture(image)
        ? [
            withoutBlanks({
              path: names.picture(image),
              alt: image.altText,
              caption: image.caption,
            }),
          ]
        : [],
    ),
    video:
      story.video &&
      withoutBlanks({
        ...story.video,
        captions: story.video.captions && names.file(story.video.captions),
        transcript: story.video.transcript && { html: story.video.transcript },
      }),
    links: story.links,
    hidden: story.hidden,
    template: story.contentTemplate,
    writer: story.writer && withoutBlanks(story.writer),
  }
}
