/** 'HARLAN LANDING, Iowa – ', perhaps in bold, at the beginning of a text. */
const town = String.raw`\p{Lu}[\p{Lu}'’.\s-]+\p{Lu}\.?`
const state = String.raw`,\s*\p{Lu}[\p{L}.]*(?:\s\p{Lu}[\p{L}.]*)?`
const dash = String.raw`[*_]*\s*(?:--|[–—-])\s+`
const dateline = new RegExp(String.raw`^[\s*_]*(${town}(?:${state})?)${dash}`, 'u')

/** The place of a text's dateline as written. It may be a heading, such as 'GAME NOTES –'. */
export const placeOfDateline = (text: string): string | undefined => dateline.exec(text)?.[1]

/** A text without its dateline. */
export const withoutDateline = (text: string): string => text.replace(dateline, '')
