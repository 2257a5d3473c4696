import { addDays, longDay, monthName, type Day } from '../calendar.ts'
import type { Fixture } from '../schedule/fixture.ts'
import { recordOf } from '../schedule/records.ts'
import { simPlayers } from '../sim/team.ts'
import { teamOf, type Team, type World } from '../world.ts'
import {
  type Desk,
  listed,
  Namer,
  plainOpponent,
  plural,
  rankedOpponent,
  sentence,
} from './desk.ts'
import type { Story } from './story.ts'

const office = (world: World) => `${world.department.calledShort} Athletics`

const story = (
  world: World,
  day: Day,
  of: Pick<Story, 'title' | 'sport' | 'scene' | 'teaser' | 'body'> & Partial<Story>,
): Story => ({
  day,
  time: '09:00',
  byline: office(world),
  subHeadline: '',
  caption: '',
  games: [],
  redirect: '',
  role: '',
  ...of,
})

const openers = [
  (f: Fixture, us: string) =>
    `The next name on the schedule is ${rankedOpponent(f)}, and ${us} has spent the week learning how to pronounce its playbook.`,
  (f: Fixture, us: string) =>
    `Bring a coat, a friend and a little patience: ${us} and ${rankedOpponent(f)} tend to take their time about settling things.`,
  (f: Fixture, us: string) =>
    `${us} gets another look at itself on ${longDay(f.date)}, this time with ${rankedOpponent(f)} holding the mirror.`,
  (f: Fixture, us: string) =>
    `How good is ${us}? ${rankedOpponent(f)} will offer an opinion on ${longDay(f.date)}.`,
  (f: Fixture, us: string) =>
    `There are easier places to be on ${longDay(f.date)} than across from ${rankedOpponent(f)}. ${us} would not trade.`,
  (f: Fixture, us: string) =>
    `Practice ended early on the eve of ${us}'s meeting with ${rankedOpponent(f)}, which the players took as a compliment.`,
]

const headlines = [
  (f: Fixture, mascots: string) => `${mascots} set for ${plainOpponent(f)}`,
  (f: Fixture, mascots: string) => `What to watch when the ${mascots} meet ${plainOpponent(f)}`,
  (f: Fixture) => `${plainOpponent(f)} next, and no time to look further`,
  (f: Fixture, mascots: string) => `Five notes before ${mascots} and ${plainOpponent(f)}`,
  (f: Fixture) => `Up next: ${plainOpponent(f)}`,
  (f: Fixture, mascots: string) => `${mascots} look for an answer to ${plainOpponent(f)}`,
]

export const preview = (desk: Desk, team: Team, fixture: Fixture, turn: number): Story => {
  const { world } = desk
  const { calledShort, mascotPlural } = world.department
  const season = team.seasons.find((one) => one.fixtures.includes(fixture))?.fixtures ?? []
  const before = season.filter((game) => game.date < fixture.date)
  const record = recordOf(before)
  const namer = new Namer(team.plan.code)
  const players = simPlayers(team.rosters[1])
    .filter((player) => player.year !== 'FR')
    .toSorted((a, b) => b.skill - a.skill)
  const names = players.slice(turn, turn + 3).map((player) => namer.ours(player))
  const last = before.findLast(
    (game) => game.outcome !== null && game.outcome.result !== 'N' && game.type !== 'S',
  )
  const met = team.seasons
    .flatMap((one) => one.fixtures)
    .findLast(
      (game) =>
        game.opponent === fixture.opponent && game.date < fixture.date && game.outcome !== null,
    )
  const where =
    fixture.homeAway === 'H'
      ? `at ${fixture.facility}`
      : fixture.homeAway === 'A'
        ? `in ${fixture.location.replace(/, .*/, '')}`
        : `at a neutral site in ${fixture.location.replace(/, .*/, '')}`
  const time = /^\d/.test(fixture.time)
    ? `The start is at ${fixture.time}`
    : fixture.time === 'Noon'
      ? 'The start is at noon.'
      : 'The time is still to be announced.'
  const channels = [fixture.links.tv?.title, fixture.links.radio?.title].filter(
    (title) => title !== undefined,
  )
  return story(
    world,
    addDays(fixture.date, -1) < world.today ? addDays(fixture.date, -1) : addDays(world.today, -1),
    {
      time: '11:00',
      title: (headlines[turn % headlines.length] as (typeof headlines)[0])(fixture, mascotPlural),
      sport: team.plan.slug,
      scene: team.plan.code,
      games: [fixture.ref],
      role: 'preview',
      teaser: `${calledShort} ${record.overall === '0-0' ? 'opens its season' : `(${record.overall})`} against ${plainOpponent(fixture)} on ${longDay(fixture.date)} ${where}.`,
      body: [
        `**${world.department.dateline}** – ${(openers[turn % openers.length] as (typeof openers)[0])(fixture, calledShort)}`,
        `${sentence(calledShort)} (${record.overall}${record.conference === '0-0' ? '' : `, ${record.conference} ${world.department.conference.abbreviation}`}) plays ${where}. ${time}${channels.length > 0 ? ` Coverage: ${listed(channels)}.` : ''}`,
        last?.outcome == null
          ? 'It is the first test of the season.'
          : `Last time out the ${mascotPlural} ${last.outcome.result === 'W' ? 'beat' : last.outcome.result === 'L' ? 'lost to' : 'drew with'} ${plainOpponent(last)}, ${Math.max(Number(last.outcome.teamScore), Number(last.outcome.opponentScore))}-${Math.min(Number(last.outcome.teamScore), Number(last.outcome.opponentScore))}.`,
        `${sentence(listed(names))} are expected in the lineup. "${desk.take(['We know what is coming. The question is whether we can make it come slowly.', 'They do two things better than anyone we have played. We have talked about both of them, at length.', 'Nobody needs a speech this week. I have one ready in case.', 'We have watched a lot of film. At some point you have to go and play.', 'It is a good time to find out a few things about ourselves.', 'I like how we practiced. I have been wrong about that before, but I like it.']).replace(/\.$/, ',')}" head coach ${team.plan.headCoach.first} ${team.plan.headCoach.last} said.`,
        met?.outcome == null
          ? `The two schools have not met in this sport in recent seasons.`
          : `In their most recent meeting ${met.outcome.result === 'W' ? calledShort : met.outcome.result === 'L' ? plainOpponent(fixture) : 'neither side'} came out ahead, ${Math.max(Number(met.outcome.teamScore), Number(met.outcome.opponentScore))}-${Math.min(Number(met.outcome.teamScore), Number(met.outcome.opponentScore))}.`,
        desk.take([
          'Gates open ninety minutes before the start. Students are admitted with their card.',
          'Those who cannot make the trip will find the score on this site as it happens.',
          'Live statistics begin with the first whistle.',
          'Parking is free; the walk is short.',
        ]),
      ].join('\n\n'),
    },
  )
}

