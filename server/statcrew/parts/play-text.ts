import { shownName } from './names.ts'

const suffixes = '(?:Jr|Sr|II|III|IV|V)\\b'
/** 'Vane,Rufus': in a sentence a comma without a space after it is that of a name. */
const unknownName = new RegExp(
  `(?<![\\p{L}'’.-])(\\p{Lu}[\\p{L}'’-]+),(?!${suffixes})` +
    "(\\p{Lu}[\\p{L}'’-]*\\p{Ll})(?![\\p{L}'’-])",
  'gu',
)
const particles = 'al|bin|da|de|del|della|den|der|di|dos|du|el|la|le|ter|van|von'
/** The word before may be the first half of a name of two words: 'Mac Giolla,Cillian'. */
const firstHalf = new RegExp(
  String.raw`(?:\p{Lu}[\p{L}'’.-]*\p{Ll}[\p{L}'’.-]*|\b(?:${particles})) $`,
  'u',
)

/** Most characters of such a half. Without a limit a long text takes quadratic time. */
const halfLength = 40

/**
 * The text of a play with the names of players whom the file does not list as "First Last", and
 * without the second period after 'Jr.'.
 */
export const tidyPlayText = (text: string): string =>
  text
    .replace(unknownName, (written: string, _last: string, _first: string, index: number) =>
      firstHalf.test(text.slice(Math.max(0, index - halfLength), index))
        ? written
        : shownName(written),
    )
    .replace(/\b([JS]r)\.\.(?!\.)/g, '$1.')
