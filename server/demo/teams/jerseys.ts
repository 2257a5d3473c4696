import type { Random } from '../art/random.ts'
import type { SportCode } from '../art/sport-code.ts'

const span = (from: number, to: number) =>
  Array.from({ length: to - from + 1 }, (_, i) => String(from + i))

const footballSpans: Readonly<Record<string, readonly string[]>> = {
  QB: span(1, 19),
  RB: [...span(1, 9), ...span(20, 39)],
  WR: [...span(1, 19), ...span(80, 89)],
  TE: [...span(40, 49), ...span(80, 89)],
  OL: span(50, 79),
  DL: [...span(40, 59), ...span(90, 99)],
  LB: [...span(2, 12), ...span(30, 59)],
  CB: [...span(1, 39)],
  S: [...span(2, 49)],
  K: [...span(30, 49), ...span(90, 99)],
  P: [...span(30, 49)],
  LS: span(40, 69),
}

/** Basketball referees signal numbers with their hands, so no digit is over five. */
const handSignals = [
  '0',
  '00',
  ...span(1, 5),
  ...span(10, 15),
  ...span(20, 25),
  ...span(30, 35),
  ...span(40, 45),
  ...span(50, 55),
]

const numbersFor = (code: SportCode, position: string): readonly string[] => {
  if (code === 'football') return footballSpans[position] ?? span(1, 99)
  if (code === 'mbball' || code === 'wbball') return handSignals
  if (position === 'GK') return ['0', '00', '1', ...span(30, 40)]
  if (code === 'baseball') return ['0', '00', ...span(1, 55)]
  return ['0', '00', ...span(1, 39)]
}

const defenders = new Set(['DL', 'LB', 'CB', 'S'])

/**
 * A number of its own; only in football may one of the offence and one of the defence share theirs.
 */
export const drawJersey = (
  random: Random,
  code: SportCode,
  position: string,
  taken: Map<string, string[]>,
): string => {
  const unit = defenders.has(position) ? 'defence' : 'offence'
  const numbers = random.shuffle(numbersFor(code, position))
  const free =
    numbers.find((number) => !taken.has(number)) ??
    (code === 'football'
      ? numbers.find((number) => taken.get(number)?.includes(unit) === false)
      : undefined) ??
    span(1, 99).find((number) => !taken.has(number)) ??
    ''
  taken.set(free, [...(taken.get(free) ?? []), unit])
  return free
}
