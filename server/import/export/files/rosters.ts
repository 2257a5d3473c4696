import { academicYearOf } from '../../../../src/domain/calendar/academic-year.ts'
import type { PlayerDoc, StaffDoc } from '../../../content/docs.ts'
import { rosterColumns, staffColumns } from '../../csv/columns.ts'
import { cell, readCsv } from '../../csv/read-csv.ts'
import { keysFrom } from '../../roster/roster-row.ts'
import { keyOf } from '../../values/words.ts'
import { byRank, seasonPath, type Exporting } from '../pack-out.ts'
import type { Row } from '../snapshot.ts'
import { csvText, yes, type CsvCells } from './csv-text.ts'
import { proseOf } from './prose.ts'

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
  const rows = people.map((row, i) =>
    playerCells(row, keys[i]!, names.picture((JSON.parse(row.doc) as PlayerDoc).image)),
  )
  // Two players with the same name are numbered by who came first. The file says so where the rows
  // do not show it.
  const read = readCsv(
    Buffer.from(csvText(rosterColumns, rows, ['jersey', 'first_name', 'last_name'])),
    rosterColumns,
  ).rows
  const given = keysFrom(new Map(), read, slug, season)
  const alike = Map.groupBy(read, (row) =>
    keyOf(`${cell(row, 'first_name')} ${cell(row, 'last_name')}`),
  )
  const keyed = rows.map((cells, i): CsvCells => {
    const row = read[i]
    const key = row && given.get(row)
    const said =
      key &&
      'own' in key &&
      key.own === `${slug}/${season}/${keys[i]}` &&
      (cells['person'] ||
        alike.get(keyOf(`${cell(row, 'first_name')} ${cell(row, 'last_name')}`))?.length === 1)
    return said ? cells : { ...cells, key: keys[i]! }
  })
  await out.csv(path, rosterColumns, keyed, [
    'jersey',
    'first_name',
    'last_name',
    'position',
    'class',
  ])
}

function playerCells({ doc }: Row, key: string, picture: string): CsvCells {
  const player = JSON.parse(doc) as PlayerDoc
  const [short, long] = [player.academicYearShort, player.academicYearLong]
  return {
    jersey: player.jerseyNumber,
    first_name: player.firstName,
    last_name: player.lastName,
    position: player.positionLong || player.positionShort,
    class: academicYearOf(short).long === long ? short : long,
    height: player.heightFeet === null ? '' : `${player.heightFeet}-${player.heightInches ?? 0}`,
    weight: player.weight,
    hometown: player.hometown,
    high_school: player.highSchool,
    previous_school: player.previousSchool,
    major: player.major,
    captain: yes(player.isCaptain),
    picture,
    bio: proseOf(player.bio),
    person: key.startsWith('person:') ? key.slice('person:'.length) : '',
    ...handles(player.socialMedia),
    jersey_second: player.jerseyNumberSecond,
    gender: player.gender,
    pronouns: player.pronouns,
    letters: player.letters,
    hide: yes(player.hide),
    hide_bio: yes(player.hideBio),
    custom1: player.custom1,
    custom2: player.custom2,
    custom3: player.custom3,
  }
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
    person: key === keyOf(`${member.firstName} ${member.lastName}`) ? '' : key,
    bio: proseOf(member.bio ?? null),
    ...handles(member.socialMedia ?? []),
    hide: yes(member.hide),
    hide_bio: yes(member.hideBio),
  }
}

const handles = (accounts: readonly { channel: string; url: string }[]) => {
  const handle = (channel: string) =>
    accounts
      .find((account) => account.channel === channel)
      ?.url.split('/')
      .at(-1) ?? ''
  return { twitter: handle('Twitter'), instagram: handle('Instagram') }
}
