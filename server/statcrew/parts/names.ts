import { attr, childrenNamed, type XmlElement } from '../file/xml-element.ts'

const suffix = /^(?:jr|sr|ii|iii|iv|v)\.?$/i

/**
 * "Last,First" as "First Last", spelled as given: no re-casing; the team's own row is "Team".
 */
export function shownName(given: string): string {
  if (/^(?:tm|team)$/i.test(given)) return 'Team'
  const parts = given
    .split(',')
    .map((part) => part.trim())
    .filter((part) => part !== '')
  const suffixes = parts.slice(1).filter((part) => suffix.test(part))
  const [last = '', ...first] = parts.filter((part, index) => index === 0 || !suffix.test(part))
  return [...first, last, ...suffixes].join(' ')
}

export function isTeamRow(player: XmlElement): boolean {
  return /^(?:tm|team)$/i.test(attr(player, 'name')) || /^(?:tm|team)$/i.test(attr(player, 'uni'))
}

const mostPlayers = 1000

/** Rewrites the "Last,First" of every player that the file lists, wherever a play mentions him. */
export type NameBook = { shown: (given: string) => string; inText: (text: string) => string }

export function nameBook(root: XmlElement): NameBook {
  const shown = new Map<string, string>()
  const players = [...childrenNamed(root, 'team'), ...childrenNamed(root, 'dnp')]
    .flatMap((group) => childrenNamed(group, 'player'))
    .slice(0, mostPlayers)
  for (const player of players) {
    const name = shownName(attr(player, 'name'))
    // One file writes "Vane, Rufus" in the list and "Vane,Rufus" in the plays; the volleyball
    // server stands as "[Vane Rufus]".
    for (const spelling of [
      attr(player, 'name'),
      attr(player, 'shortname'),
      attr(player, 'checkname'),
    ]) {
      if (!spelling.includes(',')) continue
      for (const between of [', ', ',']) shown.set(spelling.replace(/\s*,\s*/, between), name)
      shown.set(spelling, name)
      shown.set(`[${spelling.replace(/\s*,\s*/, ' ')}]`, `[${name}]`)
    }
  }
  const spellings = [...shown.keys()]
    .toSorted((a, b) => b.length - a.length)
    .map((key) => key.replace(/[\\^$.*+?()[\]{}|/]/g, '\\$&'))
  const anyName =
    spellings.length === 0
      ? null
      : new RegExp(`(?<!\\p{L})(?:${spellings.join('|')})(?!\\p{L})`, 'gu')
  return {
    shown: (given) => shown.get(given) ?? shownName(given),
    inText: (text) =>
      anyName === null
        ? text
        : text.replace(anyName, (spelling) => shown.get(spelling) ?? spelling),
  }
}