/** For the morning of the football game that is played live. */
export const gamedayGuide = (world: World, fixture: Fixture): Story =>
  story(world, world.today, {
    time: '',
    title: `Gameday guide: everything for ${plainOpponent(fixture)} at ${fixture.facility.split(' at ').at(-1) ?? fixture.facility}`,
    sport: fixture.plan.slug,
    scene: 'football',
    games: [fixture.ref],
    subHeadline: 'Gates, parking, pie',
    teaser: `Gates open three hours before the ${fixture.time} kickoff. Here is how to get in, where to eat and what the seniors have planned.`,
    body: [
      `The flags went up on the bridge before dawn. ${world.department.calledShort} meets ${plainOpponent(fixture)} today, kickoff ${fixture.time}, and if you are reading this in line for coffee you are in the right place.`,
      '**Getting in.** Gates open three hours before kickoff. Clear bags only. Student entrance is on the lake side; families with strollers should use Gate 4, which has no steps.',
      '**Getting there.** Lots north of the tracks are free and fill by noon. The shuttle from the fairgrounds runs every ten minutes and back again until an hour after the game.',
      "**Eating.** The church ladies of St. Brigid's have the pie stand by the south ramp. Rhubarb goes first.",
      '**Honoring.** Seniors will be introduced with their families a quarter of an hour before the kick. Please be seated for it; some of them have been practicing their wave.',
      "**Following along.** Play by play, drives and both teams' statistics are on this site, on every phone in the stands and in every kitchen that could not come. The page keeps working when the signal does not.",
    ].join('\n\n'),
  })

const scheduleOpeners = [
  'Get out the calendar and a pencil that you trust.',
  'It fits on one page, and most of that page is travel.',
]

export const scheduleNotice = (world: World, slug: string, daysAgo: number, turn: 0 | 1): Story => {
  const team = teamOf(world, slug)
  const season = team.seasons[1]
  if (season === undefined) throw new Error(`${slug} has no season ahead`)
  const ahead = season.fixtures.filter((game) => game.date > world.today)
  const home = ahead.filter((game) => game.homeAway === 'H')
  const first = ahead[0],
    opener = home[0]
  const leagues = [...new Set(ahead.filter((game) => game.conference).map(plainOpponent))]
  return story(world, addDays(world.today, -daysAgo), {
    title: `${season.title} ${team.plan.title.toLowerCase()} schedule is out`,
    sport: slug,
    scene: team.plan.code,
    subHeadline: `${plural(home.length, 'home date')}`,
    teaser: `${ahead.length} games, ${home.length} of them at ${team.plan.facility}: the ${season.title} ${team.plan.title.toLowerCase()} schedule.`,
    body: [
      `${scheduleOpeners[turn] ?? ''} The ${season.title} ${team.plan.title.toLowerCase()} schedule has ${ahead.length} entries, ${home.length} of them at ${team.plan.facility}.`,
      first === undefined
        ? ''
        : `It begins on ${longDay(first.date)} against ${plainOpponent(first)}.${opener === undefined ? '' : ` The first home date is ${longDay(opener.date)}, when ${plainOpponent(opener)} comes to ${world.department.city.split(',')[0]}.`}`,
      leagues.length === 0
        ? ''
        : `In the ${world.department.conference.title} the ${world.department.mascotPlural} play ${listed(leagues)}.`,
      `"We asked for a schedule that would find us out," head coach ${team.plan.headCoach.first} ${team.plan.headCoach.last} said. "I believe they gave us one. There is a stretch in ${monthName(ahead[Math.floor(ahead.length / 2)]?.date ?? world.today)} that I have already stopped looking at."`,
      "Times marked TBA will be set with the conference's television partner. Season tickets can be renewed now; single games go on sale a month before the opener.",
      'Anyone who subscribes to the calendar of the team on this site receives every change the moment it is made.',
    ]
      .filter((text) => text !== '')
      .join('\n\n'),
  })
}

export const ticketsLink = (world: World): Story =>
  story(world, addDays(world.today, -3), {
    title: 'Tickets for the coming home games are on sale',
    sport: '',
    scene: 'mbball',
    teaser: 'Single games, families of four and the student pass, at the ticket office.',
    redirect: `https://tickets.${world.department.emailHost}/season`,
    body: '',
  })
