import type { BoxTeam } from '../../../src/contract/box-score.schema.ts'
import { attr, child, childrenNamed, type XmlElement } from '../file/xml-element.ts'
import { StatFileError } from '../stat-file-error.ts'

export type Side = 'home' | 'visitor'
export type FileTeam = {
  side: Side
  id: string
  name: string
  record: string | null
  rank: string | null
  element: XmlElement
  totals: XmlElement | undefined
  players: XmlElement[]
}
export type Teams = { home: FileTeam; visitor: FileTeam }

/**
 * Both teams of the file. Throws StatFileError 'incomplete' without the two: nothing can be shown
 * then.
 */
export function readTeams(root: XmlElement): Teams {
  return { home: teamOf(root, 'home'), visitor: teamOf(root, 'visitor') }
}

/** Which team a play means: by 'H' or 'V', or by the team's tag or name; null when by neither. */
export function sideOf(given: string, teams: Teams): Side | null {
  if (given === '') return null
  for (const team of [teams.home, teams.visitor])
    if (given === team.id || given === team.name) return team.side
  return given === 'H' ? 'home' : given === 'V' ? 'visitor' : null
}

/** A team's part of the box score, from what its sport made of it. */
export function boxTeam(
  team: FileTeam,
  made: Pick<BoxTeam, 'score' | 'scoreByPeriod' | 'lineTotals' | 'totals' | 'tables'>,
): BoxTeam {
  return { id: team.id, name: team.name, record: team.record, rank: team.rank, ...made }
}

function teamOf(root: XmlElement, side: Side): FileTeam {
  const venue = child(root, 'venue')
  const prefix = side === 'home' ? 'home' : 'vis'
  const letter = side === 'home' ? 'H' : 'V'
  const element = childrenNamed(root, 'team').find(
    (team) => attr(team, 'vh').toUpperCase() === letter,
  )
  if (element === undefined)
    throw new StatFileError(
      'incomplete',
      `the file lists no ${side === 'home' ? 'home' : 'visiting'} team (<team vh="${letter}">)`,
    )
  const id = attr(element, 'id') || attr(venue, `${prefix}id`)
  const name = attr(element, 'name') || attr(venue, `${prefix}name`) || id
  if (name === '')
    throw new StatFileError(
      'incomplete',
      `the ${side === 'home' ? 'home' : 'visiting'} team has no name`,
    )
  // Two spellings of the league's part (conf-record, confrecord), or both in one: "16-6-2, 7-3-0".
  const records = [
    ...attr(element, 'record').split(','),
    attr(element, 'conf-record') || attr(element, 'confrecord'),
  ].map((record) => record.trim())
  const rank = attr(element, 'rank') || attr(venue, `${prefix}rank`)
  return {
    side,
    id,
    name,
    element,
    record: records.filter((record) => record !== '').join(', ') || null,
    rank: rank === '0' || rank === '' ? null : rank,
    totals: child(element, 'totals'),
    players: childrenNamed(element, 'player'),
  }
}
