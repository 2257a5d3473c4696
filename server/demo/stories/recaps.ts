import type { SportCode } from '../art/sport-code.ts'
import type { Fixture } from '../schedule/fixture.ts'
import type { Team, World } from '../world.ts'
import { baseballFacts, baseballRecap } from './baseball-recap.ts'
import { courtFacts } from './court-facts.ts'
import type { Desk } from './desk.ts'
import { factsOf } from './facts.ts'
import { footballFacts } from './football-facts.ts'
import { footballRecap } from './football-recap.ts'
import { goalFacts } from './goal-facts.ts'
import { lacrosseFacts, lacrosseRecap } from './lacrosse-recap.ts'
import { shortFacts, shortRecap } from './short-recap.ts'
import { softballFacts } from './softball-facts.ts'
import type { Story } from './story.ts'
import { volleyballFacts, volleyballRecap } from './volleyball-recap.ts'

/** How many of its latest games each team's beat writer covered. */
const beats: Readonly<Record<World['department']['id'], Partial<Record<SportCode, number>>>> = {
  harlan: {
    football: 10,
    wvball: 9,
    baseball: 6,
    wlax: 5,
    mbball: 3,
    wbball: 3,
    wsoc: 3,
    msoc: 2,
    wcross: 2,
    wswim: 2,
    softball: 2,
    wten: 1,
  },
  ironwood: {
    football: 10,
    wvball: 9,
    baseball: 6,
    wlax: 5,
    mbball: 3,
    wbball: 3,
    wsoc: 2,
    fhockey: 2,
    wrestling: 1,
    softball: 1,
    track: 1,
    mgolf: 1,
  },
}

export const bylines: Readonly<Record<World['department']['id'], readonly string[]>> = {
  harlan: ['Marguerite Oyelaran', 'Theo Lindahl-Cruz', 'Harlan State Athletics', 'Priscilla Vang'],
  ironwood: ['Augustin Reyes-Holt', 'Ironwood Athletics', 'Fern Tsosie-Wells'],
}

const recapOf = (
  desk: Desk,
  team: Team,
  fixture: Fixture,
): { title: string; body: string; subHeadline: string; teaser: string } => {
  const facts = factsOf(desk, team, fixture)
  const played = desk.world.played.get(fixture.ref)
  switch (played?.sport) {
    case 'football':
      return footballRecap(desk, footballFacts(facts, played))
    case 'volleyball':
      return volleyballRecap(desk, volleyballFacts(facts, played))
    case 'baseball':
      return baseballRecap(desk, baseballFacts(facts, played))
    case 'lacrosse':
      return lacrosseRecap(desk, lacrosseFacts(facts, played))
    case 'softball':
      return shortRecap(desk, softballFacts(facts, played))
    case 'basketball':
      return shortRecap(desk, courtFacts(facts, played))
    case 'field':
      return shortRecap(desk, goalFacts(facts, played))
    case undefined:
      return shortRecap(desk, shortFacts(facts))
  }
}

export const recaps = (desk: Desk): Story[] =>
  desk.world.teams.flatMap((team) => {
    const { department, today } = desk.world
    const finished = team.seasons
      .flatMap((season) => season.fixtures)
      .filter(
        (game) => game.outcome !== null && game.type !== 'S' && (game.endDate ?? game.date) < today,
      )
    const count = beats[department.id][team.plan.code] ?? 0
    const covered = count === 0 ? [] : finished.slice(-count)
    return covered.map((fixture): Story => {
      const recap = recapOf(desk, team, fixture)
      return {
        ...recap,
        day: fixture.endDate ?? fixture.date,
        time: /^(6|7|8|9)/.test(fixture.time) && fixture.time.includes('p.m') ? '22:05' : '18:20',
        sport: team.plan.slug,
        scene: team.plan.code,
        byline: desk.take(bylines[department.id]),
        caption:
          fixture.homeAway === 'H'
            ? `${team.plan.title} ${fixture.facility === '' ? '' : `at ${fixture.facility}`}.`.replace(
                ' .',
                '.',
              )
            : '',
        games: [fixture.ref],
        redirect: '',
        role: 'recap',
      }
    })
  })
