import type { BoxTeam } from '../../contract/box-score.schema.ts'
import type { OpponentPlayer } from '../../contract/people.schema.ts'
import { nameKey } from './names.ts'
import { sortPlayers } from './roster.ts'

/** Player fields that a box score does not have. */
const unsaid = {
  jerseyNumberSecond: null,
  academicYearNumber: null,
  academicYearShort: '',
  academicYearLong: '',
  heightFeet: null,
  heightInches: null,
  weight: null,
  hometown: null,
  highSchool: null,
  previousSchool: null,
  isCaptain: false,
}

/** The players in a team's tables, each once, by number: the roster as known from one game. */
export function playersOfBox(team: Pick<BoxTeam, 'id' | 'name' | 'tables'>): OpponentPlayer[] {
  const players = new Map<string, OpponentPlayer>()
  for (const { name, uni, position } of team.tables.flatMap(({ rows }) => rows)) {
    if (isNobody(name, uni, team)) continue
    const key = `${uni}/${nameKey(name)}`
    const existing = players.get(key)
    const played = existing?.positionShort || (position ?? '').toUpperCase()
    players.set(key, {
      ...unsaid,
      ...nameParts(name),
      jerseyNumber: uni,
      positionShort: played,
      positionLong: played,
    })
  }
  return sortPlayers([...players.values()], 'jersey')
}

/** The team's own row, or a player known only by number. */
const isNobody = (name: string, uni: string, team: Pick<BoxTeam, 'id' | 'name'>): boolean =>
  nameKey(name) === '' ||
  /^No\. \d+$/.test(name) ||
  (uni === '' && [team.name, team.id, 'Team'].includes(name))

/** 'Elijah Treadwell III': a box score has full names, and lists are sorted by last name. */
export function nameParts(name: string): { firstName: string; lastName: string } {
  const [, firstName = '', lastName = name] =
    /^(.+?)\s+(\S+(?:,?\s+(?:jr|sr|ii|iii|iv|v)\.?)?)$/i.exec(name.trim()) ?? []
  return { firstName, lastName }
}
