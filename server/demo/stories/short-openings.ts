import { lastName, plural } from './desk.ts'
import type { Opening } from './facts.ts'
import type { ShortFacts } from './short-recap.ts'

type F = ShortFacts
const tie = (f: F) => f.ours === f.theirs
const lost = (f: F) => f.ours < f.theirs
const high = (f: F) => Math.max(f.ours, f.theirs)
const low = (f: F) => Math.min(f.ours, f.theirs)
const full = (player: { first: string; last: string }) => `${player.first} ${player.last}`
const team = (f: F) => f.team.plan.title.toLowerCase()

export const courtTitles: readonly Opening<F>[] = [
  {
    fits: (f) => f.won && f.margin <= 5,
    write: (f) => `${lastName(f.star)} leads the way as ${f.mascots} nip ${f.them}`,
  },
  {
    fits: (f) => f.won && f.margin > 12 && f.margin > f.halfLead,
    write: (f) => `${f.mascots} pull away from ${f.them} after the break`,
  },
  {
    fits: (f) => f.won,
    write: (f) => `${lastName(f.star)} and ${lastName(f.second)} pace ${f.us} against ${f.them}`,
  },
  { fits: (f) => f.won, write: (f) => `Defense travels: ${f.us} ${f.ours}, ${f.them} ${f.theirs}` },
  {
    fits: (f) => !f.won && f.margin <= 6,
    write: (f) => `${f.mascots} run out of clock against ${f.them}`,
  },
  { fits: (f) => !f.won, write: (f) => `Too much to make up: ${f.us} loses to ${f.them}` },
  { fits: (f) => !f.won, write: (f) => `${f.them} shoots past ${f.mascots}` },
  {
    fits: () => true,
    write: (f) => `${f.team.plan.title}: ${f.us} and ${f.them} finish ${high(f)}-${low(f)}`,
  },
]

export const courtLeads: readonly Opening<F>[] = [
  {
    fits: (f) => f.won && f.margin <= 5,
    write: (f) =>
      `Counting is lonely work, and in the last minute ${f.place} everybody did it under their breath. ${f.us} had more points than ${f.themRanked} when it was over, ${f.ours}-${f.theirs}, on ${f.day}, and ${full(f.star)} had most of them.`,
  },
  {
    fits: (f) => f.won && f.margin > 12 && Math.abs(f.halfLead) < 7,
    write: (f) =>
      `The ${team(f)} team turned a close game into a comfortable one in the time it takes to buy popcorn. ${f.us} beat ${f.themRanked} ${f.ours}-${f.theirs} on ${f.day}.`,
  },
  {
    fits: (f) => f.won,
    write: (f) =>
      `Every loose ball ${f.place} on ${f.day} seemed to have a ${f.mascots.replace(/s$/, '')} on top of it, and ${f.us} came away with a ${f.ours}-${f.theirs} win over ${f.themRanked}.`,
  },
  {
    fits: (f) => f.won,
    write: (f) =>
      `Early-season basketball is supposed to be untidy. This was not: ${f.us} knew where it was going and defeated ${f.themRanked}, ${f.ours}-${f.theirs}, on ${f.day}.`,
  },
  {
    fits: (f) => !f.won && f.margin <= 6,
    write: (f) =>
      `It was close enough for everyone in the building to make a wish, and nothing came of it. ${f.themRanked} survived for a ${f.theirs}-${f.ours} win over ${f.us} on ${f.day}.`,
  },
  {
    fits: (f) => !f.won,
    write: (f) =>
      `What is lent early is collected late. ${f.us} spent most of ${f.day} behind or about to be and lost to ${f.themRanked}, ${f.theirs}-${f.ours}, ${f.place}.`,
  },
  {
    fits: (f) => !f.won,
    write: (f) =>
      `Whenever ${f.us} had an idea, somebody in the other shirt had a better one. ${f.themRanked} won ${f.theirs}-${f.ours} ${f.place} on ${f.day}.`,
  },
  {
    fits: () => true,
    write: (f) =>
      `Basketball returned ${f.place} on ${f.day}, and ${f.won ? f.us : f.themRanked} enjoyed it more, winning ${high(f)}-${low(f)} in the ${team(f)} game.`,
  },
]

