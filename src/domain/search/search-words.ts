/** Words that stand in every second sentence tell nothing apart. */
const common = new Set([
  'the',
  'of',
  'and',
  'a',
  'an',
  'to',
  'in',
  'for',
  'on',
  'at',
  'with',
  'by',
  'from',
  'is',
  'was',
  'are',
  'were',
  'be',
  'as',
  'it',
  'its',
  'that',
  'this',
  'or',
  'his',
  'her',
  'their',
])

/** Characters of a word that count; nobody types more. */
const longest = 40
/**
 * Letters of a word that may be left out after an apostrophe's piece: O'Rourke is found as Rourke.
 */
const pieceAlone = 3

/**
 * Text as words are compared: small letters without marks, one spelling for letters that are typed
 * in several ways.
 */
export const plain = (text: string): string =>
  // Most texts are plain already.
  /^[\x20-\x7e]*$/.test(text)
    ? text.toLowerCase()
    : text
        .toWellFormed()
        .normalize('NFKD')
        .replace(/\p{M}/gu, '')
        .replace(/[øØ]/g, 'o')
        .replace(/[ðÐđĐ]/g, 'd')
        .replace(/[þÞ]/g, 'th')
        .replace(/ß/g, 'ss')
        .replace(/[æÆ]/g, 'ae')
        .replace(/[œŒ]/g, 'oe')
        .replace(/[łŁ]/g, 'l')
        .replace(/ı/g, 'i')
        .toLowerCase()

const apostrophe = /(?<=[\p{L}\p{N}])['’‘ʻʼ`](?=[\p{L}\p{N}])/gu

/**
 * What is searched for, word by word: 'O’Rourke 31-10!' → orourke, 31, 10. Common words are left
 * out unless nothing else is there.
 */
export function wordsOf(text: string): string[] {
  const all = plain(text)
    .replace(apostrophe, '')
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean)
    .map((word) => (word.length <= longest ? word : [...word].slice(0, longest).join('')))
  const telling = all.filter((word) => !common.has(word))
  return [...new Set(telling.length > 0 ? telling : all)]
}

/** What a text is found by: its words, and the pieces of those with an apostrophe. */
export function findableWords(text: string): string[] {
  if (!/['’‘ʻʼ`]/.test(text)) return wordsOf(text)
  const pieces = plain(text)
    .split(/[^\p{L}\p{N}'’‘ʻʼ`]+/u)
    .filter((word) => /.['’‘ʻʼ`]./u.test(word))
    .flatMap((word) => word.split(/['’‘ʻʼ`]+/u))
    .filter((piece) => piece.length >= pieceAlone && !common.has(piece))
  return [...new Set([...wordsOf(text), ...pieces])]
}
