import type { BoxScore, StatFamily } from '../../contract/box-score.schema.ts'
import { setsPlayed } from './box-score.ts'

/** Part of the game with one lead: from 0 to 1 of the width; positive for us, negative for them. */
export type Stretch = { from: number; to: number; lead: number }
export type Flow = {
  stretches: Stretch[]
  /** The progress of the game, 0 to 1. */
  now: number
  /** Headings of the periods, equally wide. */
  labels: string[]
  /**
   * Half the height of the chart: the largest lead, with a minimum so that small leads are not
   * exaggerated.
   */
  most: number
  /** Our largest lead and theirs; 0 for none. */
  largest: { ours: number; theirs: number }
  /** Number of lead changes; in sets, within each set. */
  changes: number
  /** Number of times that a score drew level; in sets, within each set. */
  ties: number
  /** Each period that has begun: our largest lead and theirs, and the lead at its end. */
  periods: { label: string; ours: number; theirs: number; end: number }[]
}

/** Seconds of a period with a clock (NCAA rules). Basketball has halves or quarters. */
const lengths: Partial<Record<StatFamily, number>> = {
  football: 900,
  lacrosse: 900,
  hockey: 1200,
  'field-hockey': 900,
  soccer: 2700,
}
/**
 * The usual minimum of plays in half an inning, so that the chart grows from the left instead of
 * being rescaled with each play.
 */
const minPlays: Partial<Record<StatFamily, number>> = { baseball: 10 }
/** The same for the rallies of a set in progress: to 25 points, and the deciding one to 15. */
const minRallies = { usual: 40, deciding: 24 }
/** Leads that fill at least half of the chart. */
const minLeads: Partial<Record<StatFamily, number>> = {
  football: 14,
  basketball: 10,
  volleyball: 6,
  baseball: 4,
}

type Scored = { at: number; home: number; visitor: number }

/**
 * The lead over time, from the plays that changed the score. Null when the file's plays have no
 * scores. In sets the lead starts at 0 in each.
 */
export function buildFlow(
  box: Pick<BoxScore, 'family' | 'plays' | 'status' | 'periodLabels' | 'thisTeamIsHomeTeam'> &
    Record<'homeTeam' | 'visitingTeam', { score: string; scoreByPeriod?: string[] }>,
): Flow | null {
  const periods = periodsOf(box)
  const slots =
    setsPlayed(box) ??
    Math.max(box.status.regulation, box.periodLabels.length, ...periods.map(({ slot }) => slot + 1))
  const points: Scored[] = []
  for (const period of periods) {
    const { slot, from, width, plays } = period
    if (box.family === 'volleyball') points.push({ at: slot / slots, home: 0, visitor: 0 })
    const timeOf = timing(box, period, period === periods.at(-1))
    for (const [i, { score }] of plays.entries())
      if (score)
        points.push({
          at: (slot + from + timeOf(i) * width) / slots,
          home: Number.parseFloat(score.home) || 0,
          visitor: Number.parseFloat(score.visitor) || 0,
        })
  }
  // Before the first score the chart is empty. Without a score in any play there is no chart.
  const scored = points.some(({ home, visitor }) => home > 0 || visitor > 0)
  if (
    !scored &&
    (box.status.complete ||
      periods.length === 0 ||
      [box.homeTeam, box.visitingTeam].some(({ score }) => Number.parseFloat(score) > 0))
  )
    return null
  const now = box.status.complete ? 1 : nowOf(box, periods, slots)
  const ourLead = (point: Scored) =>
    box.thisTeamIsHomeTeam ? point.home - point.visitor : point.visitor - point.home
  let last = 0
  const stretches = points.flatMap((point, i): Stretch[] => {
    // Clocks are entered by hand, so an earlier time does not move the chart back.
    const from = Math.max(last, point.at)
    const to = Math.max(from, points[i + 1]?.at ?? now)
    last = from
    return ourLead(point) === 0 || to <= from
      ? []
      : [{ from, to: Math.min(1, to), lead: ourLead(point) }]
  })
  const leads = points.map(ourLead)
  const maxLeads = {
    ours: Math.max(0, ...leads),
    theirs: Math.max(0, ...leads.map((lead) => -lead)),
  }
  const { changes, ties } = countChanges(
    box.family === 'football' ? afterTries(points, box) : points,
  )
  const labels = Array.from(
    { length: slots },
    (_, i) =>
      box.periodLabels[i] ??
      (i < box.status.regulation
        ? String(i + 1)
        : i === box.status.regulation
          ? 'OT'
          : `OT ${i - box.status.regulation + 1}`),
  )
  return {
    stretches,
    now,
    largest: maxLeads,
    labels,
    most: Math.max(minLeads[box.family] ?? 2, maxLeads.ours, maxLeads.theirs),
    changes,
    ties,
    periods: labels.slice(0, Math.ceil(now * slots)).map((label, i) => {
      const [from, to] = [i / slots, Math.min((i + 1) / slots, now)]
      const within = stretches.filter((stretch) => stretch.from < to && stretch.to > from)
      const periodLeads = within.map(({ lead }) => lead)
      return {
        label,
        ours: Math.max(0, ...periodLeads),
        theirs: Math.max(0, ...periodLeads.map((lead) => -lead)),
        end: within.find((stretch) => stretch.to >= to)?.lead ?? 0,
      }
    }),
  }
}

