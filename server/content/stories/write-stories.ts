import { withoutDateline } from './dateline.ts'
import { storyUrl } from './story-links.ts'
import { htmlToBlockText, inPieces } from '../html/clean-html.ts'
import { StoryDoc } from '../docs.ts'
import { writeFindable } from '../search/findable.ts'
import { writeMentions } from '../search/mentions.ts'
import { toSearchTerms } from '../../../src/domain/search/search.ts'
import { saveDocument, type WriteResult, type Transaction } from '../transaction.ts'

const topicsOf = (id: number, sports: (number | null | undefined)[]) => [
  `story:${id}`,
  'stories',
  ...new Set(sports.flatMap((sport) => (sport ? [`stories:${sport}`] : []))),
]

/**
 * Touches the old sport, too, when a story moves to another. A hidden story is in no search and has
 * no mentions.
 */
export async function writeStory(
  transaction: Transaction,
  story: { id: number; slug: string; sportId: number | null; doc: StoryDoc },
): Promise<WriteResult> {
  const { id, slug, sportId } = story
  const doc = StoryDoc.parse(story.doc)
  const outcome = await saveDocument(
    transaction,
    'story',
    StoryDoc,
    { id, date: doc.date, slug, sport_id: sportId, hidden: Number(doc.hidden), doc },
    (before) => topicsOf(id, [sportId, before?.['sport_id'] as number | null | undefined]),
  )
  if (outcome !== 'same') await writeAroundStory(transaction, { id, slug, sportId, doc })
  return outcome
}

/** Characters at the start of a story: its first sentences, which a teaser may only repeat. */
const openingLength = 300

/** Whether all words of a text are in another: 'Ashford 31, Harlan 10' in 'beat Ashford, 31-10'. */
function isRepeated(text: string | null, other: string): boolean {
  const terms = new Set(toSearchTerms(other))
  return toSearchTerms(text ?? '').every((term) => terms.has(term))
}

export async function writeAroundStory(
  transaction: Transaction,
  {
    id,
    slug,
    sportId,
    doc: rawDoc,
  }: { id: number; slug: string; sportId: number | null; doc: StoryDoc },
): Promise<void> {
  const {
    hidden,
    title,
    subHeadline,
    teaser: teaserHtml,
    byline,
    content,
    date,
    redirectAbsoluteUrl,
    gameIds,
    playerIds,
    tagIds,
  } = StoryDoc.parse(rawDoc)
  const contentText = withoutDateline(htmlToBlockText(content))
  const text = inPieces(
    isRepeated(subHeadline, `${title} ${teaserHtml ?? ''}`) ? null : subHeadline,
    isRepeated(teaserHtml, contentText.slice(0, openingLength)) ? null : teaserHtml,
    contentText,
    byline,
  )
  await writeFindable(
    transaction,
    'story',
    id,
    hidden
      ? null
      : {
          title,
          text,
          url: redirectAbsoluteUrl ?? storyUrl(date, slug),
          sportId,
          date,
          scheduled: true,
          archived: true,
          remembered: true,
        },
  )
  const mentions = [
    ...gameIds.map((game) => ({ kind: 'game' as const, id: game })),
    ...playerIds.map((person) => ({ kind: 'person' as const, id: person })),
    ...tagIds.map((tag) => ({ kind: 'tag' as const, id: tag })),
  ]
  await writeMentions(transaction, { kind: 'story', id, sportId, date }, hidden ? [] : mentions)
}
