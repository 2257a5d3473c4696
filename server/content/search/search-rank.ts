import { findableWords } from '../../../src/domain/search/search-words.ts'
import type { Hit } from '../../db/search-words.ts'

/** What somebody who types a name is most likely after, before what only speaks of it. */
const weight: Readonly<Record<string, number>> = {
  sport: 40,
  'roster-person': 25,
  staff: 25,
  'roster-staff': 24,
  inductee: 15,
  facility: 20,
  tag: 12,
  document: 8,
  publication: 8,
  sport_file: 8,
  podcast: 6,
  story: 5,
  video: 4,
  game: 3,
  press_clip: 0,
  archive: -5,
}
const other = 10

/** Days after which a date has lost two thirds of what it counts. */
const fades = 120
const newness = 25

/** The best first; equal ones in the order in which they were found: the newest first. */
export function ranked(hits: readonly Hit[], words: readonly string[], now: string): Hit[] {
  const today = Date.parse(`${now.slice(0, 10)}T00:00:00Z`)
  const scored = hits.map((hit) => ({
    hit,
    score: (weight[hit.kind] ?? other) + titleScore(hit.title, words) + dateScore(hit.date, today),
  }))
  return scored.toSorted((a, b) => b.score - a.score || b.hit.seq - a.hit.seq).map(({ hit }) => hit)
}

/**
 * All words in the title count most, the more of the title they are the more; a whole word for more
 * than its beginning.
 */
function titleScore(title: string, words: readonly string[]): number {
  const own = findableWords(title)
  const whole = words.filter((word) => own.includes(word)).length
  const begun = words.filter(
    (word) => !own.includes(word) && own.some((one) => one.startsWith(word)),
  ).length
  const share = words.length === 0 ? 0 : (whole + begun * 0.7) / words.length
  const covered = own.length === 0 ? 0 : Math.min(1, (whole + begun) / own.length)
  return share * 30 + (share > 0.69 ? covered * 30 : 0)
}

function dateScore(date: string | null, today: number): number {
  if (date === null) return newness / 2
  const days = Math.abs(today - Date.parse(`${date.slice(0, 10)}T00:00:00Z`)) / 86_400_000
  return newness * Math.exp(-days / fades)
}
