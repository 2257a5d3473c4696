import { lastName, plural, sentence, words } from './desk.ts'
import type { Opening } from './facts.ts'
import type { VolleyballFacts } from './volleyball-recap.ts'

type F = VolleyballFacts
const sweep = (f: F) => f.won && f.theirs === 0
const five = (f: F) => f.ours + f.theirs === 5
const cameBack = (f: F) => f.won && (f.sets[0]?.ours ?? 0) < (f.sets[0]?.theirs ?? 0)
const full = (player: { first: string; last: string }) => `${player.first} ${player.last}`

export const volleyballTitles: readonly Opening<F>[] = [
  { fits: sweep, write: (f) => `${f.mascots} need only three sets against ${f.them}` },
  { fits: sweep, write: (f) => `Clean sheet: ${f.us} sweeps ${f.them}` },
  { fits: (f) => f.won && five(f), write: (f) => `Fifth-set nerve carries ${f.us} past ${f.them}` },
  {
    fits: (f) => f.won && five(f),
    write: (f) => `${f.mascots} and ${f.them} go the distance, and then some`,
  },
  { fits: cameBack, write: (f) => `Slow start, strong finish as ${f.mascots} turn back ${f.them}` },
  {
    fits: (f) => f.won && f.kills >= 15,
    write: (f) => `${lastName(f.killer)} piles up ${f.kills} kills in ${f.ours}-${f.theirs} win`,
  },
  {
    fits: (f) => f.won && f.blocks >= 8,
    write: (f) => `The wall holds: ${f.blocks.toFixed(1)} blocks in victory over ${f.them}`,
  },
  {
    fits: (f) => f.won && f.digs >= 14,
    write: (f) => `${lastName(f.digger)} is everywhere as ${f.us} tops ${f.them}`,
  },
  {
    fits: (f) => f.won && f.aces >= 6,
    write: (f) => `From the service line, ${f.mascots} take charge of ${f.them}`,
  },
  {
    fits: (f) => f.won && f.fixture.homeAway === 'H',
    write: (f) => `Home crowd sees ${f.mascots} handle ${f.them} in ${words(f.sets.length)}`,
  },
  { fits: (f) => f.won, write: (f) => `${f.us} earns a road-tested win over ${f.them}` },
  { fits: (f) => f.won, write: (f) => `Balanced attack lifts ${f.mascots} to ${f.overall}` },
  {
    fits: (f) => !f.won && five(f),
    write: (f) => `Heartbreak in five: ${f.them} outlasts ${f.mascots}`,
  },
  { fits: (f) => !f.won && f.ours === 0, write: (f) => `${f.them} in straight sets` },
  {
    fits: (f) => !f.won,
    write: (f) => `${f.mascots} win a set but not the night against ${f.them}`,
  },
  {
    fits: (f) => !f.won,
    write: (f) => `${f.kills} kills for ${lastName(f.killer)} not enough at the net`,
  },
  {
    fits: () => true,
    write: (f) => `${f.us} and ${f.them} meet at the net: ${f.ours}-${f.theirs}`,
  },
]

export const volleyballLeads: readonly Opening<F>[] = [
  {
    fits: sweep,
    write: (f) =>
      `Ninety minutes was all it took. ${f.us} swept ${f.themRanked} on ${f.day} ${f.place}, and the bench was on its feet for most of it.`,
  },
  {
    fits: sweep,
    write: (f) =>
      `Three sets, three handshakes, and time left for supper: ${f.us} made short work of ${f.themRanked} on ${f.day} ${f.place}.`,
  },
  {
    fits: (f) => f.won && five(f),
    write: (f) =>
      `Everything that could be settled in four sets had been settled twice, so ${f.us} and ${f.themRanked} played a fifth. The ${f.mascots} won it, and with it the match, on ${f.day} ${f.place}.`,
  },
  {
    fits: (f) => f.won && five(f),
    write: (f) =>
      `The fifth set of a volleyball match is a sprint at the end of a marathon, and on ${f.day} ${f.us} had the fresher legs, beating ${f.themRanked} 3-2 ${f.place}.`,
  },
  {
    fits: cameBack,
    write: (f) =>
      `After a first set to forget, ${f.us} remembered how to pass. The rest followed, and the ${f.mascots} came back to beat ${f.themRanked} ${f.ours}-${f.theirs} on ${f.day}.`,
  },
  {
    fits: (f) => f.won && f.kills >= 14,
    write: (f) =>
      `${full(f.killer)} kept calling for the ball and kept putting it on the floor. Her ${f.kills} kills sent ${f.us} past ${f.themRanked}, ${f.ours}-${f.theirs}, on ${f.day} ${f.place}.`,
  },
  {
    fits: (f) => f.won && f.blocks >= 8,
    write: (f) =>
      `Hitters from ${f.them} spent ${f.day} looking at hands. ${f.us} blocked ${f.blocks.toFixed(1)} balls in a ${f.ours}-${f.theirs} victory ${f.place}.`,
  },
  {
    fits: (f) => f.won && f.digs >= 13,
    write: (f) =>
      `No ball was gone until it was gone, not with ${full(f.digger)} in the back row. Behind her ${f.digs} digs ${f.us} defeated ${f.themRanked} ${f.ours}-${f.theirs} on ${f.day}.`,
  },
  {
    fits: (f) => f.won && f.run >= 6,
    write: (f) =>
      `A run of ${plural(f.run, 'point')} turned the match. ${f.us} used it to break ${f.themRanked} and win ${f.ours}-${f.theirs} on ${f.day} ${f.place}.`,
  },
  {
    fits: (f) => f.won,
    write: (f) =>
      `Steady passing seldom makes the highlights, but it made the difference for ${f.us} in a ${f.ours}-${f.theirs} win against ${f.themRanked} on ${f.day} ${f.place}.`,
  },
  {
    fits: (f) => f.won,
    write: (f) =>
      `What do you do with a lead? ${f.us} answered the question on ${f.day} by building another one, and beat ${f.themRanked} ${f.ours}-${f.theirs}.`,
  },
  {
    fits: (f) => f.won,
    write: (f) =>
      `${sentence(words(f.ours))} sets to ${words(f.theirs)} sounds simpler than it was, but ${f.us} will take it: the ${f.mascots} beat ${f.themRanked} ${f.place} on ${f.day}.`,
  },
  {
    fits: (f) => !f.won && five(f),
    write: (f) =>
      `Two swings decided it. ${f.us} had chances in the fifth set, ${f.themRanked} had the last one, and the match ended ${f.theirs}-${f.ours} on ${f.day} ${f.place}.`,
  },
  {
    fits: (f) => !f.won && f.ours === 0,
    write: (f) =>
      `${f.themRanked} served tough, dug everything and gave ${f.us} little to work with in a three-set win on ${f.day} ${f.place}.`,
  },
  {
    fits: (f) => !f.won,
    write: (f) =>
      `${f.us} found its rhythm a set too late on ${f.day}, and ${f.themRanked} left with a ${f.theirs}-${f.ours} victory ${f.place}.`,
  },
  {
    fits: (f) => !f.won,
    write: (f) =>
      `Long rallies, short runs, and in the end a ${f.theirs}-${f.ours} defeat: ${f.themRanked} proved the steadier side ${f.place} on ${f.day}.`,
  },
  {
    fits: () => true,
    write: (f) =>
      `Nothing separated the two teams for long on ${f.day} ${f.place}, where ${f.us} and ${f.themRanked} played to a ${Math.max(f.ours, f.theirs)}-${Math.min(f.ours, f.theirs)} finish.`,
  },
]
