import { attr, childrenNamed, type XmlElement } from '../file/xml.ts'
import { shownName } from './names.ts'
import { isSameName, isSameNumber, compareKey } from './same.ts'
import { resolveSide, type Side, type Teams } from './teams.ts'

/** What a play says of a person besides the spelling. */
export type Who = { side: Side | null; uni?: string }

/**
 * Names in plays, from the lists of players. A person is found within one team: by number and
 * spelling, then by a spelling that only one player of the team has. A short name that several
 * players have stays as it is written.
 */
export type NameBook = {
  shown: (writtenName: string, context: Who) => string
  /**
   * The text with the names of listed players of both teams. `about`: the person of the play's
   * attributes; `server`: the team of a name in brackets.
   */
  inText: (text: string, about?: Who & { given: string }, server?: Side | null) => string
}

type Listed = { side: Side; uni: string; name: string; spellings: string[] }

const mostPlayers = 1000

export function nameBook(root: XmlElement, teams: Teams): NameBook {
  const players = listedPlayers(root, teams)
  const isOneSided = new Set(players.map(({ side }) => side)).size < 2
  const bySpelling = Map.groupBy(
    players.flatMap((player) => player.spellings.map((spelling) => ({ spelling, player }))),
    ({ spelling }) => spelling,
  )

  /** Null when it is no player or may be several. */
  const find = (writtenName: string, { side, uni = '' }: Who): string | null => {
    const isOfSide = (player: Listed) => side === null || player.side === side
    const spelled = (bySpelling.get(keyOf(writtenName)) ?? [])
      .map(({ player }) => player)
      .filter(isOfSide)
    const numbered =
      uni === '' || side === null
        ? []
        : players.filter((player) => isOfSide(player) && isSameNumber(player.uni, uni))
    // The short name of one player with the number of another is neither of them.
    const isSpelled = uni === '' || numbered.length === 0
    const choices = [
      numbered.filter((player) => spelled.includes(player) || isShortFor(writtenName, player.name)),
      spelled.filter(({ name }) => isSameName(name, shownName(writtenName))),
      isSpelled ? spelled : [],
    ]
    const names = new Set(choices.find((choice) => choice.length > 0)?.map(({ name }) => name))
    return names.size === 1 ? [...names][0]! : null
  }

  const inAnyTeam = (spelling: string, side: Side | null): string | null => {
    const name = find(spelling, { side })
    const isWhole = name !== null && isSameName(name, shownName(spelling))
    // Where a team's players are missing from the file, one of them may have this short name.
    return side === null && isOneSided && !isWhole ? null : name
  }

  const spellings = [...new Set([...bySpelling.keys(), ...unlistedNames(root)])]
    .filter((spelling) => spelling.includes(','))
    .toSorted((a, b) => b.length - a.length)
  const bracketed = new Map(spellings.map((spelling) => [inBrackets(spelling), spelling]))
  const namePatterns = [...bracketed.keys(), ...spellings].map(patternOf).join('|')
  const anyName =
    spellings.length === 0 ? null : new RegExp(`(?<!\\p{L})(?:${namePatterns})(?!\\p{L})`, 'gu')
  return {
    shown: (writtenName, context) => {
      const name = find(writtenName, context)
      if (name !== null) return name
      const bearers = bySpelling.get(keyOf(writtenName)) ?? []
      const isShort = bearers.some(({ player }) => !isSameName(player.name, shownName(writtenName)))
      return isShort ? writtenName : shownName(writtenName)
    },
    inText: (text, about, server = null) =>
      anyName === null
        ? text
        : text.replace(anyName, (written) => {
            const inside = bracketed.get(keyOf(written))
            if (inside !== undefined) {
              const name = bySpelling.has(inside) ? inAnyTeam(inside, server) : shownName(inside)
              return name === null ? written : `[${name}]`
            }
            if (!bySpelling.has(keyOf(written))) return shownName(written)
            const isAbout = about !== undefined && keyOf(about.given) === keyOf(written)
            return (isAbout ? find(written, about) : inAnyTeam(written, null)) ?? written
          }),
  }
}

/**
 * 'Vane,Rufus' with a first name in lower case; not the short 'VANE,R', whose owner is unknown, and
 * not a sentence: the last play is 'Vane,Rufus kick attempt good' in some attributes.
 */
const firstName = "\\p{Lu}[\\p{L}'’.-]*"
const fullName = new RegExp(
  `^\\p{Lu}?[\\p{L}'’. -]*\\p{L}\\s*,\\s*(?=[^ ]*\\p{Ll})${firstName}(?: +${firstName})*$`,
  'u',
)

/**
 * Names in the details of plays (rcv="Vane,Rufus"). Some files do not list a player without a
 * statistic but name the player in plays.
 */
function unlistedNames(root: XmlElement): Set<string> {
  const names = new Set<string>()
  const waiting = childrenNamed(root, 'plays')
  // Without recursion: a file may nest its elements deeper than any stack.
  for (let element = waiting.pop(); element; element = waiting.pop()) {
    for (const [key, value] of element.attributes)
      if (key !== 'text' && names.size < mostPlayers && value.length < 60 && fullName.test(value))
        names.add(keyOf(value))
    for (const inner of element.children) waiting.push(inner)
  }
  return names
}

/** Some files write "Vane, Rufus" in the list and "Vane,Rufus" in plays. */
const keyOf = (spelling: string): string => spelling.replace(/\s*,\s*/g, ',').replace(/\s+/g, ' ')

/** Servers of volleyball: "[Vane Rufus]". */
const inBrackets = (spelling: string): string => `[${spelling.replace(',', ' ')}]`

const patternOf = (key: string): string =>
  key
    .replace(/[\\^$.*+?()[\]{}|/]/g, '\\$&')
    .replaceAll(',', '\\s*,\\s*')
    .replaceAll(' ', '\\s+')

/** 'DRELL,P', 'P. Drell' and 'Drell' for Paula Drell. */
function isShortFor(writtenName: string, name: string): boolean {
  const [short, fullParts] = [shownName(writtenName), name].map((of) =>
    of.split(/[\s.]+/).filter(Boolean),
  )
  const [last, first] = [short?.at(-1) ?? '', short?.length === 1 ? '' : (short?.[0] ?? '')]
  return (
    isSameName(last, fullParts?.at(-1) ?? '') &&
    compareKey(fullParts?.[0] ?? '').startsWith(compareKey(first))
  )
}

function listedPlayers(root: XmlElement, teams: Teams): Listed[] {
  const groups = [
    ...(['home', 'visitor'] as const).map((side) => ({ side, element: teams[side].element })),
    ...childrenNamed(root, 'dnp').flatMap((element) => {
      const side =
        resolveSide(attr(element, 'vh'), teams) ?? resolveSide(attr(element, 'id'), teams)
      return side === null ? [] : [{ side, element }]
    }),
  ]
  return groups
    .flatMap(({ side, element }) =>
      childrenNamed(element, 'player').map((player) => ({
        side,
        uni: attr(player, 'uni'),
        name: shownName(attr(player, 'name')),
        spellings: [
          ...new Set(
            ['name', 'shortname', 'checkname']
              .map((key) => keyOf(attr(player, key)))
              .filter((spelling) => spelling !== ''),
          ),
        ],
      })),
    )
    .filter(({ name }) => name !== '')
    .slice(0, mostPlayers)
}
