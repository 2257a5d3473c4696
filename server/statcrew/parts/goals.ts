import type { StatFile } from '../../../src/contract/box-score.schema.ts'
import { attr, child, childrenNamed, periodAttr, type XmlElement } from '../file/xml.ts'
import type { NameBook } from './name-book.ts'
import { valueAt } from './stat-table.ts'
import { periodName } from './line-score.ts'
import { resolveSide, type FileTeam, type Side, type Teams } from './teams.ts'

/** 'PP' → 'power play', by sport. */
export type Manners = Readonly<Record<string, string>>

/** Some programs list shootout attempts with the goals. */
const isTry = (goal: XmlElement): boolean =>
  /^(?:SO|SHOOTOUT)$/i.test(attr(goal, 'type')) || /^so$/i.test(attr(goal, 'prd'))

/** The goals in order. Files have no running score, so it is counted here. */
export function goalSummary(
  root: XmlElement,
  teams: Teams,
  names: NameBook,
  regulation: number,
  style: Manners,
): StatFile['scoring'] {
  const runningScore = { home: 0, visitor: 0 }
  return childrenNamed(child(root, 'scores'), 'score').flatMap((goal) => {
    const side =
      resolveSide(attr(goal, 'vh'), teams) ??
      resolveSide(attr(goal, 'id') || attr(goal, 'team'), teams)
    if (side === null || isTry(goal)) return []
    runningScore[side] += 1
    return [
      {
        period: periodName(periodAttr(goal, 'prd') ?? 1, regulation),
        clock: attr(goal, 'time') || attr(goal, 'clock') || null,
        side,
        text: goalText(goal, teams[side], names, style),
        home: String(runningScore.home),
        visitor: String(runningScore.visitor),
      },
    ]
  })
}

function goalText(goal: XmlElement, team: FileTeam, names: NameBook, style: Manners): string {
  const scorer = attr(goal, 'name') || attr(goal, 'checkname')
  const assists = [attr(goal, 'assist1'), attr(goal, 'assist2')]
    .filter((name) => name !== '')
    .map((name) => names.shown(name, { side: team.side }))
  const notes = [
    assists.length > 0 ? `assist by ${assists.join(' and ')}` : '',
    style[attr(goal, 'type').toUpperCase()] ?? '',
  ].filter((note) => note !== '')
  const description = attr(goal, 'desc')
  const scorerName =
    scorer === '' ? team.name : names.shown(scorer, { side: team.side, uni: attr(goal, 'uni') })
  return (
    `${scorerName}${notes.length > 0 ? ` (${notes.join(', ')})` : ''}` +
    `${description === '' ? '' : `: ${description}`}`
  )
}

/** Shootout goals, which are not goals of the game. */
export function countShootoutGoals(team: FileTeam): number {
  return (
    Number(
      valueAt(team.totals, 'goaltype@so') ||
        valueAt(team.totals, 'shots@shootout') ||
        valueAt(team.totals, 'goaltype@shootout'),
    ) || 0
  )
}

/**
 * Warns when goals are missing from the summary or from the players. A shootout win may count as
 * one goal in the score.
 */
export function checkGoals(
  teams: Teams,
  summary: StatFile['scoring'],
  score: Record<Side, string>,
  shootout: boolean,
  warnings: string[],
): void {
  const last = summary.at(-1)
  for (const side of ['visitor', 'home'] as const) {
    const { name, totals } = teams[side]
    const statedGoals = Number(score[side])
    const differs = (goals: number) =>
      goals !== statedGoals && !(shootout && statedGoals - goals === 1)
    if (last !== undefined && differs(Number(last[side])))
      warnings.push(
        `${name}: the summary lists ${last[side]} goals, the score says ${score[side]}.`,
      )
    const stated = valueAt(totals, 'shots@g')
    if (stated !== '' && differs(Number(stated)))
      warnings.push(`${name}: the totals say ${stated} goals, the score ${score[side]}.`)
  }
}
