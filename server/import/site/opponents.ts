import { writeOpponent } from '../../content/games/games.ts'
import { identify } from '../../content/transaction.ts'
import { cell, type CsvFile } from '../csv/read-csv.ts'
import { refuseUnread } from '../csv/refuse-unread.ts'
import { RowRefused, warn, type Part } from '../report.ts'
import { keyOf } from '../values/fold.ts'
import { requireLink } from '../values/link.ts'
import { orNull } from '../values/yes.ts'
import { writeRows, type Work } from '../work.ts'

/**
 * opponents.csv → the schools we meet. One that is no longer in the file stays: old games are
 * against it.
 */
export async function importOpponents(work: Work, part: Part, file: CsvFile): Promise<void> {
  refuseUnread(part, file)
  await work.pictures.prepare(
    file.rows.map((row) => cell(row, 'logo')),
    work.signal,
  )
  const seen = new Map<string, number>()
  await writeRows(work, part, file.rows, async (writing, row, draft) => {
    const title = cell(row, 'title')
    const key = keyOf(title)
    if (!key) throw new RowRefused('no title')
    const twin = seen.get(key)
    // Two schools of one name are told apart by their titles, as people do: Pacific, Pacific
    // (Ore.).
    if (twin !== undefined)
      throw new RowRefused(`"${title}" is already on line ${twin}; give one of them another title`)
    const website = requireLink(cell(row, 'website'), 'website')
    seen.set(key, row.line)
    const logo = cell(row, 'logo')
    const image = logo ? work.pictures.image(logo, `${title} logo`) : null
    if (typeof image === 'string')
      warn(draft, row.line, `${image}; ${title} is taken without a logo`)
    return writeOpponent(writing, await identify(writing, 'opponent', key), {
      title,
      location: orNull(cell(row, 'location')),
      mascot: orNull(cell(row, 'mascot')),
      website,
      image: typeof image === 'string' ? null : image,
      aliases: cell(row, 'aliases')
        .split('|')
        .map((alias) => alias.trim())
        .filter(Boolean),
      tag: orNull(cell(row, 'tag')),
    })
  })
}
