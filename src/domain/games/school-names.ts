import { foldDiacritics } from '../people/names.ts'

/**
 * A school's name in comparable form: 'St. Brigid’s (Ore.)' and 'ST BRIGIDS ORE' are equal. Whole
 * names only, never prefixes.
 */
export const normalizeSchoolName = (text: string): string =>
  foldDiacritics(text)
    .replace(/['’‘`´"“”.]/gu, '')
    .replace(/&/g, ' and ')
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()
