import { parseHeight } from '../../../src/domain/people/roster.ts'
import { positionCodes } from '../../../src/domain/people/positions.ts'

/** What a text clearly is. Any other text has no kind, and text columns accept it. */
export type CellKind =
  | 'an address'
  | 'a date'
  | 'a height'
  | 'a class'
  | 'a position'
  | 'a number'
  | 'a hometown'
  | 'a full name'

const classNames = [
  'fr|so|jr|sr|gr|fy|freshman|sophomore|junior|senior|graduate(?: student)?',
  String.raw`[56]th(?:[\s-]y(?:ea)?r)?|(?:first|fifth|sixth)[\s-]year`,
].join('|')
const classes = new RegExp(String.raw`^(?:(?:rs|r|redshirt)[\s.-]*)?(?:${classNames})\.?$`, 'i')
/** Words before the name of a position: 'wide' receiver. */
const positionSides =
  'point|shooting|small|power|left|right|defensive|offensive|wide|tight|running|outside|' +
  'middle|starting|relief'
const positionNames = [
  'guard|forward|cent(?:er|re)|goalkeeper|goalie|defen[sc]e|defender|midfield(?:er)?',
  'attack(?:er)?|pitcher|catcher|infielder|outfielder|setter|libero|hitter|blocker',
  'quarterback|linebacker|receiver|kicker|punter|lineman|back|end|tackle',
].join('|')
const positions = new RegExp(String.raw`^(?:(?:${positionSides})\s+)?(?:${positionNames})$`, 'i')
const codes: ReadonlySet<string> = new Set(positionCodes)
/** States as AP abbreviates them. "Smith, JD" and "Smith, Georgia" are names. */
const shortStates = [
  'Ala|Ariz|Ark|Calif|Colo|Conn|Fla|Ga|Ill|Ind|Kan|Ky|Mass|Md|Mich|Minn|Miss|Mo|Mont|Neb|Nev',
  String.raw`Okla|Ore|Pa|Tenn|Va|Vt|Wash|Wis|Wyo|N\.[CDHJMY]|S\.[CD]|R\.I|W\.Va`,
].join('|')
const otherPlaces = 'Iowa|Ohio|Texas|Utah|Idaho|Alaska|Hawaii|Maine|Canada|England|Germany|Spain'
const states = new RegExp(String.raw`,\s*(?:(?:${shortStates})\.|${otherPlaces})$`)
export const endsWithState = (text: string): boolean => states.test(text)

/**
 * What this text can be: `G` is a position and a class. Empty for any other text, which only
 * columns of free text accept.
 */
export function detectCellKinds(text: string): CellKind[] {
  if (/^(?:https?:\/\/|www\.)|^[^\s@]+@[^\s@]+\.[a-z]{2,}$/i.test(text)) return ['an address']
  if (spreadsheetDate(text) !== null) return ['a date']
  if (/\d\s*(?:['’‘′´`-]|ft)/i.test(text) && parseHeight(text)) return ['a height']
  if (/^\d+(?:\.\d+)?$/.test(text)) return ['a number']
  if (endsWithState(text)) return ['a hometown']
  const isPosition =
    positions.test(text) || text.split(/\s*[/,]\s*/).every((code) => codes.has(code.toLowerCase()))
  const isClass = classes.test(text) || /^(?:[fg]|rs)\.?$/i.test(text)
  if (isPosition || isClass)
    return [
      ...(isPosition ? ['a position' as const] : []),
      ...(isClass ? ['a class' as const] : []),
    ]
  return /^\p{Lu}[\p{L}’'.-]+ \p{Lu}[\p{L}’'.-]+$/u.test(text) ? ['a full name'] : []
}

const months = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec']

/**
 * What was typed where a spreadsheet shows a date: '6-Jan' → '6-1 or 1-6', '6/1/2026' → '6-1'. Null
 * for a text that is not a date.
 */
export function spreadsheetDate(text: string): string | null {
  const monthName = `(${months.join('|')})[a-z]*`
  const pattern = new RegExp(
    String.raw`^(?:(\d{1,2})[-\s/]${monthName}(?:[-\s/]\d{2,4})?|${monthName}[-\s/](\d{1,2}))$`,
    'i',
  ).exec(text)
  if (pattern) {
    const month = months.indexOf((pattern[2] ?? pattern[3])!.slice(0, 3).toLowerCase()) + 1
    const day = Number(pattern[1] ?? pattern[4])
    return month === day ? `${month}-${day}` : `${month}-${day} or ${day}-${month}`
  }
  const [, a, b, year] = /^(\d{1,2})\/(\d{1,2})\/(\d{4})$/.exec(text) ?? []
  if (a)
    return Number(year) % 100 < 20 ? `${a}-${b} or ${a}-${b}-${Number(year) % 100}` : `${a}-${b}`
  const [, month, day] = /^\d{4}-(\d{2})-(\d{2})(?:[T ][\d:.]+)?$/.exec(text) ?? []
  return month ? `${Number(month)}-${Number(day)}` : null
}

/** The likely cause of a date in a column of other values, and its fix. */
export const dateCause = (typed: string): string =>
  `a spreadsheet made a date of ${typed}; format the column as text and type the value again`
