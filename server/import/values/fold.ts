/** A name without what people write differently: 'St. Brigid’s (Ore.)' and 'ST BRIGIDS ORE' are one. Whole names only, never prefixes (quirk Q60). */
export const fold = (text: string): string =>
  text.normalize('NFKD').replace(/[\p{M}'’‘`´"“”.]/gu, '')
    .replace(/[øØ]/g, 'o').replace(/[ðÐđĐ]/g, 'd').replace(/[þÞ]/g, 'th').replace(/ß/g, 'ss').replace(/[æÆ]/g, 'ae').replace(/[łŁ]/g, 'l').replace(/ı/g, 'i')
    .toLowerCase().replace(/&/g, ' and ').replace(/[^\p{L}\p{N}]+/gu, ' ').trim()

/** The same as a piece of a key. */
export const keyOf = (text: string): string => fold(text).replaceAll(' ', '-')
