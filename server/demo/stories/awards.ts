import { addDays } from '../calendar.ts'
import type { World } from '../world.ts'
import { type Desk, plainOpponent, plural, sentence } from './desk.ts'
import { factsOf } from './facts.ts'
import { footballFacts } from './football-facts.ts'
import { valueOf } from '../sim/line-book.ts'
import type { Story } from './story.ts'
import { volleyballFacts } from './volleyball-recap.ts'

const base = (
  world: World,
): Omit<Story, 'title' | 'day' | 'sport' | 'scene' | 'teaser' | 'body' | 'games'> => ({
  time: '10:30',
  byline: `${world.department.calledShort} Athletics`,
  subHeadline: '',
  caption: '',
  redirect: '',
  role: '',
})

/** The conference's players of the week, taken from games that were really played out. */
export const awards = (desk: Desk): Story[] => {
  const { world } = desk
  const { department } = world
  const stories: Story[] = []
  for (const team of world.teams) {
    const season = team.seasons[1]
    const fixture = season?.fixtures.findLast(
      (game) =>
        game.outcome?.result === 'W' &&
        world.played.has(game.ref) &&
        addDays(game.date, 2) <= world.today,
    )
    const played = fixture === undefined ? undefined : world.played.get(fixture.ref)
    if (fixture === undefined || played === undefined) continue
    const facts = factsOf(desk, team, fixture)
    const day = addDays(fixture.date, 2)
    if (played.sport === 'football') {
      const f = footballFacts(facts, played)
      const tackles = valueOf(f.book.of(f.side, f.tackler), 'defense', 'tot_tack')
      stories.push({
        ...base(world),
        day,
        sport: team.plan.slug,
        scene: 'football',
        games: [fixture.ref],
        title: `${f.tackler.first} ${f.tackler.last} is ${department.conference.abbreviation} defender of the week`,
        teaser: sentence(
          `${plural(tackles, 'tackle')} against ${facts.them} earn a ${department.mascotSingular} the honor.`,
        ),
        body: [
          `The mail brought good news to the football office: the coaches of the ${department.conference.title} have voted ${f.tackler.first} ${f.tackler.last} their defensive player of the week.`,
          `The vote rewards ${plural(tackles, 'tackle')} in the ${facts.ours}-${facts.theirs} win over ${plainOpponent(fixture)}, a game in which ${facts.us} allowed ${f.yards.theirs} yards.`,
          `"I found out when the equipment room started clapping," said the player, who was there to return a chin strap.`,
          `Head coach ${facts.coach} read the citation to the team and then handed out next week's assignments, one of which calls for the award winner to carry the water.`,
          `It is the first such honor of the player's career at ${facts.us}.`,
        ].join('\n\n'),
      })
    }
    if (played.sport === 'volleyball') {
      const f = volleyballFacts(facts, played)
      stories.push({
        ...base(world),
        day,
        sport: team.plan.slug,
        scene: 'wvball',
        games: [fixture.ref],
        title: `League honors ${f.setter.first} ${f.setter.last} for a week of perfect deliveries`,
        teaser: sentence(
          `${plural(f.assists, 'assist')} against ${facts.them} and the conference's weekly award for the setter.`,
        ),
        body: [
          `Setters are noticed when something goes wrong, so it was a pleasant change: ${f.setter.first} ${f.setter.last} is the ${department.conference.title}'s setter of the week.`,
          `She handed out ${plural(f.assists, 'assist')} in the ${facts.ours}-${facts.theirs} victory over ${facts.them}, and her hitters put the ball away at a ${f.hitting} clip.`,
          `"I throw it up there and they make me look clever," the setter said. "I have thanked each of them with a sandwich."`,
          `${facts.coach}, the head coach, was asked what makes a good setter. "Hands, feet, and forgiving people quickly," the coach said. "Hers is a very short memory for bad passes."`,
          `${facts.us} is ${f.overall} on the season.`,
        ].join('\n\n'),
      })
    }
  }
  return stories
}
