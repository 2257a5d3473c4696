import { lastName, sentence, words } from './desk.ts'
import { standing, type Opening } from './facts.ts'
import type { FootballFacts } from './football-facts.ts'
import { valueOf } from '../sim/line-book.ts'

const rushed = (f: FootballFacts) => valueOf(f.book.of(f.side, f.rusher), 'rush', 'yds')
const passed = (f: FootballFacts) => valueOf(f.book.of(f.side, f.passer), 'pass', 'yds')
const close = (f: FootballFacts) => f.margin <= 7
const full = (player: { first: string; last: string }) => `${player.first} ${player.last}`
const oursDecides = (f: FootballFacts) => f.won && f.decider.side === f.side
const late = (f: FootballFacts) => f.decider.quarter === 4

export const footballTitles: readonly Opening<FootballFacts>[] = [
  {
    fits: (f) => f.won && close(f) && late(f),
    write: (f) => `${lastName(f.decider.scorer)} has the last word as ${f.mascots} edge ${f.them}`,
  },
  {
    fits: (f) => f.won && f.half.ours < f.half.theirs,
    write: (f) => `Down at the half, ${f.mascots} storm back past ${f.them}, ${f.ours}-${f.theirs}`,
  },
  { fits: (f) => f.won && f.margin > 16, write: (f) => `${f.mascots} run away from ${f.them}` },
  {
    fits: (f) => f.won && f.theirs < 10,
    write: (f) => `Defense slams the door: ${f.us} ${f.ours}, ${f.them} ${f.theirs}`,
  },
  {
    fits: (f) => f.won && rushed(f) > 95,
    write: (f) => `${lastName(f.rusher)} carries ${f.us} past ${f.them}`,
  },
  {
    fits: (f) => f.won && passed(f) > 230,
    write: (f) => `${lastName(f.passer)} throws for ${passed(f)} in win over ${f.them}`,
  },
  {
    fits: (f) => f.won && f.takeaways >= 2,
    write: (f) =>
      `${sentence(words(f.takeaways))} takeaways, one happy bus ride: ${f.mascots} beat ${f.them}`,
  },
  {
    fits: (f) => f.won && f.fixture.homeAway === 'H',
    write: (f) => `${f.us} keeps ${f.them} at arm's length, ${f.ours}-${f.theirs}`,
  },
  {
    fits: (f) => f.won,
    write: (f) => `${f.mascots} take care of ${f.them} on a long ${f.day.split(',')[0]}`,
  },
  {
    fits: (f) => f.won,
    write: (f) => `Four quarters, ${f.ours} points: ${f.us} moves to ${f.overall}`,
  },
  {
    fits: (f) => !f.won && close(f),
    write: (f) => `${f.mascots} come up a play short against ${f.them}`,
  },
  {
    fits: (f) => !f.won && close(f),
    write: (f) => `Late push falls short as ${f.them} holds on, ${f.theirs}-${f.ours}`,
  },
  {
    fits: (f) => !f.won && f.half.ours > f.half.theirs,
    write: (f) => `Halftime lead slips away from ${f.us} in ${f.theirs}-${f.ours} loss`,
  },
  {
    fits: (f) => !f.won && f.giveaways >= 2,
    write: (f) => `Turnovers prove costly in loss to ${f.them}`,
  },
  { fits: (f) => !f.won && f.margin > 16, write: (f) => `${f.them} too much for ${f.mascots}` },
  {
    fits: (f) => !f.won,
    write: (f) => `${f.themRanked} pulls clear of ${f.us}, ${f.theirs}-${f.ours}`,
  },
  {
    fits: (f) => !f.won,
    write: (f) => `${lastName(f.passer)} throws for ${passed(f)}, but ${f.them} has the final say`,
  },
  {
    fits: (f) => !f.won && f.fixture.homeAway === 'A',
    write: (f) => `Road proves rough for ${f.mascots} at ${f.them}`,
  },
  {
    fits: (f) => f.won && f.fixture.homeAway === 'A',
    write: (f) => `${f.mascots} leave ${f.them} with a win in the luggage`,
  },
  {
    fits: () => true,
    write: (f) =>
      `${f.us} and ${f.them} trade blows until the end, ${Math.max(f.ours, f.theirs)}-${Math.min(f.ours, f.theirs)}`,
  },
]

