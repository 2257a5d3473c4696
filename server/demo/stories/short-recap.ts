import { seeded } from '../art/random.ts'
import { simPlayers, type SimPlayer } from '../sim/team.ts'
import { type Desk, Namer, plural, sentence, upNext } from './desk.ts'
import { coachQuote, open, playerQuote, standing, type Facts } from './facts.ts'
import { courtLeads, courtTitles, goalLeads, goalTitles, meetLeads, meetTitles, pointLeads, pointTitles } from './short-openings.ts'

/** A recap of a game that has a score and no stat file: fewer numbers, and none that a box score could contradict. */
export interface ShortFacts extends Facts { star: SimPlayer; second: SimPlayer; third: SimPlayer; placing: string; field: string }

export const shortFacts = (facts: Facts): ShortFacts => {
  const seasonIndex = facts.team.seasons.findIndex((season) => season.title === facts.fixture.season)
  const roster = simPlayers(facts.team.rosters[seasonIndex === 0 ? 0 : 1]).filter((player) => player.position !== 'GK').toSorted((a, b) => b.skill - a.skill)
  const [star, second, third] = seeded(facts.fixture.ref).shuffle(roster.slice(0, 7))
  return { ...facts, star: star as SimPlayer, second: second as SimPlayer, third: third as SimPlayer, placing: facts.fixture.outcome?.prescore ?? '', field: facts.fixture.shown }
}

/** Splits a basketball score into two halves, and gives the best three their share of it. */
const basketball = (desk: Desk, facts: ShortFacts, namer: Namer): string[] => {
  const random = seeded(`${facts.fixture.ref}/halves`)
  const first = { ours: Math.round(facts.ours * random.between(0.43, 0.55)), theirs: Math.round(facts.theirs * random.between(0.43, 0.55)) }
  const points = [0.27, 0.19, 0.14].map((share) => Math.round(facts.ours * share * random.between(0.9, 1.1)))
  const halftime = first.ours === first.theirs ? `level at ${first.ours}` : first.ours > first.theirs ? `${facts.us} ahead ${first.ours}-${first.theirs}` : `${facts.them} ahead ${first.theirs}-${first.ours}`
  return [
    desk.take([`At halftime it was ${halftime}. ${facts.won ? facts.us : facts.them} put together the run that mattered midway through the second half and was not caught again.`, `The teams went to the break with ${halftime.replace(/^level/, 'the score level')}, and the second half began as the first had ended, with both defenses a step quicker than the ball.`, `It was ${halftime} at the break. The game turned on a stretch of the second half in which ${facts.won ? facts.them : facts.us} went more than three minutes without a field goal.`]),
    `${sentence(namer.ours(facts.star))} scored ${points[0]} points, ${namer.ours(facts.second)} added ${points[1]} and ${namer.ours(facts.third)} ${points[2]}. ${desk.take([`The ${facts.mascots} shared the ball well, with an assist on more than half of their baskets.`, `Free throws helped: ${facts.us} made its last six.`, `The bench gave ${facts.us} useful minutes in both halves.`, `On the boards the two sides finished about even.`])}`,
  ]
}

const goals = (desk: Desk, facts: ShortFacts, namer: Namer): string[] => {
  const first = facts.ours === 0 ? `${sentence(namer.ours(facts.star))} came closest for ${facts.us}, with a shot off the inside of the post.`
    : `${sentence(namer.ours(facts.star))} scored ${facts.ours === 1 ? 'the goal' : `the first of ${facts.us}'s ${plural(facts.ours, 'goal')}`} ${desk.take(['from the edge of the area', 'with a header at the far post', 'after a long throw had not been cleared', 'on a quick counterattack'])}, and ${namer.ours(facts.second)} had the last touch before it.`
  return [first, `${facts.theirs === 0 ? `At the other end ${namer.ours(facts.third)} and the back line allowed few clear looks.` : `${facts.them} found the net ${facts.theirs === 1 ? 'once' : `${plural(facts.theirs, 'time')}`}, ${desk.take(['once the wind had turned', 'from a set piece', 'on a loose ball in front', 'against the run of play'])}.`} ${desk.take([`${facts.us} had the better of the corners.`, 'The last ten minutes were played almost entirely in one half.', 'Both benches were used to the last substitute.'])}`]
}

const other = (desk: Desk, facts: ShortFacts, namer: Namer): string[] => [
  `${sentence(namer.ours(facts.star))} set the tone, ${desk.take(['winning in the first hour of the day', 'with the best result of the season so far', 'on a day of quick starts'])}, and ${namer.ours(facts.second)} followed with another.`,
  `${desk.take(['Depth made the difference.', 'Depth counts in this sport.', 'It took the whole list.'])} ${sentence(namer.ours(facts.third))} ${desk.take(['earned points in a place where few were expected', 'came through when the meet was closest', 'was among those who set personal bests'])}.`,
]

export const shortRecap = (desk: Desk, facts: ShortFacts) => {
  const { code } = facts.team.plan
  const namer = new Namer(code)
  const field = facts.fixture.outcome?.result === 'N'
  const court = code === 'mbball' || code === 'wbball'
  const goal = ['msoc', 'wsoc', 'fhockey'].includes(code)
  const [titles, leads] = field ? [meetTitles, meetLeads] : court ? [courtTitles, courtLeads] : goal ? [goalTitles, goalLeads] : [pointTitles, pointLeads]
  const middle = field || !(court || goal) ? other(desk, facts, namer) : court ? basketball(desk, facts, namer) : goals(desk, facts, namer)
  const result = facts.fixture.outcome?.result === 'T' ? `drew ${facts.ours}-${facts.theirs} with` : facts.won ? `beat` : `lost to`
  const mood = field ? { ...facts, won: true } : facts
  return {
    title: open(desk, titles, facts),
    body: [
      `**${desk.world.department.dateline}** – ${open(desk, leads, facts)}`,
      ...(field ? [`The full result line: ${facts.placing.replace(' | ', ', ')}.`] : [`${facts.us} is ${standing(facts).slice(1, -1)} on the season.`]),
      ...middle, coachQuote(desk, mood), playerQuote(desk, mood, namer.ours(facts.star)), upNext(desk, facts.team, facts.fixture),
    ].join('\n\n'),
    subHeadline: field ? facts.placing.replace(' | ', ', ') : '',
    teaser: field ? `${facts.us} at the ${facts.field}: ${facts.placing.replace(' | ', ', ')}.` : `${facts.us} ${result} ${facts.them}${facts.fixture.outcome?.result === 'T' ? '' : `, ${Math.max(facts.ours, facts.theirs)}-${Math.min(facts.ours, facts.theirs)}`}, ${facts.place}, with ${facts.star.first} ${facts.star.last} leading the way.`,
  }
}
