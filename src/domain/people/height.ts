export type Height = { feet: number; inches: number }

/**
 * 5'10", 6' 0'', 6-0, 5’9, 6'-1", 5'11', 6'1""": feet, then inches, between any marks that look
 * like theirs.
 */
const dialect =
  /^(\d)\s*(?:['’‘′´`]+|-|–|ft\.?|feet)\s*-?\s*(?:(\d{1,2})(?:[.,]\d+|\s*[½¼¾])?)?\s*(?:["”“″'’′]+|in\.?|inches)?$/i

/** Null when the text is no height of a person: '', '-', '0-0', 'N/A'. */
export function heightOf(text: string): Height | null {
  const match = dialect.exec(text.trim())
  if (!match) return null
  const feet = Number(match[1])
  const inches = Number(match[2] ?? 0)
  return feet >= 3 && feet <= 8 && inches < 12 ? { feet, inches } : null
}

type Measured = { heightFeet: number | null; heightInches: number | null }

/** For sorting; null when nobody has measured, which is how some feeds mean 0 feet. */
export const inchesOf = ({ heightFeet, heightInches }: Measured): number | null =>
  heightFeet ? heightFeet * 12 + (heightInches ?? 0) : null

/** `6' 2"`, or nothing: never 0' 0". */
export const heightText = ({ heightFeet, heightInches }: Measured): string =>
  heightFeet ? `${heightFeet}' ${heightInches ?? 0}"` : ''
