import type { BoxTeam } from '../../contract/box-score.schema.ts'
import type { OpponentPlayer } from '../../contract/people.schema.ts'
import { nameLetters } from './names.ts'
import { sortPlayers } from './roster.ts'

/** What a box score does not say of anybody. */
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

/** Who stands in the tables of a team, each once, by number: a roster as far as a game told it. */
export function playersOfBox(team: Pick<BoxTeam, 'id' | 'name' | 'tables'>): OpponentPlayer[] {
  const players = new Map<string, OpponentPlayer>()
  for (const { name, uni, position } of team.tables.flatMap(({ rows }) => rows)) {
    if (isNobody(name, uni, team)) continue
    const key = `${uni}/${nameLetters(name)}`
    const known = players.get(key)
    const played = known?.positionShort || (position ?? '').toUpperCase()
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

/** The line of the team itself, and a player whom the file knows by the number alone. */
const isNobody = (name: string, uni: string, team: Pick<BoxTeam, 'id' | 'name'>): boolean =>
  nameLetters(name) === '' ||
  /^No\. \d+$/.test(name) ||
  (uni === '' && [team.name, team.id, 'Team'].includes(name))

/** 'Elijah Treadwell III': a box score has whole names, and a list is sorted by the last. */
function nameParts(name: string): { firstName: string; lastName: string } {
  const [, firstName = '', lastName = name] =
    /^(.+?)\s+(\S+(?:,?\s+(?:jr|sr|ii|iii|iv|v)\.?)?)$/i.exec(name.trim()) ?? []
  return { firstName, lastName }
}
