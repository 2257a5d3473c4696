export type AcademicYear = {
  /** The order of classes; null for an unknown text. */
  number: number | null
  short: string
  long: string
}

type Class =
  | 'first-year'
  | 'freshman'
  | 'sophomore'
  | 'junior'
  | 'senior'
  | 'graduate'
  | 'fifth'
  | 'sixth'
type Label = readonly [number: number, short: string, long: string]

/** A class without a redshirt label keeps the plain one. */
const plain: Record<Class, Label> = {
  'first-year': [1, 'FY', 'First-Year'],
  freshman: [1, 'Fr.', 'Freshman'],
  sophomore: [3, 'So.', 'Sophomore'],
  junior: [5, 'Jr.', 'Junior'],
  senior: [7, 'Sr.', 'Senior'],
  graduate: [9, 'Gr.', 'Graduate Student'],
  fifth: [10, '5th', 'Fifth Year'],
  sixth: [12, '6th', 'Sixth Year'],
}
const redshirted: Partial<Record<Class, Label>> = {
  'first-year': [2, 'R-Fr.', 'Redshirt Freshman'],
  freshman: [2, 'R-Fr.', 'Redshirt Freshman'],
  sophomore: [4, 'R-So.', 'Redshirt Sophomore'],
  junior: [6, 'R-Jr.', 'Redshirt Junior'],
  senior: [8, 'R-Sr.', 'Redshirt Senior'],
  fifth: [11, 'R-5th', 'Redshirt 5th-Year'],
}
const redshirtAlone: Label = [0, 'RS', 'Redshirt']

/** Patterns for roster texts, in lower case without dots, more specific ones first. */
const patterns: [RegExp, Class][] = [
  // A fifth year with four letters: counted as a senior.
  [/^5y 4l\b/, 'senior'],
  [/^(?:5th|fifth)\b|^5(?: ?y(?:ea)?r)?$/, 'fifth'],
  [/^(?:6th|sixth)\b|^6(?: ?y(?:ea)?r)?$/, 'sixth'],
  [/^(?:first|1st) y(?:ea)?r\b|^fy\b/, 'first-year'],
  [/^(?:f|fr|frosh|freshm[ae]n|1v|hs)\b/, 'freshman'],
  [/^(?:so|soph|sopho?more|2v|(?:second|2nd) y(?:ea)?r)\b/, 'sophomore'],
  [/^(?:jr|junior|3v|(?:third|3rd) y(?:ea)?r)\b/, 'junior'],
  [/^(?:sr|senior|super senior|covid senior|4v|(?:fourth|4th) y(?:ea)?r)\b/, 'senior'],
  [/^(?:g|gr|gs|grad|graduate)\b/, 'graduate'],
]
const redshirtBefore = /^(?:redshirt|rs|r)(?:\s+|$)|^rs?(?=(?:f|fr|fy|so|jr|sr|5th)\b)/
const redshirtAfter = /\s(?:rs|r|redshirt)$/

/**
 * 'Fr.', 'R-So.', 'RS SR', 'FY', '5th', 'Sophmore' → their label. An unknown text stays as it is.
 */
export function normalizeAcademicYear(text: string): AcademicYear {
  const trimmedText = text.trim()
  const clean = trimmedText
    .toLowerCase()
    .replace(/[.*+]/g, '')
    .replace(/[\s/_–-]+/g, ' ')
    .trim()
  const rest = clean.replace(redshirtBefore, '').replace(redshirtAfter, '')
  const isRedshirt = rest !== clean
  const academicClass = patterns.find(([pattern]) => pattern.test(rest))?.[1]
  const label = academicClass
    ? (isRedshirt && redshirted[academicClass]) || plain[academicClass]
    : isRedshirt && rest === ''
      ? redshirtAlone
      : null
  return label
    ? { number: label[0], short: label[1], long: label[2] }
    : { number: null, short: trimmedText, long: trimmedText }
}
