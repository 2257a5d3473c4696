/** Letters that do not decompose, in their usual ASCII form. */
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
 * Lower case without diacritics: 'Zoë', 'SØREN', 'Łukasz' → 'zoe', 'soren', 'lukasz'. Other scripts
 * are unchanged.
 */
export const foldDiacritics = (text: string): string =>
  text
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[øðđþßæœłı]/g, (letter) => written[letter]!)

/**
 * The key of a person's name for comparison: 'Zoë Peña-Ruiz' and 'ZOE PENA RUIZ' → 'zoepenaruiz'.
 * '' for a text without letters, which must not be compared.
 */
export const nameKey = (name: string): string =>
  foldDiacritics(name)
    .replace(/[^\p{L}]/gu, '')
    .replaceAll('ς', 'σ')

/** Whether two texts are the same name. */
export const isSameName = (a: string, b: string): boolean =>
  nameKey(a) !== '' && nameKey(a) === nameKey(b)

/** Initial letters of last names in URLs. */
export const letterChoices: readonly string[] = 'abcdefghijklmnopqrstuvwxyz'.split('')
