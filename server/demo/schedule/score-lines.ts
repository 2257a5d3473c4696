import type { Random } from '../art/random.ts'
import type { SportCode } from '../art/sport-code.ts'
import type { Outcome } from './fixture.ts'

const plain = (
  result: 'W' | 'L' | 'T',
  ours: number | string,
  theirs: number | string,
  postscore = '',
): Outcome => ({
  result,
  teamScore: String(ours),
  opponentScore: String(theirs),
  prescore: '',
  postscore,
})

const ordinal = (n: number) =>
  `${n}${n % 100 > 10 && n % 100 < 14 ? 'th' : (['th', 'st', 'nd', 'rd'][n % 10] ?? 'th')}`

/** High and low are the winner's and the loser's; `won` decides whose they are. */
const sided = (won: boolean, high: number | string, low: number | string, postscore = '') =>
  won ? plain('W', high, low, postscore) : plain('L', low, high, postscore)

const basketball = (random: Random, won: boolean): Outcome => {
  const overtime = random.chance(0.05)
  const low = random.int(overtime ? 66 : 51, 78)
  return sided(
    won,
    low + (overtime ? random.int(1, 7) : random.int(1, 12) + random.int(0, 11)),
    low,
    overtime ? '(OT)' : '',
  )
}

const goals = (random: Random, won: boolean, mayTie: boolean): Outcome => {
  if (mayTie && random.chance(0.13)) {
    const each = random.int(0, 2)
    return plain('T', each, each)
  }
  const low = random.pick([0, 0, 0, 1, 1, 1, 2])
  return sided(won, low + random.pick([1, 1, 1, 2, 2, 3]), low)
}

const football = (random: Random, won: boolean): Outcome => {
  const low = random.pick([3, 6, 7, 10, 13, 14, 16, 17, 20, 21, 24, 27])
  return sided(won, low + random.pick([1, 3, 3, 4, 7, 7, 10, 11, 14, 17, 21]), low)
}

const runs = (random: Random, won: boolean, innings: number): Outcome => {
  const low = random.pick([0, 1, 1, 2, 2, 3, 3, 4, 5, 6])
  const margin = random.pick([1, 1, 1, 2, 2, 3, 4, 5, 6, 8, 9])
  if (innings === 7 && margin >= 8) return sided(won, low + margin, low, '(5 inn.)')
  return sided(
    won,
    low + margin,
    low,
    random.chance(0.07) && margin < 3 ? `(${innings + random.int(1, 3)} inn.)` : '',
  )
}

/**
 * A field of many schools: a placing and no winner (the real feeds print it before or after the
 * score).
 */
const placing = (random: Random, code: SportCode, strength: number): Outcome => {
  const field = random.int(8, 18)
  const place = () =>
    Math.max(1, Math.min(field, Math.round(field * (1 - strength) * random.between(0.3, 1.7))))
  const prescore =
    code === 'mgolf'
      ? `${ordinal(place())} of ${field} (${random.int(852, 905)}, +${random.int(1, 30)})`
      : code === 'track' || code === 'wcross'
        ? `Men ${ordinal(place())} (${random.int(28, 160)}) | Women ${ordinal(place())} (${random.int(28, 160)})`
        : code === 'wten'
          ? 'No team scoring'
          : `${ordinal(place())} of ${field} (${random.int(180, 900)}.5)`
  return { result: 'N', teamScore: '', opponentScore: '', prescore, postscore: '' }
}

/** A believable score for a game that nobody simulates play by play. */
export const drawOutcome = (
  random: Random,
  code: SportCode,
  o: { chance: number; field: boolean; mayTie: boolean },
): Outcome => {
  if (o.field) return placing(random, code, o.chance)
  const won = random.chance(o.chance)
  switch (code) {
    case 'football':
      return football(random, won)
    case 'mbball':
    case 'wbball':
      return basketball(random, won)
    case 'wvball':
      return sided(won, 3, random.pick([0, 0, 1, 1, 2]))
    case 'baseball':
      return runs(random, won, 9)
    case 'softball':
      return runs(random, won, 7)
    case 'wlax':
    case 'mlax': {
      const low = random.int(6, 12)
      return sided(won, low + random.int(1, 7), low)
    }
    case 'wten':
    case 'mten':
      return sided(won, 4, random.int(0, 3))
    case 'wrestling': {
      const low = random.int(6, 18)
      return sided(won, low + random.int(1, 18), low)
    }
    case 'wswim':
    case 'mswim': {
      const high = 150.5 + random.int(1, 30)
      return sided(won, high, 300 - high)
    }
    default:
      return goals(random, won, o.mayTie)
  }
}
