import { seeded } from '../art/random.ts'
import { simPlayers, type SimPlayer } from '../sim/team.ts'
import { type Desk, Namer, sentence, upNext } from './desk.ts'
import { coachQuote, open, playerQuote, standing, type Facts } from './facts.ts'
import {
  courtLeads,
  courtTitles,
  goalLeads,
  goalTitles,
  meetLeads,
  meetTitles,
  pointLeads,
  pointTitles,
} from './short-openings.ts'

/**
 * A recap of few words: of a game without a stat file no number that nobody has, of one with a stat
 * file what the file says.
 */
export interface ShortFacts extends Facts {
  star: SimPlayer
  second: SimPlayer
  third: SimPlayer
  placing: string
  field: string
  /** Points, or goals, by which we led at the half; 0 where there is none. */
  halfLead: number
  /** The two paragraphs between the score and the quotes. */
  middle(desk: Desk, namer: Namer): string[]
}

export const shortFacts = (facts: Facts): ShortFacts => {
  const seasonIndex = facts.team.seasons.findIndex(
    (season) => season.title === facts.fixture.season,
  )
  const roster = simPlayers(facts.team.rosters[seasonIndex === 0 ? 0 : 1])
    .filter((player) => player.position !== 'GK')
    .toSorted((a, b) => b.skill - a.skill)
  const [star, second, third] = seeded(facts.fixture.ref).shuffle(roster.slice(0, 7))
  const stars = { star: star as SimPlayer, second: second as SimPlayer, third: third as SimPlayer }
  return {
    ...facts,
    ...stars,
    ...onPaper(facts),
    halfLead: 0,
    middle: (desk, namer) => many(desk, stars, namer),
  }
}

/** What the schedule's row says besides the score. */
export const onPaper = ({ fixture }: Facts) => ({
  placing: fixture.outcome?.prescore ?? '',
  field: fixture.shown,
})

const many = (
  desk: Desk,
  facts: Pick<ShortFacts, 'star' | 'second' | 'third'>,
  namer: Namer,
): string[] => [
  `${sentence(namer.ours(facts.star))} set the tone, ${desk.take(['winning in the first hour of the day', 'with the best result of the season so far', 'on a day of quick starts'])}, and ${namer.ours(facts.second)} followed with another.`,
  `${desk.take(['Depth made the difference.', 'Depth counts in this sport.', 'It took the whole list.'])} ${sentence(namer.ours(facts.third))} ${desk.take(['earned points in a place where few were expected', 'came through when the meet was closest', 'was among those who set personal bests'])}.`,
]

export const shortRecap = (desk: Desk, facts: ShortFacts) => {
  const { code } = facts.team.plan
  const namer = new Namer(code)
  const field = facts.fixture.outcome?.result === 'N'
  const court = code === 'mbball' || code === 'wbball'
  const goal = ['msoc', 'wsoc', 'fhockey'].includes(code)
  const [titles, leads] = field
    ? [meetTitles, meetLeads]
    : court
      ? [courtTitles, courtLeads]
      : goal
        ? [goalTitles, goalLeads]
        : [pointTitles, pointLeads]
  const result =
    facts.fixture.outcome?.result === 'T'
      ? `drew ${facts.ours}-${facts.theirs} with`
      : facts.won
        ? `beat`
        : `lost to`
  const mood = field ? { ...facts, won: true } : facts
  return {
    title: open(desk, titles, facts),
    body: [
      `**${desk.world.department.dateline}** – ${open(desk, leads, facts)}`,
      ...(field
        ? [`The full result line: ${facts.placing.replace(' | ', ', ')}.`]
        : [`${facts.us} is ${standing(facts).slice(1, -1)} on the season.`]),
      ...facts.middle(desk, namer),
      coachQuote(desk, mood),
      playerQuote(desk, mood, namer.ours(facts.star)),
      upNext(desk, facts.team, facts.fixture),
    ].join('\n\n'),
    subHeadline: field ? facts.placing.replace(' | ', ', ') : '',
    teaser: field
      ? `${facts.us} at the ${facts.field}: ${facts.placing.replace(' | ', ', ')}.`
      : `${facts.us} ${result} ${facts.them}${facts.fixture.outcome?.result === 'T' ? '' : `, ${Math.max(facts.ours, facts.theirs)}-${Math.min(facts.ours, facts.theirs)}`}, ${facts.place}, with ${facts.star.first} ${facts.star.last} leading the way.`,
  }
}
