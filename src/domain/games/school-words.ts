import { plainLetters } from '../people/name-letters.ts'

/**
 * The words of a school's name without what people write differently: 'St. Brigid’s (Ore.)' and 'ST
 * BRIGIDS ORE' are one. Whole names only, never prefixes.
 */
export const schoolWords = (text: string): string =>
  plainLetters(text)
    .replace(/['’‘`´"“”.]/gu, '')
    .replace(/&/g, ' and ')
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()
