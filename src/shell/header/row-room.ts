/**
 * Pixels that the row of the header has at its narrowest, 1024 px: what is left of the mark, and no
 * less where a sponsor and a search stand in it.
 */
export const rowRoom = 620
/** Of one title at most; what is longer ends in dots. */
const widest = 220
/** A letter of the row on average, and what stands around a title: its padding, its arrow. */
const letter = 8.6
const around = 32
const arrow = 26

/**
 * About how wide an item of a row stands. An estimate, so that the server's row is the browser's
 * and nothing is measured.
 */
export const itemWidth = (title: string, hasArrow: boolean): number =>
  Math.min(title.length * letter, widest) + around + (hasArrow ? arrow : 0)

/**
 * Splits a row into what fits and what is left over; room for 'More' is kept where something is.
 */
export function splitRow<T>(
  items: readonly T[],
  widthOf: (item: T) => number,
  room: number,
): [fits: T[], over: T[]] {
  let used = 0
  const ends = items.map((item) => (used += widthOf(item)))
  if (used <= room) return [[...items], []]
  const keep = ends.filter((end) => end <= room - itemWidth('More', true)).length
  return [items.slice(0, keep), items.slice(keep)]
}
