import type { BoxScore, StatFamily } from '../../contract/box-score.schema.ts'

/**
 * A stretch of the game with one lead: from 0 to 1 of the picture's width; above 0 we lead, below 0
 * they do.
 */
export type Stretch = { from: number; to: number; lead: number }
export type Flow = {
  stretches: Stretch[]
  /** How far the game has come, 0 to 1. */
  now: number
  /** The heads of the periods, as wide as each other. */
  labels: string[]
  /**
   * Half the height of the picture: the largest lead, and not less than what a small one would
   * exaggerate.
   */
  most: number
  /** Our largest lead and theirs; 0 for who never led. */
  largest: { ours: number; theirs: number }
  /** How often the lead went over from one to the other; in sets, within each of them. */
  changes: number
}

/**
 * Seconds of a period, where a clock runs (rules of the NCAA). Basketball plays halves or quarters.
 */
const lengths: Partial<Record<StatFamily, number>> = {
  football: 900,
  lacrosse: 900,
  hockey: 1200,
  'field-hockey': 900,
  soccer: 2700,
}
/**
 * Plays that a period without a clock has at least, as a rule: its picture grows from the left and
 * is not drawn anew with each.
 */
const usual: Partial<Record<StatFamily, number>> = { volleyball: 40, baseball: 10 }
/** Leads that fill half of the picture at least. */
const least: Partial<Record<StatFamily, number>> = {
  football: 14,
  basketball: 10,
  volleyball: 6,
  baseball: 4,
}

type Scored = { at: number; home: number; visitor: number }

/**
 * How the lead went, from the plays that changed the score. Null where a file has none of a score
 * that it states. Sets count for themselves: the lead begins at nothing in each.
 */
export function flowOf(
  box: Pick<BoxScore, 'family' | 'plays' | 'status' | 'periodLabels' | 'thisTeamIsHomeTeam'> &
    Record<'homeTeam' | 'visitingTeam', { score: string }>,
): Flow | null {
  const periods = periodsOf(box)
  const slots = Math.max(
    box.status.regulation,
    box.periodLabels.length,
    ...periods.map(({ slot }) => slot + 1),
  )
  const points: Scored[] = []
  for (const { slot, from, width, plays } of periods) {
    if (box.family === 'volleyball') points.push({ at: slot / slots, home: 0, visitor: 0 })
    const at = timing(box, plays)
    for (const [i, { score }] of plays.entries())
      if (score)
        points.push({
          at: (slot + from + at(i) * width) / slots,
          home: Number.parseFloat(score.home) || 0,
          visitor: Number.parseFloat(score.visitor) || 0,
        })
  }
  // Before the first score the picture is empty and there; where the file's plays say nothing of
  // its score there is none.
  const scored = points.some(({ home, visitor }) => home > 0 || visitor > 0)
  if (
    !scored &&
    (box.status.complete ||
      periods.length === 0 ||
      [box.homeTeam, box.visitingTeam].some(({ score }) => Number.parseFloat(score) > 0))
  )
    return null
  const now = box.status.complete ? 1 : nowOf(box, periods, slots)
  const ours = (point: Scored) =>
    box.thisTeamIsHomeTeam ? point.home - point.visitor : point.visitor - point.home
  let last = 0
  const stretches = points.flatMap((point, i): Stretch[] => {
    // Clocks are typed by hand: none takes the picture back.
    const from = Math.max(last, point.at)
    const to = Math.max(from, points[i + 1]?.at ?? now)
    last = from
    return ours(point) === 0 || to <= from ? [] : [{ from, to: Math.min(1, to), lead: ours(point) }]
  })
  const leads = points.map(ours)
  const largest = {
    ours: Math.max(0, ...leads),
    theirs: Math.max(0, ...leads.map((lead) => -lead)),
  }
  let ahead = 0
  let changes = 0
  for (const [i, lead] of leads.entries()) {
    // A set begins anew: who led the last one is not led in this.
    if (points[i]!.home === 0 && points[i]!.visitor === 0) ahead = 0
    if (lead === 0) continue
    if (ahead !== 0 && Math.sign(lead) !== ahead) changes++
    ahead = Math.sign(lead)
  }
  return {
    stretches,
    now,
    largest,
    labels: Array.from(
      { length: slots },
      (_, i) =>
        box.periodLabels[i] ??
        (i < box.status.regulation
          ? String(i + 1)
          : i === box.status.regulation
            ? 'OT'
            : `OT ${i - box.status.regulation + 1}`),
    ),
    most: Math.max(least[box.family] ?? 2, largest.ours, largest.theirs),
    changes,
  }
}

