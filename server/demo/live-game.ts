import { seeded } from './art/random.ts'
import { harlan } from './departments/harlan.ts'
import { simulateFootball } from './sim/football.ts'
import { footballXml } from './sim/football-xml.ts'
import { drawAttendance, opponentPlayers, simPlayers, type SimTeam } from './sim/team.ts'
import { drawRosters } from './teams/rosters.ts'
import type { Department, SportPlan } from './department.ts'

/** The name of the schedule row that is played live. */
export const liveFootballRef = 'live-football'

const footballOf = (department: Department): SportPlan => {
  const plan = department.sports.find(({ code }) => code === 'football')
  if (plan === undefined) throw new Error(`${department.id} plays no football`)
  return plan
}

export interface Snapshot {
  xml: string
  /** The final whistle: the next snapshot is the first of another game of the same two teams. */
  atEnd: boolean
}

/**
 * Today's football game of harlan, one stat file after every play, for ever: a game that has ended
 * is followed by the next.
 */
export function* liveFootball(o: { today: string; seed: string }): Generator<Snapshot, never> {
  const plan = footballOf(harlan)
  const visitor = harlan.opponents[0]
  if (visitor === undefined)
    throw new Error('the opponent of the live game is the first of the table')
  const ours: SimTeam = {
    id: harlan.abbreviation,
    name: harlan.calledShort,
    record: '',
    rank: '',
    players: simPlayers(drawRosters(harlan, plan, new Set())[1]),
    edge: 0.03,
  }
  const theirs: SimTeam = {
    id: visitor.tag,
    name: visitor.title,
    record: '',
    rank: '',
    players: opponentPlayers(visitor, plan, harlan),
    edge: 0,
  }
  for (let round = 1; ; round++) {
    const seed = `${o.seed}/${round}`
    const game = simulateFootball(
      {
        gameId: liveFootballRef,
        date: o.today,
        location: harlan.city,
        stadium: plan.facility,
        start: '02:30 PM',
        end: '05:48 PM',
        duration: '03:18',
        attendance: drawAttendance(seed, 18_400),
        weather: seeded(seed).pick(['Clear', 'Overcast', 'Light wind']),
        temperature: 58,
        conference: true,
        neutral: false,
        postseason: false,
      },
      ours,
      theirs,
      seed,
    )
    for (let count = 1; count <= game.plays.length; count++) {
      const atEnd = count === game.plays.length
      // "Drive start" is no play of its own: it comes with the one that follows.
      if (atEnd || game.plays[count - 1]?.deed.kind !== 'note')
        yield { xml: footballXml(game, count), atEnd }
    }
  }
}
