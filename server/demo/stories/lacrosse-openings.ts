import { lastName, plural, words } from './desk.ts'
import type { Opening } from './facts.ts'
import type { LacrosseFacts } from './lacrosse-recap.ts'

type F = LacrosseFacts
const full = (player: { first: string; last: string }) => `${player.first} ${player.last}`

export const lacrosseTitles: readonly Opening<F>[] = [
  {
    fits: (f) => f.won && f.overtime,
    write: (f) => `Sudden joy: ${f.mascots} beat ${f.them} in overtime`,
  },
  {
    fits: (f) => f.won && f.goals >= 4,
    write: (f) => `${lastName(f.scorer)} scores ${words(f.goals)} as ${f.us} tops ${f.them}`,
  },
  {
    fits: (f) => f.won && f.half.ours < f.half.theirs,
    write: (f) => `Second-half surge turns the tables on ${f.them}`,
  },
  {
    fits: (f) => f.won && f.saves >= 9,
    write: (f) => `${lastName(f.keeper)} stands tall in the crease against ${f.them}`,
  },
  {
    fits: (f) => f.won && f.draws.ours > f.draws.theirs + 4,
    write: (f) => `${f.mascots} own the circle and beat ${f.them}, ${f.ours}-${f.theirs}`,
  },
  {
    fits: (f) => f.won && f.margin >= 5,
    write: (f) => `${f.us} leaves no doubt against ${f.them}`,
  },
  { fits: (f) => f.won, write: (f) => `Shared scoring sends ${f.mascots} past ${f.them}` },
  {
    fits: (f) => f.won,
    write: (f) => `${f.ours} goals and a good night's sleep: ${f.us} beats ${f.them}`,
  },
  {
    fits: (f) => !f.won && f.overtime,
    write: (f) => `One goal too few: ${f.them} takes it in overtime`,
  },
  {
    fits: (f) => !f.won && f.margin <= 2,
    write: (f) => `${f.mascots} run out of clock against ${f.them}`,
  },
  {
    fits: (f) => !f.won && f.half.ours > f.half.theirs,
    write: (f) => `${f.them} rallies after the break to deny ${f.us}`,
  },
  {
    fits: (f) => !f.won,
    write: (f) => `${f.themRanked} too quick for ${f.us}, ${f.theirs}-${f.ours}`,
  },
  { fits: () => true, write: (f) => `Goals at both ends when ${f.us} meets ${f.them}` },
]

export const lacrosseLeads: readonly Opening<F>[] = [
  {
    fits: (f) => f.overtime && f.won,
    write: (f) =>
      `Sticks and gloves went up in a heap at midfield. ${f.us} had just beaten ${f.themRanked} ${f.ours}-${f.theirs} in sudden-death overtime ${f.place} on ${f.day}.`,
  },
  {
    fits: (f) => f.overtime && !f.won,
    write: (f) =>
      `Sixty minutes could not settle it, and the goal that did belonged to ${f.themRanked}, a ${f.theirs}-${f.ours} overtime winner over ${f.us} on ${f.day} ${f.place}.`,
  },
  {
    fits: (f) => f.won && f.goals >= 4,
    write: (f) =>
      `Mark ${full(f.scorer)} and somebody else is free; leave her alone and she does what she did on ${f.day}. She scored ${words(f.goals)} times in a ${f.ours}-${f.theirs} win over ${f.themRanked}.`,
  },
  {
    fits: (f) => f.won && f.half.ours < f.half.theirs,
    write: (f) =>
      `Whatever was said at halftime is staying in the locker room. ${f.us} came out of it a different team, overturned a ${f.half.theirs}-${f.half.ours} deficit and beat ${f.themRanked} ${f.ours}-${f.theirs} on ${f.day}.`,
  },
  {
    fits: (f) => f.won && f.saves >= 8,
    write: (f) =>
      `${full(f.keeper)} made ${plural(f.saves, 'save')}, several of them with a foot, and ${f.us} needed most of them to hold off ${f.themRanked} ${f.ours}-${f.theirs} on ${f.day} ${f.place}.`,
  },
  {
    fits: (f) => f.won && f.draws.ours > f.draws.theirs + 3,
    write: (f) =>
      `You cannot score without the ball, and ${f.themRanked} rarely had it. ${f.us} won ${f.draws.ours} draws on ${f.day} and the game with them, ${f.ours}-${f.theirs}.`,
  },
  {
    fits: (f) => f.won && f.margin >= 5,
    write: (f) =>
      `From the first whistle the passes were crisp and the cuts were sharp, and ${f.us} rolled past ${f.themRanked}, ${f.ours}-${f.theirs}, on ${f.day} ${f.place}.`,
  },
  {
    fits: (f) => f.won && f.scorers.length > 1,
    write: (f) =>
      `${words(f.scorers.length).replace(/^./, (c) => c.toUpperCase())} players scored at least twice for ${f.us} on ${f.day}, and nobody seemed to care which of them it was. The ${f.mascots} beat ${f.themRanked} ${f.ours}-${f.theirs}.`,
  },
  {
    fits: (f) => f.won,
    write: (f) =>
      `In a game of runs, ${f.us} had the last one. The ${f.mascots} got past ${f.themRanked}, ${f.ours}-${f.theirs}, ${f.place} on ${f.day}.`,
  },
  {
    fits: (f) => !f.won && f.margin <= 2,
    write: (f) =>
      `The final shot came with the clock at nothing and went over the bar, and so ${f.us} fell to ${f.themRanked} ${f.theirs}-${f.ours} on ${f.day} ${f.place}.`,
  },
  {
    fits: (f) => !f.won && f.half.ours >= f.half.theirs,
    write: (f) =>
      `${f.us} did the hard part first and could not do it twice. ${f.themRanked} rallied in the second half to win ${f.theirs}-${f.ours} on ${f.day}.`,
  },
  {
    fits: (f) => !f.won && f.draws.theirs > f.draws.ours,
    write: (f) =>
      `Draw after draw went the other way, and with them the game: ${f.themRanked} ${f.theirs}, ${f.us} ${f.ours}, on ${f.day} ${f.place}.`,
  },
  {
    fits: (f) => !f.won,
    write: (f) =>
      `Despite ${plural(f.goals, 'goal')} from ${full(f.scorer)}, ${f.us} never quite caught ${f.themRanked} and lost ${f.theirs}-${f.ours} on ${f.day} ${f.place}.`,
  },
  {
    fits: () => true,
    write: (f) =>
      `It was a fast one ${f.place} on ${f.day}. When the horn sounded, ${f.won ? f.us : f.them} had ${Math.max(f.ours, f.theirs)} goals and ${f.won ? f.them : f.us} ${Math.min(f.ours, f.theirs)}.`,
  },
]
