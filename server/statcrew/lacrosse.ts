import type { BoxTeam, StatFile } from '../../src/contract/schema/box-score.ts'
import { attr, child, childrenNamed, periodOf, type XmlElement } from './file/xml-element.ts'
import { lacrosseTables } from './lacrosse-tables.ts'
import { teamFacts, type Fact } from './parts/facts.ts'
import { checkLineScore, lastPeriod, padded, periodHeads, readLineScore, regulationOf, type LineScore } from './parts/line-score.ts'
import { nameBook, type NameBook } from './parts/names.ts'
import { checkRunning, PlayList, scoringOf } from './parts/play-list.ts'
import { clockStatus, hasScored, isZeroClock, periodName, statedFinal, statedUnfinished, type Status } from './parts/status.ts'
import { boxTeam, readTeams, sideOf, type FileTeam, type Teams } from './parts/teams.ts'
import { readVenue } from './parts/venue.ts'
import type { SportPart } from './sport-part.ts'

const line = { part: 'lineprd', number: 'prd', value: 'score', total: 'score' }

const facts: Fact[] = [
  ['goals', 'Goals', '{shots@g}'],
  ['assists', 'Assists', '{shots@a}'],
  ['shots', 'Shots', '{shots@sh}'],
  ['shots-on-goal', 'Shots on goal', '{shots@sog}'],
  ['saves', 'Saves', '{goalie@saves}'],
  ['ground-balls', 'Ground balls', '{misc@gb}'],
  ['draw-controls', 'Draw controls', '{misc@dc}'],
  ['turnovers', 'Turnovers', '{misc@turnover}'],
  ['caused-turnovers', 'Caused turnovers', '{misc@ct}'],
  ['clears', 'Clears-attempts', '{clear@clearm}-{clear@cleara}'],
  ['free-position', 'Free-position goals-shots', '{goaltype@freepos}-{shots@freepos}'],
  ['extra-man', 'Extra-man goals-chances', '{powerplay@ppg}-{powerplay@ppopp}'],
  ['fouls', 'Fouls', '{penalty@foul}'],
]

/** Reads an <lcgame>, men's or women's: the root does not say which (quirk Q63). */
export function readLacrosse(root: XmlElement): SportPart {
  const warnings: string[] = []
  const venue = readVenue(root, warnings)
  const teams = readTeams(root)
  const names = nameBook(root)
  const regulation = regulationOf(child(child(root, 'venue'), 'rules'), 'prds', 4)
  const list = lacrossePlays(root, teams, names, regulation)
  const home = readLineScore(teams.home, line)
  const visitor = readLineScore(teams.visitor, line)
  const summary = lacrosseScoring(root, teams, names, regulation)
  const length = Math.max(regulation, home.periods.length, visitor.periods.length)
  const team = (of: FileTeam, its: LineScore): BoxTeam => {
    checkLineScore(of, its, warnings)
    return boxTeam(of, { score: its.score, scoreByPeriod: padded(its.periods, length), lineTotals: beside(of, its), totals: teamFacts(facts, of.totals), tables: lacrosseTables(of, child(child(root, 'venue'), 'show'), warnings) })
  }
  const homeTeam = team(teams.home, home)
  const visitingTeam = team(teams.visitor, visitor)
  checkRunning(list, home.score, visitor.score, warnings)
  return {
    venue, warnings, homeTeam, visitingTeam,
    family: 'lacrosse',
    status: lacrosseStatus(root, regulation, home.score, visitor.score),
    periodName: regulation === 2 ? 'Half' : 'Period',
    periodLabels: periodHeads(length, regulation),
    scoring: summary.length > 0 ? summary : scoringOf(list.groups),
    plays: list.groups,
    lastPlay: list.last()?.text ?? null,
  }
}

function beside(team: FileTeam, its: LineScore): BoxTeam['lineTotals'] {
  const totals = [
    { label: 'Sh', title: 'Shots', value: attr(its.element, 'shots') || attr(child(team.totals, 'shots'), 'sh') },
    { label: 'Sv', title: 'Saves', value: attr(child(team.totals, 'goalie'), 'saves') },
  ]
  return totals.filter((total) => total.value !== '')
}

/** <status period clock> alone is a live game. Old files drop it after the end (product 3.2): an end time then tells. */
function lacrosseStatus(root: XmlElement, regulation: number, home: string, visitor: string): Status {
  const status = child(root, 'status')
  const periods = childrenNamed(child(root, 'plays'), 'period')
  const plays = periods.flatMap((element) => childrenNamed(element, 'play'))
  const period = periodOf(status, 'period') ?? lastPeriod(periods)
  const clock = attr(status, 'clock') || attr(plays.findLast((play) => attr(play, 'clock') !== ''), 'clock')
  const ranOut = status === undefined || period > regulation || (period === regulation && isZeroClock(clock))
  const derived = !statedUnfinished(root) && attr(child(root, 'venue'), 'end') !== '' && home !== visitor && ranOut
  const complete = statedFinal(root) || derived
  // Naming the goalkeepers and opening the period come before the first draw.
  const started = complete || hasScored(home, visitor) || plays.some((play) => !/^(?:GOALIE|PRD)$/.test(attr(play, 'action')))
  return clockStatus({ started, complete, period, regulation, clock })
}

function lacrossePlays(root: XmlElement, teams: Teams, names: NameBook, regulation: number): PlayList {
  const list = new PlayList()
  childrenNamed(child(root, 'plays'), 'period').forEach((period, index) => {
    const number = periodOf(period, 'number') ?? index + 1
    list.startPeriod(periodName(number, regulation))
    for (const [order, element] of period.children.entries()) {
      if (element.name === 'currentscore') list.addScore({ home: attr(element, 'hscore'), visitor: attr(element, 'vscore') })
      if (element.name !== 'play') continue
      const side = sideOf(attr(element, 'vh'), teams) ?? sideOf(attr(element, 'team'), teams)
      list.add({ id: `${number}-${attr(element, 'number') || order + 1}`, side, clock: attr(element, 'clock'), text: names.inText(attr(element, 'text')) })
    }
  })
  return list
}

/** The goals in order; the file numbers them without a running score, which is counted here. */
function lacrosseScoring(root: XmlElement, teams: Teams, names: NameBook, regulation: number): StatFile['scoring'] {
  const running = { home: 0, visitor: 0 }
  return childrenNamed(child(root, 'scores'), 'score').flatMap((goal) => {
    const side = sideOf(attr(goal, 'vh'), teams) ?? sideOf(attr(goal, 'id'), teams)
    if (side === null) return []
    running[side] += 1
    const assists = [attr(goal, 'assist1'), attr(goal, 'assist2')].filter((name) => name !== '').map((name) => names.shown(name))
    const manner = { PP: 'extra-man', SH: 'man-down', EN: 'empty net' }[attr(goal, 'type').toUpperCase()]
    const notes = [assists.length > 0 ? `assist by ${assists.join(' and ')}` : '', manner ?? ''].filter((note) => note !== '')
    return [{
      period: periodName(periodOf(goal, 'prd') ?? 1, regulation),
      clock: attr(goal, 'time') || attr(goal, 'clock') || null,
      side,
      text: `${names.shown(attr(goal, 'name'))}${notes.length > 0 ? ` (${notes.join(', ')})` : ''}`,
      home: String(running.home),
      visitor: String(running.visitor),
    }]
  })
}
