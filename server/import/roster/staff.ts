import { sanitizeHtml } from '../../content/html/clean-html.ts'
import { writeStaff } from '../../content/people/roster-staff.ts'
import { dropOthers, settleRoster } from '../../content/people/write-rosters.ts'
import { getOrCreateId, transact } from '../../content/transaction.ts'
import { cell, rejectFile, reportUnreadableRows, type CsvFile } from '../csv/read-csv.ts'
import { removalFault } from '../removal.ts'
import { reportRemoved, RowError, warnRow, type FileReport } from '../report.ts'
import { findSport } from '../site/sports.ts'
import { toKey, isYes, blankToNull } from '../values/text.ts'
import { markdownToHtml } from '../story/story-extras.ts'
import { parseSocialAccounts } from '../values/link.ts'
import { writeRows, type ImportContext } from '../import-context.ts'
import { isHidden, findOrCreateRoster, type TeamSeason } from './roster.ts'
import { requireName } from './roster-row.ts'

/**
 * A staff file → coaches and support staff of one season, in row order, so the head coach comes
 * first.
 */
export async function importStaff(
  work: ImportContext,
  fileReport: FileReport,
  file: CsvFile,
  teamSeason: TeamSeason,
): Promise<void> {
  const sport = await findSport(
    { db: work.store.of(work.tenant), tenant: work.tenant },
    teamSeason.sport,
  )
  if (!sport)
    return rejectFile(
      fileReport,
      file,
      `there is no sport "${teamSeason.sport}"; it is made by a row of sports.csv`,
    )
  reportUnreadableRows(fileReport, file)
  await work.pictures.prepare(
    file.rows.map((row) => cell(row, 'picture')),
    work.signal,
  )
  const rosterId = await transact(work.store, work.tenant, (transaction) =>
    findOrCreateRoster(transaction, sport, teamSeason.season, isHidden(file)),
  )
  const ranks = new Map(file.rows.map((row, i) => [row, i + 1]))
  const keep: number[] = []
  const seen = new Map<string, number>()

  await writeRows(
    work,
    fileReport,
    file.rows,
    async (transaction, row, draft) => {
      const { first, last } = requireName(row)
      const kind = cell(row, 'kind').toLowerCase() || 'coach'
      if (kind !== 'coach' && kind !== 'support')
        throw new RowError(`kind "${kind}" is neither coach nor support`)
      const title = cell(row, 'title')
      // A person with two titles has two rows; the same row twice is refused.
      const person = toKey(`${first} ${last}`)
      const key = [teamSeason.sport, teamSeason.season, person, toKey(title)].join('/')
      const firstLine = seen.get(key)
      if (firstLine !== undefined)
        throw new RowError(`the same person and title as on line ${firstLine}`)
      seen.set(key, row.line)
      const path = cell(row, 'picture')
      const image = path ? work.pictures.image(path, `${first} ${last}`.trim()) : null
      if (typeof image === 'string')
        warnRow(draft, row.line, `${image}; the row is taken without it`)
      const id = await getOrCreateId(transaction, 'staff_member', key)
      keep.push(id)
      const bio = cell(row, 'bio')
      return writeStaff(transaction, {
        id,
        rosterId,
        rank: ranks.get(row) ?? 0,
        staffId: await getOrCreateId(
          transaction,
          'staff',
          staffKey({ person: cell(row, 'person'), firstName: first, lastName: last }),
        ),
        doc: {
          firstName: first,
          lastName: last,
          title,
          kind,
          email: emailOf(cell(row, 'email'), row.line, draft),
          phone: blankToNull(cell(row, 'phone')),
          image: typeof image === 'string' ? null : image,
          hide: isYes(cell(row, 'hide')),
          hideBio: isYes(cell(row, 'hide_bio')),
          bio: bio ? sanitizeHtml(markdownToHtml(bio)) || null : null,
          socialMedia: parseSocialAccounts(
            { Twitter: cell(row, 'twitter'), Instagram: cell(row, 'instagram') },
            { Twitter: sport.twitter, Instagram: sport.instagram },
          ),
        },
      })
    },
    async (transaction, draft) => {
      const storedMembers = await transaction.db
        .selectFrom('staff_member')
        .select('id')
        .where('tenant', '=', transaction.tenant)
        .where('roster_id', '=', rosterId)
        .execute()
      const deletedCount = storedMembers.filter(({ id }) => !keep.includes(id)).length
      const problem =
        deletedCount > 0 &&
        removalFault([fileReport, draft], {
          standing: storedMembers.length,
          gone: deletedCount,
          rows: file.rows.length,
          replace: work.replace,
        })
      if (problem) warnRow(draft, null, `not removed: ${deletedCount} of the staff: ${problem}`)
      else if (deletedCount > 0)
        reportRemoved(
          draft,
          `no longer in this file: ${deletedCount} of the staff`,
          await dropOthers(transaction, 'staff_member', rosterId, keep),
        )
      await settleRoster(transaction, rosterId)
    },
  )
}

/**
 * The address becomes a `mailto:` link, so text that could add anything else to the link is left
 * out.
 */
function emailOf(text: string, line: number, fileReport: FileReport): string | null {
  if (text === '' || /^[^\s@<>"'?&:/\\]+@[^\s@<>"'?&:/\\]+\.[a-z]{2,}$/i.test(text))
    return blankToNull(text)
  warnRow(fileReport, line, `"${text}" is not a valid email address; left out`)
  return null
}

/**
 * The key of a staff member in all files: the `person` cell, else the full name. A `person` cell
 * that is the slug of a name (`walt-brandvold`) is the same key as the name; any other value tells
 * two people of the same name apart.
 */
const staffKey = ({
  person,
  firstName,
  lastName,
}: {
  person: string | null
  firstName: string
  lastName: string
}): string => toKey(person || `${firstName} ${lastName}`)
