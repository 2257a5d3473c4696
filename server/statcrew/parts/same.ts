/** The letters of a name as one file spells it in several places: 'HALE, Mia' → 'halemia'. */
export const compareKey = (text: string): string =>
  text
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]/gu, '')

/** Whether two texts of a file are the same name; never when one is empty. */
export const isSameName = (a: string, b: string): boolean =>
  compareKey(a) !== '' && compareKey(a) === compareKey(b)

/** '04' and '4' are one number; '0' and '00' are two players. */
export const isSameNumber = (a: string, b: string): boolean => plain(a) === plain(b)

const plain = (number: string): string => number.trim().replace(/^0+(?=[1-9])/, '')
