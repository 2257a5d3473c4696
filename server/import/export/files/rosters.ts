import { parsePlayerDoc, type StaffDoc } from '../../../content/docs.ts'
import { staffColumns } from '../../csv/columns.ts'
import { cell, readCsv } from '../../csv/read-csv.ts'
import { findHandle, playerCells, rosterColumns } from '../../roster/roster-columns.ts'
import { keysFrom } from '../../roster/roster-row.ts'
import { toKey } from '../../values/text.ts'
import { byRank, seasonPath, type Exporting } from '../folder-writer.ts'
import type { Row } from '../snapshot.ts'
import { csvText, yes, type CsvCells } from './csv-text.ts'
import { htmlToMarkdown } from './prose.ts'

/** rosters/<sport>/<season>.csv and .staff.csv of every roster, including hidden ones. */
export async function writeRosters(exporting: Exporting): Promise<void> {
  const { snapshot, lookup } = exporting
  const players = lookup.by('roster_player', 'roster_id')
  const staff = lookup.by('staff_member', 'roster_id')
  for (const roster of snapshot.rows.roster) {
    const [slug, season] = [lookup.slug(roster['sport_id']), String(roster['season'])]
    const path = seasonPath('rosters', slug, season)
    if (slug === null || path === null) continue
    const coaches = (staff.get(roster['id']) ?? []).toSorted(byRank)
    const people = (players.get(roster['id']) ?? []).toSorted(byRank)
    if (people.length > 0 || coaches.length === 0)
      await writePlayers(exporting, `${path}.csv`, slug, season, people)
    if (coaches.length > 0)
      await exporting.out.csv(
        `${path}.staff.csv`,
        staffColumns,
        coaches.map((row) => staffCells(exporting, row)),
        ['first_name', 'last_name', 'title', 'kind'],
      )
  }
}

async function writePlayers(
  { out, names, lookup }: Exporting,
  path: string,
  slug: string,
  season: string,
  people: Row[],
): Promise<void> {
  const keys = people.map(
    (row) => lookup.key('roster_player', row['id'])?.slice(`${slug}/${season}/`.length) ?? '',
  )
  const rows = people.map(({ doc }, i) => {
    const player = parsePlayerDoc(doc)
    return playerCells({ ...player, key: keys[i]!, picture: names.picture(player.image) })
  })
  // Two of one name are told apart by what only this store knows: who came first. The file says it
  // where it cannot be read out of the rows.
  const read = readCsv(
    Buffer.from(csvText(rosterColumns, rows, ['jersey', 'first_name', 'last_name'])),
    rosterColumns,
  ).rows
  const readKeys = keysFrom(new Map(), read, slug, season)
  const sameNames = Map.groupBy(read, (row) =>
    toKey(`${cell(row, 'first_name')} ${cell(row, 'last_name')}`),
  )
  const keyed = rows.map((cells, i): CsvCells => {
    const row = read[i]
    const key = row && readKeys.get(row)
    const isDerivable =
      key &&
      'own' in key &&
      key.own === `${slug}/${season}/${keys[i]}` &&
      (cells['person'] ||
        sameNames.get(toKey(`${cell(row, 'first_name')} ${cell(row, 'last_name')}`))?.length === 1)
    return isDerivable ? cells : { ...cells, key: keys[i]! }
  })
  await out.csv(path, rosterColumns, keyed, [
    'jersey',
    'first_name',
    'last_name',
    'position',
    'class',
  ])
}

function staffCells({ names, lookup }: Exporting, row: Row): CsvCells {
  const member = JSON.parse(row.doc) as StaffDoc
  const key = lookup.key('staff', row['staff_id'])
  return {
    first_name: member.firstName,
    last_name: member.lastName,
    title: member.title,
    email: member.email,
    phone: member.phone,
    kind: member.kind,
    picture: names.picture(member.image),
    person: key === toKey(`${member.firstName} ${member.lastName}`) ? '' : key,
    bio: htmlToMarkdown(member.bio ?? null),
    twitter: findHandle(member.socialMedia ?? [], 'Twitter'),
    instagram: findHandle(member.socialMedia ?? [], 'Instagram'),
    hide: yes(member.hide),
    hide_bio: yes(member.hideBio),
  }
}
