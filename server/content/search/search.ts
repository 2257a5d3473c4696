import type { CallHandlers } from '../call-handlers.ts'
import type { Paging } from '../../../src/contract/queries.ts'
import type { SearchPage, SearchResult, Suggestion } from '../../../src/contract/search.schema.ts'
import { toLocalDateTime } from '../../../src/domain/calendar/time-zone.ts'
import { findByTerms, type Hit, type SearchTerm } from '../../db/search-terms.ts'
import { toPage } from '../paging.ts'
import type { ReadContext } from '../read-context.ts'
import { nextDue } from '../cached-rows.ts'
import {
  withPrefixMatch,
  exactTerm,
  parseTypedTerms,
  rankHits,
  findSimilarWords,
} from './search-rank.ts'
import { readAthletes } from './athletes.ts'
import { readGameKinds } from './game-texts.ts'
import { findSportStories } from './sport-results.ts'
import { readDirectAnswers } from './direct-answers.ts'
import { publicKind, kindsOfPublic, readHitTexts, toItems } from './search-items.ts'
import { readTimeZone } from '../department-clock.ts'

type SearchQuery = Paging & { q: string; kind?: string | undefined; sportId?: number | undefined }

/** Newest matches among which the best are chosen. */
const maxMatches = 500
const mostTitles = 100
/** During typing a shorter word is more likely incomplete than misspelled. */
const shortestCorrected = 5
const noHits = { hits: [] as Hit[], corrected: null as string[] | null }

/**
 * All content of the department with all these words, best first. A search for a score, a schedule
 * or a roster begins with the pages that answer it. An empty query finds nothing.
 */
export async function readSearch(
  context: ReadContext,
  { q, kind, sportId, ...paging }: SearchQuery,
): Promise<SearchPage> {
  const typedTerms = parseTypedTerms(q)
  const now = await seenNow(context)
  const direct = sportId === undefined ? await readDirectAnswers(context, typedTerms) : null
  const typedResult =
    typedTerms.length === 0 ? noHits : await find(context, typedTerms, { now, sportId })
  // After the answers comes what has all the words, else what is about the team.
  const useRest = direct && (typedResult.corrected || typedResult.hits.length === 0)
  const searchResult = useRest ? await findAbout(context, direct.rest, now) : typedResult
  const usedTerms = searchResult.corrected ?? (useRest ? direct.rest : typedTerms)
  const stories = await findSportStories(context, searchResult.hits, usedTerms, now)
  const allHits = eachOnce([...searchResult.hits, ...stories])
  // For a given kind all matches are ranked, not only those among the best of all kinds.
  const hits =
    kind === undefined || searchResult.hits.length < maxMatches
      ? allHits
      : eachOnce([
          ...searchResult.hits.filter((hit) => hit.kind === 'sport'),
          ...(await find(context, usedTerms, { now, sportId, kind })).hits,
          ...stories,
        ])
  const gameKinds = await readGameKinds(context, hits, now)
  const athletes = await readAthletes(context, hits)
  const answers = direct?.results ?? []
  const isOther = (hit: Hit) =>
    !answers.some((answer) => answer.kind === publicKind(hit.kind) && answer.id === hit.id)
  const page = toPage(
    [
      ...answers.filter((answer) => kind === undefined || answer.kind === kind),
      ...rankHits(hits, usedTerms, now, gameKinds, athletes).filter(
        (hit) => isOther(hit) && (kind === undefined || publicKind(hit.kind) === kind),
      ),
    ],
    paging,
  )
  const items = await toItems(
    context,
    page.items.filter((item): item is Hit => 'seq' in item),
    usedTerms,
    athletes,
  )
  return {
    ...page,
    items: [...page.items.filter((item): item is SearchResult => !('seq' in item)), ...items],
    kinds: countsOf([...answers, ...allHits.filter(isOther)]),
    corrected: searchResult.corrected?.join(' ') ?? null,
  }
}

/** Titles that complete the typed text or are similar to it, at most eight, each once. */
export async function readSuggestions(context: ReadContext, q: string): Promise<Suggestion[]> {
  const searchTerms = parseTypedTerms(q)
  if (searchTerms.length === 0 || q.trim().length < 2) return []
  const now = await seenNow(context)
  const direct = await readDirectAnswers(context, searchTerms)
  if (direct) return direct.results.map(({ kind, id, title, url }) => ({ kind, id, title, url }))
  const begun: SearchTerm[][] = searchTerms.map((term, i) => [
    { word: term, begins: i === searchTerms.length - 1 },
  ])
  const findHits = (terms: SearchTerm[][]) => inTitles(context, terms, now)
  const begunHits = await findHits(begun)
  const { hits, corrected } =
    begunHits.length > 0 || searchTerms.every(({ length }) => length < shortestCorrected)
      ? { hits: begunHits, corrected: null }
      : await findCorrected(context, searchTerms, now, findHits)
  const gameKinds = await readGameKinds(context, hits, now)
  const athletes = await readAthletes(context, hits)
  const best = [
    ...new Map(
      rankHits(hits, corrected ?? searchTerms, now, gameKinds, athletes)
        .toReversed()
        .map((hit) => [hit.title, hit]),
    ).values(),
  ]
    .toReversed()
    .slice(0, 8)
  const urls = await readHitTexts(context, best)
  return best.map(({ seq, kind, id, title }) => ({
    kind: publicKind(kind),
    id,
    title,
    url: urls.get(seq)!.url,
  }))
}

