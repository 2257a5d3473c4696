import { readTimeZone } from '../../content/department-clock.ts'
import { syncPublicFiles } from '../../content/files/files.ts'
import { topicsOfGame, writeGame } from '../../content/games/games.ts'
import { writeSchedule } from '../../content/games/schedules.ts'
import { publishedVersion } from '../../content/live/stat-files.ts'
import { ReadContext } from '../../content/read-context.ts'
import { dropFindable } from '../../content/search/findable.ts'
import { getOrCreateId, transact, type Transaction } from '../../content/transaction.ts'
import {
  cell,
  rejectFile,
  reportUnreadableRows,
  type CsvFile,
  type CsvRow,
} from '../csv/read-csv.ts'
import { formatFirst, removalFault, type Removal } from '../removal.ts'
import { reportRemoved, warnRow, RowError, type FileReport } from '../report.ts'
import type { TeamSeason } from '../roster/roster.ts'
import { gameKeys, withStatFile } from './game-keys.ts'
import { parseGame, type GameLinks } from './game-row.ts'
import { requireWinner } from './winner.ts'
import { withGameFiles } from './stat-files.ts'
import { findOpponent, isPlaceholder, readOpponentNames } from '../site/opponents.ts'
import { ensureSeason, findSport, type KnownSport } from '../site/sports.ts'
import type { StoryPlan } from '../story/story-file.ts'
import { toKey } from '../values/text.ts'
import { writeRows, type ImportContext } from '../import-context.ts'
import type { Image } from '../../../src/contract/parts.schema.ts'

/**
 * Deletes games that the schedule's file no longer has when removalFault allows it, except games
 * with a box score.
 */
async function dropGames(
  transaction: Transaction,
  [part, draft]: [FileReport, FileReport],
  scheduleId: number,
  keep: ReadonlySet<number>,
  file: Pick<Removal, 'rows' | 'replace'>,
): Promise<void> {
  const { db, tenant } = transaction
  const storedGames = await db
    .selectFrom('game')
    .select(['id', 'date', 'doc'])
    .where('tenant', '=', tenant)
    .where('schedule_id', '=', scheduleId)
    .orderBy('date')
    .execute()
  const absent = storedGames
    .filter(({ id }) => !keep.has(id))
    .map(({ id, date, doc }) => {
      const { opponent } = JSON.parse(doc) as { opponent: { title: string } }
      return { id, name: `${date.slice(0, 10)} ${opponent.title}` }
    })
  if (absent.length === 0) return
  const problem = removalFault([part, draft], {
    standing: storedGames.length,
    gone: absent.length,
    ...file,
  })
  if (problem)
    return warnRow(
      draft,
      null,
      `not removed: ${formatFirst(absent.map(({ name }) => name))}: ${problem}`,
    )
  for (const { id, name } of absent) {
    if ((await publishedVersion(transaction, id)) > 0)
      warnRow(draft, null, `${name} is not in this file, but kept: it has a box score`)
    else {
      await db.deleteFrom('game').where('tenant', '=', tenant).where('id', '=', id).execute()
      await dropFindable(transaction, 'game', [id])
      for (const topic of topicsOfGame(id, scheduleId)) transaction.topics.add(topic)
      reportRemoved(draft, `no longer in this file: ${name}`)
    }
  }
}

/** A stat file that a row names, with its game. */
export type NamedStatFile = {
  path: string
  gameId: number
  date: string
  schedule: string
  line: number
}

/**
 * A schedule file → the games of one season. Returns the stat files that rows name, to be imported
 * after all games.
 */