export const goalTitles: readonly Opening<F>[] = [
  { fits: tie, write: (f) => `Points shared as ${f.us} and ${f.them} draw` },
  {
    fits: (f) => f.won && f.theirs === 0,
    write: (f) => `Nothing past them: ${f.mascots} keep ${f.them} off the board`,
  },
  {
    fits: (f) => f.won && f.margin === 1,
    write: (f) => `${lastName(f.star)} makes the difference against ${f.them}`,
  },
  { fits: (f) => f.won, write: (f) => `${f.mascots} find the net and beat ${f.them}` },
  { fits: (f) => f.won, write: (f) => `Patient ${f.us} wears down ${f.them}` },
  { fits: lost, write: (f) => `${f.them} takes its chance, ${f.us} does not` },
  { fits: lost, write: (f) => `A long way home for the ${f.mascots} after ${f.them}` },
  {
    fits: () => true,
    write: (f) => `${f.team.plan.title} closes out ${f.them} match at ${high(f)}-${low(f)}`,
  },
]

export const goalLeads: readonly Opening<F>[] = [
  {
    fits: tie,
    write: (f) =>
      `A draw can feel like a win or like a loss; this one felt like a long day. ${f.us} and ${f.themRanked} finished ${f.ours}-${f.theirs} ${f.place} on ${f.day}.`,
  },
  {
    fits: (f) => f.won && f.theirs === 0,
    write: (f) =>
      `A clean sheet is a small thing to carry home and a large one to earn. ${f.us} let nothing of ${f.themRanked} past its goalkeeper and won ${f.ours}-0 on ${f.day} ${f.place}.`,
  },
  {
    fits: (f) => f.won && f.margin === 1,
    write: (f) =>
      `A single goal was between them, and ${full(f.star)} scored it. ${f.us} edged ${f.themRanked} ${f.ours}-${f.theirs} ${f.place} on ${f.day}.`,
  },
  {
    fits: (f) => f.won,
    write: (f) =>
      `${f.us} kept its feet and its head, beating ${f.themRanked} ${f.ours}-${f.theirs} on ${f.day}.`,
  },
  {
    fits: (f) => f.won,
    write: (f) =>
      `${full(f.star)} scored and the rest made room, which says most of what there is to say about a ${f.ours}-${f.theirs} win for ${f.us} over ${f.themRanked} on ${f.day}.`,
  },
  {
    fits: lost,
    write: (f) =>
      `Ninety-nine good ideas are worth less than one that goes in. ${f.themRanked} beat ${f.us} ${f.theirs}-${f.ours} on ${f.day} ${f.place}.`,
  },
  {
    fits: lost,
    write: (f) =>
      `Goals are nobody's friend until they are yours: there were too few of those in a ${f.theirs}-${f.ours} loss to ${f.themRanked} on ${f.day}.`,
  },
  {
    fits: () => true,
    write: (f) =>
      `Under a low sky ${f.place}, the ${team(f)} team met ${f.themRanked} on ${f.day} and came away with a ${high(f)}-${low(f)} result.`,
  },
]

export const meetTitles: readonly Opening<F>[] = [
  { fits: () => true, write: (f) => `Personal bests by the handful at the ${f.field}` },
  { fits: () => true, write: (f) => `${f.mascots} test themselves at the ${f.field}` },
  { fits: () => true, write: (f) => `${lastName(f.star)} leads the way at the ${f.field}` },
  { fits: () => true, write: (f) => `From start to finish: ${f.us} at the ${f.field}` },
  { fits: () => true, write: (f) => `${f.team.plan.title} wraps up the ${f.field}` },
]