export const footballLeads: readonly Opening<FootballFacts>[] = [
  {
    fits: (f) => oursDecides(f) && late(f),
    write: (f) =>
      `With ${f.decisive} and the season's noise packed into one end of the field, ${full(f.decider.scorer)} put ${f.us} in front for good, and the ${f.mascots} left with a ${f.ours}-${f.theirs} victory over ${f.themRanked} on ${f.day} ${f.place}.`,
  },
  {
    fits: (f) => f.won && f.half.ours < f.half.theirs,
    write: (f) =>
      `Trailing ${f.half.theirs}-${f.half.ours} at the break, ${f.us} threw out the first half and wrote a better second one. The ${f.mascots} rallied to beat ${f.themRanked} ${f.ours}-${f.theirs} on ${f.day} ${f.place}.`,
  },
  {
    fits: (f) => f.won && f.margin > 16,
    write: (f) =>
      `There was suspense ${f.place} on ${f.day}, but only until about the middle of the second quarter. ${f.us} scored early, scored often and sent ${f.themRanked} home with a ${f.ours}-${f.theirs} defeat.`,
  },
  {
    fits: (f) => f.won && f.theirs <= 10,
    write: (f) =>
      `Yards were expensive ${f.place}. ${f.us}'s defense gave up ${f.yards.theirs} of them and ${f.theirs === 0 ? 'not a single point' : `only ${f.theirs} points`} in a ${f.ours}-${f.theirs} win against ${f.themRanked} on ${f.day}.`,
  },
  {
    fits: (f) => f.won && rushed(f) > 85,
    write: (f) =>
      `${full(f.rusher)} ran left, ran right and, when nothing else was open, ran over people. The back gained ${rushed(f)} yards as ${f.us} beat ${f.themRanked}, ${f.ours}-${f.theirs}, on ${f.day} ${f.place}.`,
  },
  {
    fits: (f) => f.won && passed(f) > 220,
    write: (f) =>
      `On a day made for the passing game, ${full(f.passer)} found the open man often enough to collect ${passed(f)} yards, and ${f.us} outlasted ${f.themRanked} ${f.ours}-${f.theirs} ${f.place}.`,
  },
  {
    fits: (f) => f.won && f.takeaways >= 2,
    write: (f) =>
      `Take the ball away ${words(f.takeaways)} times and good things tend to follow. They did for ${f.us} on ${f.day}: ${f.ours}-${f.theirs} over ${f.themRanked} ${f.place}.`,
  },
  {
    fits: (f) => f.won && f.fixture.homeAway === 'A',
    write: (f) =>
      `A long drive home is shorter after a win, and ${f.us} earned a short one. The ${f.mascots} went to ${f.fixture.location.replace(/, .*/, '')} on ${f.day} and came away with a ${f.ours}-${f.theirs} decision over ${f.themRanked}.`,
  },
  {
    fits: (f) => f.won,
    write: (f) =>
      `Nobody will frame the first quarter, but the ${f.mascots} will take the last three. ${f.us} wore down ${f.themRanked} for a ${f.ours}-${f.theirs} victory ${f.place} on ${f.day}.`,
  },
  {
    fits: (f) => f.won,
    write: (f) =>
      `Ask the linemen and they will tell you it was decided an inch at a time. ${f.us} controlled enough of those inches on ${f.day} to beat ${f.themRanked}, ${f.ours}-${f.theirs}.`,
  },
  {
    fits: (f) => !f.won && close(f),
    write: (f) =>
      `One more stop, one more first down, one friendlier bounce: ${f.us} was that close. Instead ${f.themRanked} escaped with a ${f.theirs}-${f.ours} win on ${f.day} ${f.place}.`,
  },
  {
    fits: (f) => !f.won && f.half.ours >= f.half.theirs && f.half.ours > 0,
    write: (f) =>
      `For two quarters the plan held. Then ${f.themRanked} found its legs, outscored ${f.us} ${f.theirs - f.half.theirs}-${f.ours - f.half.ours} after halftime and won ${f.theirs}-${f.ours} on ${f.day}.`,
  },
  {
    fits: (f) => !f.won && f.giveaways >= 2,
    write: (f) =>
      `The ball was the problem: ${f.us} gave it away ${words(f.giveaways)} times and ${f.themRanked} made the most of it, winning ${f.theirs}-${f.ours} ${f.place} on ${f.day}.`,
  },
  {
    fits: (f) => !f.won && f.margin > 16,
    write: (f) =>
      `Some afternoons are best filed under experience. ${f.themRanked} led from early on and never looked back in a ${f.theirs}-${f.ours} victory over ${f.us} on ${f.day} ${f.place}.`,
  },
  {
    fits: (f) => !f.won,
    write: (f) =>
      `${full(f.passer)} kept ${f.us} within reach with ${passed(f)} passing yards, but ${f.themRanked} always had an answer and took a ${f.theirs}-${f.ours} decision on ${f.day} ${f.place}.`,
  },
  {
    fits: (f) => !f.won,
    write: (f) =>
      `Three yards here, a bounce there, a flag at the wrong moment: it added up to a ${f.theirs}-${f.ours} defeat by ${f.themRanked} on ${f.day}.`,
  },
  {
    fits: (f) => !f.won && f.decider.side !== f.side,
    write: (f) =>
      `With ${f.decisive} ${f.themRanked} went in front for good, and nothing that ${f.us} tried ${f.place} on ${f.day} could change it. The score was ${f.theirs}-${f.ours}.`,
  },
  {
    fits: (f) => f.won && f.fixture.homeAway === 'H',
    write: (f) =>
      `The band was still playing when the visitors' buses pulled out. ${f.us} had sent ${f.themRanked} away with a ${f.ours}-${f.theirs} loss on ${f.day} ${f.place}.`,
  },
  {
    fits: () => true,
    write: (f) =>
      `It took sixty minutes and every man on the depth chart to separate ${f.us} ${standing(f)} and ${f.themRanked} on ${f.day}; in the end the board read ${Math.max(f.ours, f.theirs)}-${Math.min(f.ours, f.theirs)} for ${f.won ? f.us : f.them}.`,
  },
]
