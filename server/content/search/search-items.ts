import type { SearchPage } from '../../../src/contract/search.schema.ts'
import { toIndexTerms } from '../../../src/domain/search/search.ts'
import { selectSearchRows, type Hit } from '../../db/search-terms.ts'
import type { ReadContext } from '../read-context.ts'
import { sportRefs } from '../sports/sports.ts'
import { buildExcerpt } from './findable.ts'
import { readGameTexts } from './game-texts.ts'
import type { Athletes } from './athletes.ts'
import { readAthleteLines, readLiveRows, readPeople } from './people-facts.ts'

/** What visitors call some kinds. */
const publicKinds: Readonly<Record<string, string>> = {
  'roster-person': 'player',
  remembered: 'moment',
  'past-player': 'player',
  'roster-staff': 'coach',
  sport_file: 'sport-file',
  press_clip: 'press-clip',
}
export const publicKind = (kind: string): string => publicKinds[kind] ?? kind
export const kindsOfPublic = (name: string): string[] => [
  name,
  ...Object.keys(publicKinds).filter((kind) => publicKinds[kind] === name),
]

/** The texts and URLs of matches by their row. */
export async function readHitTexts(
  { db, tenant }: ReadContext,
  hits: readonly Hit[],
): Promise<Map<number, { text: string; url: string }>> {
  if (hits.length === 0) return new Map()
  const rows = await selectSearchRows(
    db,
    tenant,
    hits.map(({ seq }) => seq),
  )
    .select(['seq', 'text', 'url'])
    .execute()
  return new Map(rows.map((row) => [row.seq, row]))
}

const isInTitle = (title: string, searchTerms: readonly string[]): boolean => {
  const titleTerms = toIndexTerms(title)
  return searchTerms.every((term) => titleTerms.some((titleTerm) => titleTerm.startsWith(term)))
}

/**
 * Matches as they are answered, with the text around the words; athletes found by their name with a
 * line about them.
 */
export async function toItems(
  context: ReadContext,
  hits: readonly Hit[],
  searchTerms: readonly string[],
  athletes: Athletes,
): Promise<SearchPage['items']> {
  const texts = await readHitTexts(context, hits)
  const sports = await sportRefs(context)
  const gameTexts = await readGameTexts(
    context,
    hits.flatMap(({ kind, id }) => (kind === 'game' ? id : [])),
  )
  const people = await readPeople(context, hits)
  const athleteLines = await readAthleteLines(
    context,
    hits.filter(({ title }) => isInTitle(title, searchTerms)),
    athletes,
  )
  const liveRows = await readLiveRows(context, hits, athletes)
  return hits.map(({ seq, kind, id, title, date, sport_id }) => ({
    kind: publicKind(kind),
    id,
    title,
    text:
      athleteLines.get(seq) ??
      buildExcerpt((kind === 'game' && gameTexts.get(id)) || texts.get(seq)!.text, searchTerms),
    url: texts.get(seq)!.url,
    date,
    sport: (sport_id && sports.get(sport_id)) || null,
    person: people.get(seq) ?? null,
    isLive: liveRows.has(seq),
  }))
}
