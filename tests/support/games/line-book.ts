import type { Side, SimPlayer } from './team.ts'
import { tag } from './xml.ts'

/** One mark that a play adds; a player of null is the team itself. */
export interface Mark {
  side: Side
  player: SimPlayer | null
  group: string
  values: Readonly<Record<string, number>>
}

export type Line = Record<string, Record<string, number>>
export type Groups = Readonly<Record<string, readonly string[]>>

/**
 * The totals of a game's marks by player. Team totals are the sum of the lines, so the two always
 * agree.
 */
export class LineBook {
  readonly lines: Readonly<Record<Side, Map<SimPlayer | null, Line>>> = {
    H: new Map(),
    V: new Map(),
  }
  private readonly groups: Groups

  constructor(groups: Groups, marks: Iterable<Mark>) {
    this.groups = groups
    for (const { side, player, group, values } of marks) {
      let line = this.lines[side].get(player)
      if (line === undefined) this.lines[side].set(player, (line = {}))
      this.add(line, group, values)
    }
  }

  total(side: Side): Line {
    const sum: Line = {}
    for (const group in this.groups) this.add(sum, group, {})
    for (const line of this.lines[side].values())
      for (const group in line) this.add(sum, group, line[group] ?? {})
    return sum
  }

  of(side: Side, player: SimPlayer): Line {
    return this.lines[side].get(player) ?? {}
  }

  private add(line: Line, group: string, values: Readonly<Record<string, number>>) {
    const into = (line[group] ??= Object.fromEntries(
      (this.groups[group] ?? []).map((key) => [key, 0]),
    ))
    for (const key in values) {
      const value = values[key] ?? 0
      into[key] = key === 'long' ? Math.max(into[key] ?? 0, value) : (into[key] ?? 0) + value
    }
  }
}

export const valueOf = (line: Line, group: string, key: string): number => line[group]?.[key] ?? 0

/** The groups of a line in the file's order; all of them, or those with values. */
export const groupsXml = (
  groups: Groups,
  line: Line,
  extra: (group: string, values: Record<string, number>) => Record<string, string | number>,
  all: boolean,
): string =>
  Object.keys(groups)
    .map((group) => {
      if (!all && line[group] === undefined) return ''
      const values = line[group] ?? {}
      return tag(group, {
        ...Object.fromEntries((groups[group] ?? []).map((key) => [key, values[key] ?? 0])),
        ...extra(group, values),
      })
    })
    .join('')
