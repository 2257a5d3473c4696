import { plainOpponent } from '../../../src/domain/games/plain-opponent.ts'
import { dropPastMeetings, writePastMeeting } from '../../content/games/past-meetings.ts'
import type { PastMeetingDoc } from '../../content/kinds/past-meeting.ts'
import { identify } from '../../content/transaction.ts'
import { headlessness } from '../csv/headless.ts'
import { cell, type CsvFile, type CsvRow } from '../csv/read-csv.ts'
import { refuseFile } from '../csv/refuse-file.ts'
import { refuseUnread } from '../csv/refuse-unread.ts'
import { RowRefused, remove, warn, type Part } from '../report.ts'
import { resultOf } from '../schedule/game-result.ts'
import { placeOf, typeOf } from '../schedule/game-words.ts'
import { findOpponent, readOpponentNames, type Opponents } from '../site/find-opponent.ts'
import { findSport } from '../site/seasons.ts'
import { keyOf } from '../values/fold.ts'
import { isYes, orNull } from '../values/yes.ts'
import { writeRows, type Work } from '../work.ts'
import { oldDay } from './old-day.ts'

/**
 * history/<sport>.csv → the games of a sport from before its schedules. A season that has a
 * schedule is shown by it alone.
 */
export async function importHistory(
  work: Work,
  part: Part,
  file: CsvFile,
  slug: string,
): Promise<void> {
  const fault = headlessness(file, ['opponent'])
  if (fault) return refuseFile(part, file, fault)
  const own = { db: work.store.of(work.tenant), tenant: work.tenant }
  const sport = await findSport(own, slug)
  if (!sport)
    return refuseFile(part, file, `there is no sport "${slug}"; it is made by a row of sports.csv`)
  refuseUnread(part, file)
  const names = await readOpponentNames(own)
  const known = await own.db
    .selectFrom('schedule')
    .select('season')
    .where('tenant', '=', own.tenant)
    .where('sport_id', '=', sport.id)
    .execute()
  const scheduled = new Set(known.map(({ season }) => season))
  const kept = new Set<number>()
  const seen = new Map<string, number>()
  const unknown = new Set<string>()

  await writeRows(
    work,
    part,
    file.rows.map((row, i) => ({ line: row.line, row, rank: i + 1 })),
    async (writing, { row, rank, line }, draft) => {
      const doc = meetingOf(row, sport.id, names, draft)
      const alike = [
        slug,
        doc.season,
        doc.date,
        keyOf(plainOpponent(doc.opponent.title)),
        cell(row, 'home_away').toUpperCase(),
      ].join('/')
      const place = (seen.get(alike) ?? 0) + 1
      seen.set(alike, place)
      if (scheduled.has(doc.season))
        warn(draft, line, `season ${doc.season} has a schedule: this row is kept and not shown`)
      if (doc.opponent.id === null && !unknown.has(doc.opponent.title)) {
        unknown.add(doc.opponent.title)
        warn(
          draft,
          line,
          `opponent "${doc.opponent.title}" is no title or alias of opponents.csv; listed without a page of its own`,
        )
      }
      const id = await identify(writing, 'past-meeting', place === 1 ? alike : `${alike}/${place}`)
      kept.add(id)
      return writePastMeeting(writing, id, rank, doc)
    },
    async (writing, draft) => {
      if (part.refused + draft.refused > 0) return
      const gone = await dropPastMeetings(writing, sport.id, kept)
      if (gone > 0) remove(draft, `${gone} that the file no longer names`, gone)
    },
  )
}

/**
 * A row of the record book. What was not written down is not guessed: the place, the score, the
 * day.
 */
function meetingOf(row: CsvRow, sportId: number, names: Opponents, part: Part): PastMeetingDoc {
  const title = cell(row, 'opponent')
  if (!title) throw new RowRefused('no opponent')
  const written = cell(row, 'date') || cell(row, 'season')
  const date = oldDay(written)
  if (!date)
    throw new RowRefused(
      written
        ? `date "${written}" is no day, month or year (1926-11-06, 1926-11, 1926)`
        : 'no date and no season',
    )
  const result = resultOf(row, part)
  return {
    sportId,
    season: cell(row, 'season') || date.slice(0, 4),
    date,
    opponent: { id: findOpponent(names, title), title },
    locationIndicator: cell(row, 'home_away') ? placeOf(row) : null,
    location: orNull(cell(row, 'location')),
    type: typeOf(row),
    conference: isYes(cell(row, 'conference')),
    result: result && {
      status: result.status,
      teamScore: result.teamScore,
      opponentScore: result.opponentScore,
    },
    forfeit: isYes(cell(row, 'forfeit')),
    note: orNull(cell(row, 'note')),
  }
}
