import { findableWords, wordsOf } from './search-words.ts'

export type Piece = { text: string; found: boolean }

/** A shorter word is looked for as it is, a longer one as the beginning of words. */
const shortestBeginning = 3

/**
 * A text in pieces: those that have the words that were searched for, and those between them.
 * Nothing is lost of it.
 */
export function marked(text: string, searched: string): Piece[] {
  const words = wordsOf(searched)
  const has = (token: string) =>
    findableWords(token).some((own) =>
      words.some((word) => (word.length < shortestBeginning ? own === word : own.startsWith(word))),
    )
  const pieces: Piece[] = []
  for (const one of text.split(/([\p{L}\p{M}\p{N}'’‘ʻʼ]+)/u)) {
    const found = one !== '' && words.length > 0 && has(one)
    const last = pieces.at(-1)
    if (last && last.found === found) last.text += one
    else if (one) pieces.push({ text: one, found })
  }
  return pieces
}