export async function importSchedule(
  work: ImportContext,
  fileReport: FileReport,
  file: CsvFile,
  teamSeason: TeamSeason,
  stories: StoryPlan,
): Promise<NamedStatFile[]> {
  const sport = await findSport(
    { db: work.store.of(work.tenant), tenant: work.tenant },
    teamSeason.sport,
  )
  if (!sport) {
    rejectFile(fileReport, file, `there is no sport "${teamSeason.sport}"; add it to sports.csv`)
    return []
  }
  reportUnreadableRows(fileReport, file)
  const rows = await withGameFiles(work, fileReport, file.rows)
  const zone = await readTimeZone(new ReadContext(work.store, work.tenant))
  const names = await readOpponentNames({ db: work.store.of(work.tenant), tenant: work.tenant })
  const keys = gameKeys(rows, teamSeason.sport, teamSeason.season, zone)
  const scheduleId = await transact(work.store, work.tenant, (transaction) =>
    openSchedule(transaction, sport, teamSeason.season),
  )
  await work.pictures.prepare(
    rows.flatMap((row) => [cell(row, 'tv_image'), cell(row, 'event_image')]),
    work.signal,
  )
  const keep = new Set<number>()
  const statFiles: NamedStatFile[] = []

  await writeRows(
    work,
    fileReport,
    rows,
    async (transaction, row, draft) => {
      const key = keys.get(row)
      if (!key || 'refused' in key) throw new RowError(key?.refused ?? 'no key')
      const claim = work.claimed.get(key.key)
      if (claim !== undefined && claim !== fileReport.file)
        throw new RowError(`ref "${cell(row, 'ref')}" already belongs to a game of ${claim}`)
      work.claimed.set(key.key, fileReport.file)
      const existing = await transaction.db
        .selectFrom('identity')
        .select('id')
        .where('tenant', '=', transaction.tenant)
        .where('kind', '=', 'game')
        .where('key', '=', key.key)
        .executeTakeFirst()
      // Before the row is read, so that a game whose row is refused is not deleted.
      if (existing) keep.add(existing.id)
      const doc = parseGame(
        row,
        teamSeason.season,
        zone,
        await linksOf(transaction, row, draft),
        draft,
      )
      if (doc.result) requireWinner(doc.result, { code: sport.code, line: row.line, part: draft })
      const id = existing?.id ?? (await getOrCreateId(transaction, 'game', key.key))
      keep.add(id)
      if (!(await leaveOtherSchedule(transaction, id, scheduleId))) noteRevision(work, id, row)
      if (cell(row, 'stat_file'))
        statFiles.push({
          path: cell(row, 'stat_file'),
          gameId: id,
          date: doc.date,
          schedule: fileReport.file,
          line: row.line,
        })
      return writeGame(transaction, {
        id,
        scheduleId,
        sportId: sport.id,
        doc: await withStatFile(transaction, id, doc, row.line, draft),
      })
    },
    async (transaction, draft) => {
      await dropGames(transaction, [fileReport, draft], scheduleId, keep, {
        rows: rows.length,
        replace: work.replace,
      })
      await startSeason(transaction, sport, teamSeason.season, scheduleId)
      await syncPublicFiles(transaction)
    },
  )
  return statFiles

  async function linksOf(
    transaction: Transaction,
    row: CsvRow,
    draft: FileReport,
  ): Promise<GameLinks> {
    const opponentName = cell(row, 'opponent')
    const opponentId = findOpponent(names, opponentName)
    if (opponentId === null && opponentName && !isPlaceholder(opponentName))
      warnRow(
        draft,
        row.line,
        `opponent "${opponentName}" is not a title or alias in opponents.csv; ` +
          'shown without its school',
      )
    // In sequence, because each may assign an id to its story.
    const preview = await storyOf(transaction, row, 'preview_story', draft)
    const post = await storyOf(transaction, row, 'post_story', draft)
    const tournament = toKey(cell(row, 'tournament'))
    return {
      opponentId,
      previewStoryId: preview?.id ?? null,
      postStoryId: post?.id ?? null,
      recapUrl: post?.url ?? null,
      // A tournament of a season has one id in all of its games.
      tournamentId: tournament
        ? await getOrCreateId(
            transaction,
            'tournament',
            `${teamSeason.sport}/${teamSeason.season}/${tournament}`,
          )
        : null,
      tvImage: picture(
        row,
        'tv_image',
        cell(row, 'tv').split('|')[0]!.trim() || 'The channel',
        draft,
      ),
      eventImage: picture(row, 'event_image', cell(row, 'event_image_alt'), draft),
    }
  }

  async function storyOf(transaction: Transaction, row: CsvRow, column: string, draft: FileReport) {
    const name = cell(row, column)
    const story = name ? await stories.find(transaction, name) : null
    if (name && !story)
      warnRow(draft, row.line, `${column} "${name}" is not an imported story; left out`)
    return story
  }

  function picture(row: CsvRow, column: string, alt: string, draft: FileReport): Image | null {
    if (!cell(row, column)) return null
    if (!alt) throw new RowError(`${column}_alt is empty: describe the picture`)
    const image = work.pictures.image(cell(row, column), alt)
    if (typeof image !== 'string') return image
    warnRow(draft, row.line, `${image}; imported without it`)
    return null
  }
}

/** Keeps what an export says of the calendar event of a new game. */
function noteRevision({ revisions }: ImportContext, id: number, row: CsvRow): void {
  const [sequence, revisedAt] = [Number(cell(row, 'sequence')), cell(row, 'revised_at')]
  if (Number.isSafeInteger(sequence) && !Number.isNaN(Date.parse(revisedAt)))
    revisions.set(id, { sequence, revised_at: revisedAt })
}

/** Calendar events are as in the export, also those that its stat files changed. */
export async function restoreRevisions({ store, tenant, revisions }: ImportContext): Promise<void> {
  if (revisions.size === 0) return
  await transact(store, tenant, async ({ db, topics }) => {
    topics.add('games')
    for (const [id, revision] of revisions)
      await db
        .updateTable('game')
        .set(revision)
        .where('tenant', '=', tenant)
        .where('id', '=', id)
        .execute()
  })
}

async function openSchedule(
  transaction: Transaction,
  sport: KnownSport,
  season: string,
): Promise<number> {
  await ensureSeason(transaction, sport, season)
  const id = await getOrCreateId(transaction, 'schedule', `${sport.slug}/${season}`)
  await writeSchedule(transaction, {
    id,
    sportId: sport.id,
    doc: { title: `${season} ${sport.title} Schedule`, season },
  })
  return id
}

/** Removes a game from another season's schedule when it moves to this one. False: it is new. */
async function leaveOtherSchedule(
  transaction: Transaction,
  id: number,
  scheduleId: number,
): Promise<boolean> {
  const before = await transaction.db
    .selectFrom('game')
    .select('schedule_id')
    .where('tenant', '=', transaction.tenant)
    .where('id', '=', id)
    .executeTakeFirst()
  if (before && before.schedule_id !== scheduleId)
    transaction.topics.add(`schedule:${before.schedule_id}`)
  return before !== undefined
}

async function startSeason(
  transaction: Transaction,
  sport: KnownSport,
  season: string,
  scheduleId: number,
): Promise<void> {
  const first = await transaction.db
    .selectFrom('game')
    .select((e) => e.fn.min('date').as('date'))
    .where('tenant', '=', transaction.tenant)
    .where('schedule_id', '=', scheduleId)
    .executeTakeFirst()
  if (first?.date)
    await ensureSeason(transaction, sport, season, { startDate: first.date.slice(0, 10) })
}
