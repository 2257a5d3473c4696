import type { BaseballFacts } from './baseball-recap.ts'
import { lastName, ordinalWord, plural, sentence, words } from './desk.ts'
import type { Opening } from './facts.ts'

type F = BaseballFacts
const full = (player: { first: string; last: string }) => `${player.first} ${player.last}`

export const baseballTitles: readonly Opening<F>[] = [
  {
    fits: (f) => f.won && f.walkOff?.batter != null && f.fixture.homeAway !== 'A',
    write: (f) =>
      `${f.walkOff?.batter == null ? f.mascots : lastName(f.walkOff.batter)} ends it with one swing`,
  },
  {
    fits: (f) => f.innings > 9,
    write: (f) => `Overtime at the ballpark: ${f.us} and ${f.them} need ${f.innings} innings`,
  },
  {
    fits: (f) => f.won && f.theirs === 0,
    write: (f) => `Zeroes across the board as ${f.mascots} blank ${f.them}`,
  },
  {
    fits: (f) => f.won && f.homers.length > 0,
    write: (f) => `${lastName(f.homers[0]?.player ?? f.hitter)} goes deep in win over ${f.them}`,
  },
  {
    fits: (f) => f.won && f.strikeouts >= 7,
    write: (f) => `${lastName(f.starter)} fans ${words(f.strikeouts)} to quiet ${f.them}`,
  },
  {
    fits: (f) => f.won && f.margin >= 6,
    write: (f) => `Bats erupt: ${f.us} ${f.ours}, ${f.them} ${f.theirs}`,
  },
  {
    fits: (f) => f.won && f.rbi >= 3,
    write: (f) => `${lastName(f.hitter)} drives in ${words(f.rbi)} for ${f.mascots}`,
  },
  {
    fits: (f) => f.won && f.margin === 1,
    write: (f) => `One run is plenty for ${f.us} against ${f.them}`,
  },
  {
    fits: (f) => f.won,
    write: (f) =>
      `${sentence(ordinalWord(f.turning))}-inning rally sends ${f.mascots} past ${f.them}`,
  },
  {
    fits: (f) => f.won,
    write: (f) => `${f.us} takes the series game from ${f.them}, ${f.ours}-${f.theirs}`,
  },
  {
    fits: (f) => !f.won && f.margin === 1,
    write: (f) => `Ninety feet short: ${f.mascots} drop one-run game to ${f.them}`,
  },
  { fits: (f) => !f.won && f.ours <= 1, write: (f) => `${f.them} pitching keeps ${f.us} quiet` },
  {
    fits: (f) => !f.won && f.margin >= 6,
    write: (f) => `Long afternoon for ${f.mascots} as ${f.them} scores ${f.theirs}`,
  },
  {
    fits: (f) => !f.won,
    write: (f) => `${f.them} uses the ${ordinalWord(f.turning)} inning to beat ${f.us}`,
  },
  {
    fits: () => true,
    write: (f) =>
      `${plural(f.hits, 'hit')}, ${plural(f.ours, 'run')}: the numbers from ${f.us} against ${f.them}`.replace(
        /^./,
        (c) => c.toUpperCase(),
      ),
  },
]