export const meetLeads: readonly Opening<F>[] = [
  {
    fits: () => true,
    write: (f) =>
      `The results sheet ran to eleven pages, and ${f.us} turned up on nearly all of them. The ${team(f)} team competed at the ${f.field} on ${f.day} ${f.place}.`,
  },
  {
    fits: () => true,
    write: (f) =>
      `Start fast, stay honest, finish: ${full(f.star)} followed the instructions to the letter at the ${f.field} on ${f.day}, and a good part of the team came along.`,
  },
  {
    fits: () => true,
    write: (f) =>
      `Somewhere in the middle of a long day ${f.place}, the ${f.field} began to look like a good idea for ${f.us}.`,
  },
  {
    fits: () => true,
    write: (f) =>
      `Before sunrise the bus was already warm. By evening on ${f.day} the ${team(f)} team had finished its work at the ${f.field}.`,
  },
  {
    fits: () => true,
    write: (f) =>
      `Stopwatches do not flatter anyone, which is why ${f.us} was pleased with what they said at the ${f.field} on ${f.day}.`,
  },
]

export const pointTitles: readonly Opening<F>[] = [
  {
    fits: (f) => f.won && f.margin < 3,
    write: (f) => `Decided at the very end: ${f.us} slips past ${f.them}`,
  },
  { fits: (f) => f.won, write: (f) => `${lastName(f.star)} sparks ${f.mascots} against ${f.them}` },
  { fits: (f) => f.won, write: (f) => `${f.team.plan.title} adds ${f.them} to the list` },
  { fits: (f) => f.won, write: (f) => `All hands on deck in ${f.us} win over ${f.them}` },
  { fits: (f) => !f.won, write: (f) => `${f.them} denies the ${f.mascots}` },
  { fits: (f) => !f.won, write: (f) => `Lessons for the ${f.mascots} in defeat by ${f.them}` },
  { fits: () => true, write: (f) => `${f.us} and ${f.them} settle it, ${high(f)}-${low(f)}` },
]

export const pointLeads: readonly Opening<F>[] = [
  {
    fits: (f) => f.won && f.margin < 3,
    write: (f) =>
      `By the time it was over nobody ${f.place} was sitting down. ${f.us} squeezed past ${f.themRanked}, ${f.ours}-${f.theirs}, in ${team(f)} on ${f.day}.`,
  },
  {
    fits: (f) => f.won,
    write: (f) =>
      `${full(f.star)} went first and made it look easy, and the rest took the hint. The ${team(f)} team beat ${f.themRanked} ${f.ours}-${f.theirs} on ${f.day}.`,
  },
  {
    fits: (f) => f.won,
    write: (f) =>
      `There were contributions from the top of the lineup and from the far end of the bench as ${f.us} defeated ${f.themRanked}, ${f.ours}-${f.theirs}, ${f.place} on ${f.day}.`,
  },
  {
    fits: (f) => f.won,
    write: (f) =>
      `Good teams win on ordinary days. ${f.us} did so on ${f.day}, ${f.ours}-${f.theirs} over ${f.themRanked} in ${team(f)}.`,
  },
  {
    fits: (f) => !f.won,
    write: (f) =>
      `A slow start and a strong opponent made for a hard day in ${team(f)}. ${f.themRanked} beat ${f.us} ${f.theirs}-${f.ours} ${f.place} on ${f.day}.`,
  },
  {
    fits: (f) => !f.won,
    write: (f) =>
      `The margin does not show how near it was for a while: ${f.themRanked} ${f.theirs}, ${f.us} ${f.ours}, in ${team(f)} on ${f.day}.`,
  },
  {
    fits: () => true,
    write: (f) =>
      `${plural(high(f), 'point')} for one, ${plural(low(f), 'point')} for the other: the ${team(f)} contest between ${f.us} and ${f.themRanked} on ${f.day} is in the books.`.replace(
        /^./,
        (c) => c.toUpperCase(),
      ),
  },
]