type Period = {
  slot: number
  /** Where in its slot it begins, and how much of it it takes: an inning has two halves. */
  from: number
  width: number
  plays: BoxScore['plays'][number]['plays']
}

function periodsOf({ family, plays }: Pick<BoxScore, 'family' | 'plays'>): Period[] {
  if (family !== 'baseball')
    return plays.map((group, slot) => ({
      slot: slotOf(group.period, slot),
      from: 0,
      width: 1,
      plays: group.plays,
    }))
  return plays.map((group, i) => ({
    slot: slotOf(group.period, Math.floor(i / 2)),
    from: /^bot/i.test(group.period) ? 0.5 : 0,
    width: 0.5,
    plays: group.plays,
  }))
}

/**
 * '3rd', 'Set 2', 'Top 5th': a file may lack a period. Overtimes have no number of their own that
 * counts from the start.
 */
const slotOf = (period: string, otherwise: number): number =>
  /^ot/i.test(period) ? otherwise : (Number(/\d+/.exec(period)?.[0]) || otherwise + 1) - 1

/** Where in its period a play stands, 0 to 1: by the clock where there is one, else by its turn. */
function timing(
  { family, status }: Pick<BoxScore, 'family' | 'status'>,
  plays: Period['plays'],
): (i: number) => number {
  const seconds = plays.map(({ clock }) => secondsOf(clock))
  const known = seconds.filter((second) => second !== null)
  const length = family === 'basketball' ? (status.regulation > 2 ? 600 : 1200) : lengths[family]
  if (!length || known.length === 0)
    return (i) => (i + 1) / Math.max(plays.length, usual[family] ?? 0)
  const up = family === 'soccer'
  const base = up ? Math.floor(Math.min(...known) / length) * length : 0
  const part = (second: number) =>
    Math.min(
      1,
      Math.max(0, up ? (second - base) / length : 1 - second / Math.max(length, ...known)),
    )
  let last = 0
  const parts = seconds.map(
    (second) => (last = second === null ? last : Math.max(last, part(second))),
  )
  return (i) => parts[i] ?? 1
}

/** How far a game that is on has come: its last play, or its clock. */
function nowOf(box: Pick<BoxScore, 'family' | 'status'>, periods: Period[], slots: number): number {
  const last = periods.findLast(({ plays }) => plays.length > 0)
  if (!last) return 0
  return Math.min(
    1,
    (last.slot + last.from + timing(box, last.plays)(last.plays.length - 1) * last.width) / slots,
  )
}

function secondsOf(clock: string | null): number | null {
  const [, minutes, seconds] = /^(\d+):(\d{2})/.exec(clock ?? '') ?? []
  return minutes && seconds ? Number(minutes) * 60 + Number(seconds) : null
}

/** The picture in words: who led, by how much at most, how often it changed. */
export function flowWords({ largest, changes }: Flow, us: string, them: string): string {
  if (largest.ours === 0 && largest.theirs === 0) return 'Nobody has led yet.'
  const led = (name: string, by: number) =>
    by > 0 ? `${name} led by ${by} at most` : `${name} never led`
  const times =
    changes === 0
      ? ''
      : changes === 1
        ? ' The lead changed once.'
        : ` The lead changed ${changes} times.`
  return `${led(us, largest.ours)}, ${led(them, largest.theirs)}.${times}`
}
