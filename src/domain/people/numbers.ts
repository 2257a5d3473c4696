/**
 * A jersey number in one spelling: '04' → '4'. '0' and '00' stay, because they are two players of
 * one team.
 */
export const plainNumber = (number: string): string => number.trim().replace(/^0+(?=[1-9])/, '')

export const isSameNumber = (a: string, b: string): boolean => plainNumber(a) === plainNumber(b)
