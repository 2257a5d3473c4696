import { stringify } from 'yaml'
import { seasonOf } from '../../../src/domain/season-stats/season-of.ts'
import { parseStatFile } from '../../statcrew/parse.ts'
import { sceneSvg } from '../art/scene.ts'
import type { PackFiles } from '../pack/pictures.ts'
import type { Fixture } from '../schedule/fixture.ts'
import { statXml } from '../sim/stat-xml.ts'
import { keyOf } from '../teams/people.ts'
import type { Team, World } from '../world.ts'
import { feats } from './feats.ts'

/** Moments of a department, and games of a team that are looked through for them. */
const wanted = 8
const looked = 3

type Found = {
  team: Team
  fixture: Fixture
  who: string
  value: string
  feat: (typeof feats)[string]
}

/**
 * The best games of the season's players, each with its picture: what a stat file says and nothing
 * else.
 */
export function moments(world: World, colours: string): PackFiles {
  const { department } = world
  const files: PackFiles = new Map()
  const byTeam = world.teams.map((team) => featsOf(world, team))
  // One of each team in turn, so that no sport has them all.
  const found = Array.from({ length: wanted }, (_, i) => byTeam.flatMap((some) => some[i] ?? []))
    .flat()
    .slice(0, wanted)
  const list = found.map(({ team, fixture, who, value, feat }, i) => {
    const say = (words: string) => words.replaceAll('{who}', who).replaceAll('{n}', value)
    const path = `pictures/moments/${keyOf(say(feat.title))}.svg`
    files.set(
      path,
      sceneSvg({
        sport: team.plan.code,
        seed: `moment ${fixture.ref} ${who}`,
        brand: department.brand,
        second: department.second,
      }),
    )
    const { teamScore, opponentScore, result } = fixture.outcome!
    const end =
      result === 'W'
        ? `${department.calledShort} won ${teamScore}–${opponentScore}`
        : `${department.calledShort} lost ${teamScore}–${opponentScore}`
    return {
      title: say(feat.title),
      date: `${fixture.date}T${String(17 + (i % 5))}:30`,
      sportId: team.plan.slug,
      gameId: fixture.ref,
      text: `${say(feat.text)} ${end} ${fixture.homeAway === 'A' ? 'at' : 'against'} **${fixture.opponent!.title}**.`,
      image: { path, alt: `Drawing in ${colours}: a scene of ${team.plan.title.toLowerCase()}.` },
    }
  })
  files.set('moments.yaml', stringify(list, { lineWidth: 0 }))
  return files
}

/** What the latest played games of a team have to offer, one a game, the newest game first. */
function featsOf(world: World, team: Team): Found[] {
  const fixtures = team.seasons
    .flatMap((season) => season.fixtures)
    .filter(({ ref, date }) => world.played.has(ref) && date < world.today)
    .slice(-looked)
  const boxes = fixtures.map(({ ref }, i) => {
    const played = world.played.get(ref)!
    return {
      ...parseStatFile(Buffer.from(statXml(played))),
      gameId: i,
      thisTeamIsHomeTeam: played.ours === 'H',
    }
  })
  const highs = seasonOf(boxes)?.highs.filter(({ scope }) => scope === 'player') ?? []
  const all = highs.flatMap(({ key, value, name, gameId }) => {
    const feat = feats[key]
    return feat && name !== null && Number(value) >= feat.least
      ? [{ team, fixture: fixtures[gameId]!, who: name, value, feat }]
      : []
  })
  const one = new Map(all.toReversed().map((found) => [found.fixture.ref, found]))
  return [...one.values()].toSorted((a, b) => (a.fixture.date < b.fixture.date ? 1 : -1))
}
