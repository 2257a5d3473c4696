/** A sum of columns of one table, by key, with factors: `{ fgm: 2, fgm3: 1 }`. */
type Sum = Readonly<Record<string, number>>
/** `less` is at most `most`, or the same when `equal`. */
type Rule = { less: Sum; most: Sum; equal?: true; why: string }

const atMost = (less: Sum, limit: Sum, why: string): Rule => ({ less, most: limit, why })
const same = (less: Sum, limit: Sum, why: string): Rule => ({ less, most: limit, equal: true, why })

/**
 * What the rules of a sport make certain, by table. Laterals, own goals and team rebounds make
 * exceptions to others, such as receptions and touchdowns, so those are not here.
 */
const rules: Readonly<Record<string, readonly Rule[]>> = {
  players: [
    atMost({ fgm: 1 }, { fga: 1 }, 'more made than attempted'),
    atMost({ fgm3: 1 }, { fga3: 1 }, 'more made than attempted'),
    atMost({ ftm: 1 }, { fta: 1 }, 'more made than attempted'),
    atMost({ fgm3: 1 }, { fgm: 1 }, '3-pointers are also field goals'),
    atMost({ fga3: 1 }, { fga: 1 }, '3-pointers are also field goals'),
    same(
      { pts: 1 },
      { fgm: 2, fgm3: 1, ftm: 1 },
      'points are 2 for a field goal, 1 more for a 3-pointer and 1 for a free throw',
    ),
  ],
  batting: [
    atMost({ h: 1 }, { ab: 1 }, 'more hits than at bats'),
    atMost({ double: 1, triple: 1, hr: 1 }, { h: 1 }, 'more extra-base hits than hits'),
    atMost({ hr: 1 }, { r: 1 }, 'each home run is also a run'),
    atMost({ hr: 1 }, { rbi: 1 }, 'each home run also bats in a run'),
  ],
  pitching: [
    atMost({ er: 1 }, { r: 1 }, 'more earned runs than runs'),
    atMost({ hr: 1 }, { h: 1 }, 'each home run is also a hit'),
  ],
  passing: [
    atMost({ comp: 1, int: 1 }, { att: 1 }, 'more completions and interceptions than attempts'),
    atMost({ td: 1 }, { comp: 1 }, 'more touchdowns than completions'),
  ],
  kicking: [
    atMost({ fgmade: 1 }, { fgatt: 1 }, 'more made than attempted'),
    atMost({ xpmade: 1 }, { xpatt: 1 }, 'more made than attempted'),
  ],
  fumbles: [atMost({ lost: 1 }, { no: 1 }, 'more fumbles lost than fumbles')],
  // Soccer and field hockey count 2 for a goal, lacrosse 1, as soccer did in early seasons.
  offense: [
    atMost({ g: 1 }, { sh: 1 }, 'more goals than shots'),
    atMost({ sog: 1 }, { sh: 1 }, 'more shots on goal than shots'),
    atMost({ g: 1, a: 1 }, { pts: 1 }, 'each goal and assist is at least a point'),
    atMost({ pts: 1 }, { g: 2, a: 1 }, 'a goal is at most 2 points, an assist 1'),
  ],
  skaters: [same({ pts: 1 }, { g: 1, a: 1 }, 'points are goals and assists')],
  attack: [atMost({ k: 1, e: 1 }, { ta: 1 }, 'more kills and errors than attacks')],
}

/** A figure of a row: its heading in the file and its text. */
export type Typed = { head: string; text: string }

/**
 * The first figures of a row that can never be together, with their columns; null when there are
 * none. A rule applies when all its figures are plain numbers.
 */
export function impossibleIn(table: string, figures: ReadonlyMap<string, Typed>): string | null {
  for (const { less, most, equal, why } of rules[table] ?? []) {
    const [low, high] = [sumOf(less, figures), sumOf(most, figures)]
    if (low === null || high === null || (equal ? low === high : low <= high)) continue
    const columns = [...Object.keys(less), ...Object.keys(most)]
      .map((key) => `${figures.get(key)!.head} ${figures.get(key)!.text}`)
      .join(', ')
    const advice = 'correct the wrong one, or clear what was not counted'
    return `${columns}: ${why}${equal ? ` (${high})` : ''}; ${advice}`
  }
  return null
}

function sumOf(sum: Sum, figures: ReadonlyMap<string, Typed>): number | null {
  let total = 0
  for (const [key, factor] of Object.entries(sum)) {
    const text = figures.get(key)?.text ?? ''
    if (!/^\d+$/.test(text)) return null
    total += Number(text) * factor
  }
  return total
}
