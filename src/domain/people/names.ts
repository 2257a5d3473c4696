/** Letters that are no other letter with an accent, as those write them who do not have them. */
const written: Readonly<Record<string, string>> = {
  ø: 'o',
  ð: 'd',
  đ: 'd',
  þ: 'th',
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  ł: 'l',
  ı: 'i',
}

/**
 * Small letters without accents: 'Zoë', 'SØREN', 'Łukasz' → 'zoe', 'soren', 'lukasz'. Letters of
 * other scripts stay what they are.
 */
export const plainLetters = (text: string): string =>
  text
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[øðđþßæœłı]/g, (letter) => written[letter]!)

/**
 * By what two spellings of one person's name are known to be one: 'Zoë Peña-Ruiz' and 'ZOE PENA
 * RUIZ' → 'zoepenaruiz'. '' for what has no letters: it names nobody, and is not to be compared
 * with another.
 */
export const nameLetters = (name: string): string =>
  plainLetters(name)
    .replace(/[^\p{L}]/gu, '')
    .replaceAll('ς', 'σ')

/** Whether two spellings are of one name. */
export const isSameName = (a: string, b: string): boolean =>
  nameLetters(a) !== '' && nameLetters(a) === nameLetters(b)

/** Letters that a last name may begin with, as an address writes them. */
export const letterChoices: readonly string[] = 'abcdefghijklmnopqrstuvwxyz'.split('')