const eachOnce = (hits: readonly Hit[]): Hit[] => [
  ...new Map(hits.map((hit) => [hit.seq, hit])).values(),
]

/** The current wall clock. The answer then expires when the next entry becomes visible. */
export const seenNow = (context: ReadContext): Promise<string> =>
  context.once('search:now', async () => {
    context.touch('search')
    const zone = await readTimeZone(context)
    const now = toLocalDateTime(context.now, zone)
    await nextDue(
      context,
      'search',
      context.db
        .selectFrom('search')
        .select('shows as due')
        .where('tenant', '=', context.tenant)
        .where('shows', '>', now)
        .orderBy('shows')
        .limit(1),
      now,
      zone,
    )
    return now
  })

type Where = { now: string; sportId?: number | undefined; kind?: string | undefined }

/** Searches the words as typed, then as prefixes, then similar words. */
async function find(
  context: ReadContext,
  searchTerms: string[],
  { now, sportId, kind }: Where,
): Promise<typeof noHits> {
  const marks = [
    ...(sportId ? [exactTerm(`s-${sportId}`)] : []),
    ...(kind ? [kindsOfPublic(kind).map((kindName) => ({ word: `k-${kindName}` }))] : []),
  ]
  const findHits = (terms: SearchTerm[][]) =>
    findByTerms(context.db, context.tenant, {
      in: 'all',
      words: [...marks, ...terms],
      now,
      most: maxMatches,
    })
  for (const terms of [withPrefixMatch(searchTerms), withPrefixMatch(searchTerms, true)]) {
    const hits = await findHits(terms)
    if (hits.length > 0)
      return {
        hits: eachOnce([
          ...(await inTitles(context, [...marks, ...withPrefixMatch(searchTerms)], now)),
          ...hits,
        ]),
        corrected: null,
      }
  }
  return findCorrected(context, searchTerms, now, findHits)
}

/** What has these words as they are. */
async function findAbout(
  context: ReadContext,
  searchTerms: string[],
  now: string,
): Promise<typeof noHits> {
  if (searchTerms.length === 0) return noHits
  const result = await find(context, searchTerms, { now })
  return result.corrected ? noHits : result
}

/** Replaces the words that are nowhere by similar ones. */
async function findCorrected(
  context: ReadContext,
  searchTerms: string[],
  now: string,
  findHits: (terms: SearchTerm[][]) => Promise<Hit[]>,
): Promise<typeof noHits> {
  const meant: string[][] = []
  for (const term of searchTerms) {
    const isIndexed =
      (
        await findByTerms(context.db, context.tenant, {
          in: 'all',
          words: withPrefixMatch([term]),
          now,
          most: 1,
        })
      ).length > 0
    meant.push(isIndexed ? [term] : await findSimilarWords(context, term))
  }
  if (meant.some((some) => some.length === 0)) return noHits
  // Uses the first similar word that is found together with the others.
  for (let i = 0; i < Math.max(...meant.map((some) => some.length)); i++) {
    const corrected = meant.map((some) => some[Math.min(i, some.length - 1)]!)
    const hits = await findHits(corrected.map((term) => exactTerm(term)))
    if (hits.length > 0) return { hits, corrected }
  }
  return noHits
}

/**
 * Titles are searched separately, so that an old title is not lost among a thousand newer texts.
 */
const inTitles = (context: ReadContext, terms: SearchTerm[][], now: string): Promise<Hit[]> =>
  findByTerms(context.db, context.tenant, { in: 'title', words: terms, now, most: mostTitles })

function countsOf(hits: readonly Pick<Hit, 'kind'>[]): SearchPage['kinds'] {
  return [...Map.groupBy(hits, ({ kind }) => publicKind(kind))]
    .map(([kind, some]) => ({ kind, count: some.length }))
    .toSorted((a, b) => b.count - a.count || (a.kind < b.kind ? -1 : 1))
}

export const handlers = {
  search: readSearch,
  searchSuggest: (context, { q }) => readSuggestions(context, q),
} satisfies Partial<CallHandlers>