export const baseballLeads: readonly Opening<F>[] = [
  {
    fits: (f) => f.won && f.walkOff?.batter != null,
    write: (f) =>
      `The dugout was over the rail before the ball had landed. ${f.walkOff?.batter == null ? f.us : full(f.walkOff.batter)} brought home the winning run, and ${f.us} walked off with a ${f.ours}-${f.theirs} victory over ${f.themRanked} on ${f.day}.`,
  },
  {
    fits: (f) => f.innings > 9,
    write: (f) =>
      `Nine innings were not enough ${f.place} on ${f.day}. It took ${f.innings} before ${f.won ? f.us : f.themRanked} could claim a ${Math.max(f.ours, f.theirs)}-${Math.min(f.ours, f.theirs)} decision over ${f.won ? f.themRanked : f.us}.`,
  },
  {
    fits: (f) => f.won && f.theirs === 0,
    write: (f) =>
      `${full(f.starter)} and the bullpen put up one zero after another, and ${f.us} shut out ${f.themRanked} ${f.ours}-0 on ${f.day} ${f.place}.`,
  },
  {
    fits: (f) => f.won && f.homers.length >= 2,
    write: (f) =>
      `Somebody will have to go and look for the baseballs. ${f.us} hit ${words(f.homers.length)} of them over the fence in a ${f.ours}-${f.theirs} win against ${f.themRanked} ${f.place} on ${f.day}.`,
  },
  {
    fits: (f) => f.won && f.homers.length === 1,
    write: (f) =>
      `A ${ordinalWord(f.homers[0]?.inning ?? 1)}-inning home run by ${full(f.homers[0]?.player ?? f.hitter)} gave ${f.us} a lift on ${f.day}, and the ${f.mascots} rode it to a ${f.ours}-${f.theirs} win over ${f.themRanked}.`,
  },
  {
    fits: (f) => f.won && f.strikeouts >= 6,
    write: (f) =>
      `Batter after batter walked back to the bench shaking his head. ${full(f.starter)} struck out ${f.strikeouts} as ${f.us} beat ${f.themRanked}, ${f.ours}-${f.theirs}, on ${f.day} ${f.place}.`,
  },
  {
    fits: (f) => f.won && f.margin >= 6,
    write: (f) =>
      `By the middle innings the scoreboard operator was asking for relief. ${f.us} collected ${f.hits} hits and beat ${f.themRanked} ${f.ours}-${f.theirs} on ${f.day} ${f.place}.`,
  },
  {
    fits: (f) => f.won && f.turning >= 6,
    write: (f) =>
      `Patience paid in the ${ordinalWord(f.turning)}. ${f.us}, even or behind for most of ${f.day}, found the hit it needed there and defeated ${f.themRanked} ${f.ours}-${f.theirs}.`,
  },
  {
    fits: (f) => f.won,
    write: (f) =>
      `Good pitching, a timely hit and a glove in the right place: ${f.us} followed the oldest recipe in the game to a ${f.ours}-${f.theirs} win over ${f.themRanked} on ${f.day}.`,
  },
  {
    fits: (f) => f.won,
    write: (f) =>
      `${full(f.hitter)} had a hand in most of what went right for ${f.us} on ${f.day}, a ${f.ours}-${f.theirs} victory against ${f.themRanked} ${f.place}.`,
  },
  {
    fits: (f) => !f.won && f.margin === 1,
    write: (f) =>
      `The tying run was close enough to talk to the third-base coach. It stayed there, and ${f.themRanked} held on to beat ${f.us} ${f.theirs}-${f.ours} on ${f.day}.`,
  },
  {
    fits: (f) => !f.won && f.ours <= 2,
    write: (f) =>
      `Hits were hard to come by for ${f.us} on ${f.day}, and runs harder. ${f.themRanked} won ${f.theirs}-${f.ours} ${f.place}.`,
  },
  {
    fits: (f) => !f.won && f.errors >= 2,
    write: (f) =>
      `Extra outs came back to bite ${f.us}, which made ${words(f.errors)} errors and lost to ${f.themRanked}, ${f.theirs}-${f.ours}, on ${f.day}.`,
  },
  {
    fits: (f) => !f.won,
    write: (f) =>
      `One inning, the ${ordinalWord(f.turning)}, told the tale: ${f.themRanked} went ahead in it for good and beat ${f.us} ${f.theirs}-${f.ours} on ${f.day} ${f.place}.`,
  },
  {
    fits: () => true,
    write: (f) =>
      `Baseball gives nothing away, and on ${f.day} it gave ${f.won ? f.themRanked : f.us} less than usual in a ${Math.max(f.ours, f.theirs)}-${Math.min(f.ours, f.theirs)} game ${f.place}.`,
  },
]
