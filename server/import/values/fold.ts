import { schoolWords } from '../../../src/domain/games/school-words.ts'

/**
 * A name, however it is written, as a piece of a key: 'St. Brigid’s' and 'ST BRIGIDS' →
 * 'st-brigids'.
 */
export const keyOf = (text: string): string => schoolWords(text).replaceAll(' ', '-')
