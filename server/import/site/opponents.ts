import { OpponentDoc } from '../../content/docs.ts'
import { writeOpponent } from '../../content/games/games.ts'
import { getOrCreateId, type Transaction } from '../../content/transaction.ts'
import { cell, reportUnreadableRows, type CsvFile } from '../csv/read-csv.ts'
import { RowError, warnRow, type FileReport } from '../report.ts'
import { toKey, blankToNull } from '../values/text.ts'
import { requireLink } from '../values/link.ts'
import { writeRows, type ImportContext } from '../import-context.ts'
import { cleanOpponentName } from '../../../src/domain/games/game.ts'
import { normalizeSchoolName } from '../../../src/domain/games/school-names.ts'

/** Names of the tenant's schools → id; null for a name of two schools. */
export type Opponents = {
  byTitle: Map<string, number>
  byAlias: Map<string, number | null>
  byTag: Map<string, number | null>
}

export const readOpponentNames = async ({
  db,
  tenant,
}: Pick<Transaction, 'db' | 'tenant'>): Promise<Opponents> =>
  opponentNames(
    await db
      .selectFrom('opponent')
      .select(['id', 'doc'])
      .where('tenant', '=', tenant)
      .orderBy('id')
      .execute(),
  )

export function opponentNames(rows: readonly { id: number; doc: string }[]): Opponents {
  const names: Opponents = { byTitle: new Map(), byAlias: new Map(), byTag: new Map() }
  for (const { id, doc } of rows) {
    const { title, aliases, tag } = OpponentDoc.parse(JSON.parse(doc))
    names.byTitle.set(normalizeSchoolName(title), id)
    for (const alias of aliases) add(names.byAlias, alias, id)
    if (tag) add(names.byTag, tag, id)
  }
  return names
}

const add = (map: Map<string, number | null>, name: string, id: number) =>
  map.set(
    normalizeSchoolName(name),
    map.has(normalizeSchoolName(name)) && map.get(normalizeSchoolName(name)) !== id ? null : id,
  )

const marker = new RegExp(
  [
    String.raw`\s*[([](?:EXH?\.?|Exhib\w*\.?|DH|GM ?\d|Game \d)[)\]]\s*$`,
    String.raw`\s+-\s+(?:Exhibition|Scrimmage)\s*$`,
  ].join('|'),
  'i',
)

/**
 * The school that a schedule names: by its whole name without rank and remarks, never by a prefix.
 */
export function findOpponent(names: Opponents, opponentName: string): number | null {
  const plain = cleanOpponentName(opponentName)
  const bare = plain
    .replace(marker, '')
    .replace(/^(?:at|vs\.?)\s+/i, '')
    .replace(/^[A-Z]\d+\s+/, '')
  for (const name of [opponentName, plain, bare].map(normalizeSchoolName)) {
    const id = names.byTitle.get(name) ?? names.byAlias.get(name)
    if (id) return id
  }
  return null
}

/** Whether any of these names or tags of a stat file is this school. */
export const isOpponent = (
  names: Opponents,
  id: number,
  team: { name: string; id: string },
): boolean =>
  findOpponent(names, team.name) === id ||
  names.byTag.get(normalizeSchoolName(team.id)) === id ||
  findOpponent(names, team.id) === id

const placeholderWords = [
  'TBA|TBD|bye|opponent|rounds?|(?:quarter|semi)-?finals?|finals?|championships?|regionals?',
  'super regional|invite|invitational|classic|tournament|relays?|open|meet|meets|carnival',
  'series|showcase|challenge|scrimmage|intrasquad|alumni|cup|duals?|jamboree|preview',
  'festival|trials|opener',
].join('|')
const placeholders = new RegExp(String.raw`\b(?:${placeholderWords})\b`, 'i')

/** An opponent that is not a school: 'TBD', 'First Round', an invitational. */
export const isPlaceholder = (opponentName: string): boolean =>
  placeholders.test(opponentName) || !/\p{L}/u.test(opponentName)

/**
 * opponents.csv → schools. A school that is no longer in the file stays, because old games refer to
 * it.
 */
export async function importOpponents(
  work: ImportContext,
  fileReport: FileReport,
  file: CsvFile,
): Promise<void> {
  reportUnreadableRows(fileReport, file)
  await work.pictures.prepare(
    file.rows.map((row) => cell(row, 'logo')),
    work.signal,
  )
  const seen = new Map<string, number>()
  const schoolOfName = new Map<string, string>()
  await writeRows(work, fileReport, file.rows, async (transaction, row, draft) => {
    const title = cell(row, 'title')
    const key = toKey(title)
    if (!key) throw new RowError('no title')
    const firstLine = seen.get(key)
    // Two schools with one name have different titles: Pacific, Pacific (Ore.).
    if (firstLine !== undefined)
      throw new RowError(`"${title}" is already on line ${firstLine}; change one of the titles`)
    const website = requireLink(cell(row, 'website'), 'website')
    seen.set(key, row.line)
    const aliases = cell(row, 'aliases')
      .split('|')
      .map((alias) => alias.trim())
      .filter(Boolean)
    for (const name of [title, ...aliases]) {
      const other = schoolOfName.get(normalizeSchoolName(name)) ?? title
      if (other !== title)
        throw new RowError(
          `"${name}" is also a name of ${other}, so a stat file with it could be of either; ` +
            'remove it from one of them',
        )
      schoolOfName.set(normalizeSchoolName(name), title)
    }
    const logo = cell(row, 'logo')
    const image = logo ? work.pictures.image(logo, `${title} logo`) : null
    if (typeof image === 'string')
      warnRow(draft, row.line, `${image}; ${title} is imported without a logo`)
    return writeOpponent(transaction, await getOrCreateId(transaction, 'opponent', key), {
      title,
      location: blankToNull(cell(row, 'location')),
      mascot: blankToNull(cell(row, 'mascot')),
      website,
      image: typeof image === 'string' ? null : image,
      aliases,
      tag: blankToNull(cell(row, 'tag')),
    })
  })
}