/** A new set starts without a lead. */
function countChanges(points: readonly Scored[]): Pick<Flow, 'changes' | 'ties'> {
  let [ahead, before, changes, ties] = [0, 0, 0, 0]
  for (const { home, visitor } of points) {
    const isStart = home === 0 && visitor === 0
    const leader = Math.sign(home - visitor)
    if (isStart) ahead = 0
    if (leader === 0 && !isStart && before !== 0) ties++
    if (leader !== 0) {
      if (ahead !== 0 && leader !== ahead) changes++
      ahead = leader
    }
    before = leader
  }
  return { changes, ties }
}

/** A touchdown and its try are one score: the one between them, or awaiting a try, is left out. */
function afterTries(
  points: readonly Scored[],
  { plays, status }: Pick<BoxScore, 'plays' | 'status'>,
): Scored[] {
  const isTryDue = !status.complete && plays.at(-1)?.plays.at(-1)?.score != null
  return points.filter((point, i) => {
    const [before, next] = [points[i - 1], points[i + 1]]
    const side = point.home - (before?.home ?? 0) === 6 ? 'home' : 'visitor'
    if (point[side] - (before?.[side] ?? 0) !== 6) return true
    return next ? ![1, 2].includes(next[side] - point[side]) : !isTryDue
  })
}

type Period = {
  slot: number
  /** The position and length within its slot: an inning has two halves. */
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

/** '3rd', 'Set 2', 'Top 5th': a file may lack a period. Overtimes use the given number. */
const slotOf = (period: string, fallback: number): number =>
  /^ot/i.test(period) ? fallback : (Number(/\d+/.exec(period)?.[0]) || fallback + 1) - 1

/** The position of a play in its period, 0 to 1: by clock if there is one, else by order. */
function timing(
  { family, status }: Pick<BoxScore, 'family' | 'status'>,
  { plays, slot }: Period,
  isLast: boolean,
): (i: number) => number {
  if (family === 'volleyball') {
    let rallies = 0
    const counts = plays.map(({ score }) => (score ? ++rallies : rallies))
    const minimum = slot + 1 < status.regulation ? minRallies.usual : minRallies.deciding
    // 0–0 has the same width as a rally.
    const all = Math.max(rallies + 1, isLast && !status.complete ? minimum : 0)
    return (i) => (counts[i] ?? rallies + 1) / all
  }
  const seconds = plays.map(({ clock }) => secondsOf(clock))
  const knownSeconds = seconds.filter((second) => second !== null)
  const length = family === 'basketball' ? (status.regulation > 2 ? 600 : 1200) : lengths[family]
  if (!length || knownSeconds.length === 0)
    return (i) => (i + 1) / Math.max(plays.length, minPlays[family] ?? 0)
  const up = family === 'soccer'
  const base = up ? Math.floor(Math.min(...knownSeconds) / length) * length : 0
  const part = (second: number) =>
    Math.min(
      1,
      Math.max(0, up ? (second - base) / length : 1 - second / Math.max(length, ...knownSeconds)),
    )
  let last = 0
  const parts = seconds.map(
    (second) => (last = second === null ? last : Math.max(last, part(second))),
  )
  return (i) => parts[i] ?? 1
}

/** The progress of a live game: its last play, or its clock. */
function nowOf(box: Pick<BoxScore, 'family' | 'status'>, periods: Period[], slots: number): number {
  const last = periods.findLast(({ plays }) => plays.length > 0)
  if (!last) return 0
  const timeOf = timing(box, last, last === periods.at(-1))
  // The newest rally of a set has its width, too.
  const time = timeOf(last.plays.length - (box.family === 'volleyball' ? 0 : 1))
  return Math.min(1, (last.slot + last.from + time * last.width) / slots)
}

function secondsOf(clock: string | null): number | null {
  const [, minutes, seconds] = /^(\d+):(\d{2})/.exec(clock ?? '') ?? []
  return minutes && seconds ? Number(minutes) * 60 + Number(seconds) : null
}

/** 'Ties: 4. Lead changes: 2.'; '' without either. */
export const describeChanges = ({ changes, ties }: Pick<Flow, 'changes' | 'ties'>): string =>
  [ties > 0 && `Ties: ${ties}.`, changes > 0 && `Lead changes: ${changes}.`]
    .filter(Boolean)
    .join(' ')

/** 'Largest leads: Herons 7, Ashford 3', 'Largest lead: Herons 7'; '' before any lead. */
export function formatLargestLeads({ largest }: Flow, us: string, them: string): string {
  const leads = [
    largest.ours > 0 && `${us} ${largest.ours}`,
    largest.theirs > 0 && `${them} ${largest.theirs}`,
  ].filter(Boolean)
  return leads.length > 0 ? `Largest lead${leads.length > 1 ? 's' : ''}: ${leads.join(', ')}` : ''
}

/** The chart as text: largest leads, ties, lead changes. */
export function describeFlow(flow: Flow, us: string, them: string): string {
  const leads = formatLargestLeads(flow, us, them)
  return leads ? `${leads}. ${describeChanges(flow)}`.trim() : 'No lead yet.'
}
