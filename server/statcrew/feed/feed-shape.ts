import { z } from 'zod'
import { decodeText } from '../file/xml.ts'
import { StatFileError } from '../sport-part.ts'

/**
 * Most plays, and most rows of a table, that are read; a long basketball game has about 600 plays.
 */
const mostPlays = 4000
const mostLines = 300

/** Text, or '' for any other value, so that details cannot make the feed unreadable. */
const lenientText = z
  .union([z.string().max(2000), z.number().transform(String)])
  .catch('')
  .transform((text) => text.trim())
const number = z.union([
  z.number(),
  z
    .string()
    .trim()
    .regex(/^-?\d{1,9}(?:\.\d{1,4})?$/)
    .transform(Number),
])
const flag = z
  .union([
    z.boolean(),
    z.string().transform((text) => /^(?:true|y|yes|1)$/i.test(text)),
    z.number().transform(Boolean),
  ])
  .catch(false)
const list = <S extends z.ZodType>(of: S, maxItems: number) =>
  z
    .array(z.unknown())
    .catch([])
    .transform((all) =>
      all.slice(0, maxItems).flatMap((item) => {
        const read = of.safeParse(item)
        return read.success ? [read.data] : []
      }),
    )
const side = z.enum(['HomeTeam', 'VisitingTeam'])

/**
 * A score is text here, because some sports have half points. A feed without a valid score is
 * refused.
 */
const score = number.transform(String)

const Team = z.object({
  Id: lenientText,
  Name: lenientText,
  Score: score.nullish(),
  CurrentRecord: lenientText,
  PeriodScores: z.array(number.nullable().catch(null)).max(60).catch([]),
})

const Play = z.object({
  Id: lenientText,
  Type: lenientText,
  Action: lenientText,
  Team: side.nullable().catch(null),
  Narrative: lenientText,
  Period: number.catch(0),
  ClockSeconds: number.catch(-1),
  /**
   * Hundredths of the playing surface: X of its length from the left, Y of its width from the top.
   * The feed's description gives no unit, so values outside 0 to 100 are ignored.
   */
  Coordinate: z.object({ X: number, Y: number, Side: lenientText }).nullish().catch(null),
  Score: z.object({ HomeTeam: score, VisitingTeam: score }).nullish().catch(null),
})
export type FeedPlay = z.output<typeof Play>

const Situation = z.object({
  BattingTeam: side.nullable().catch(null),
  Outs: number.nullable().catch(null),
  OnFirst: z.unknown().optional(),
  OnSecond: z.unknown().optional(),
  OnThird: z.unknown().optional(),
})

/** The feed of scoring programs, as far as it is used; other fields are ignored. */
export const Feed = z.object({
  Game: z.object({
    Type: lenientText,
    HasStarted: flag,
    IsComplete: flag,
    Date: lenientText,
    DateUTC: lenientText,
    StartTime: lenientText,
    Location: lenientText,
    Officials: lenientText,
    Attendance: number.catch(0),
    GlobalSportShortname: lenientText,
    PeriodsRegulation: number.catch(0),
    Period: number.catch(0),
    ClockSeconds: number.catch(-1),
    Context: lenientText,
    Rules: z
      .object({
        PeriodMinutes: number.catch(0),
        PeriodName: lenientText,
        ClockDirection: lenientText,
      })
      .nullish()
      .catch(null),
    Situation: Situation.nullish().catch(null),
    HomeTeam: Team,
    VisitingTeam: Team,
    LastPlays: list(Play, mostPlays),
  }),
  Stats: z.unknown().optional(),
  Plays: list(Play, mostPlays),
})
export type Feed = z.output<typeof Feed>
export type FeedTeam = z.output<typeof Team>

/** A row of a table: a player with figures by column key. */
const Line = z.object({
  Name: lenientText,
  UniformNumber: lenientText,
  Values: z.record(
    z.string(),
    z
      .union([z.string().max(40), z.number()])
      .transform(String)
      .catch(''),
  ),
})
export type FeedLine = z.output<typeof Line>
export const parseFeedLines = (value: unknown): FeedLine[] => list(Line, mostLines).parse(value)

/** With the separators of a socket's messages as line ends. */
const inLines = (text: string): string => text.replaceAll(/[\p{Cc}--[\t\r\n]]/gv, '\n')

/**
 * Whether the bytes can only be JSON, or JSON as a socket sends it: an XML stat file begins with
 * '<'.
 */
export const isJson = (bytes: Uint8Array): boolean =>
  /^[\uFEFF\s]*(?:event:[^\n]*\s)?(?:data:|\d+)?\s*[{[]/.test(
    inLines(Buffer.from(bytes.subarray(0, 64)).toString('utf8')),
  )

/** Parses a feed. Throws only StatFileError: cut off, not JSON, or without a score. */
export function readFeed(bytes: Uint8Array): Feed {
  const text = decodeText(bytes).replace(/^\uFEFF/, '')
  const json = jsonOf(text)
  const read = Feed.safeParse(json)
  if (read.success) return read.data
  const other = otherKind(json)
  if (other) throw new StatFileError('incomplete', other)
  const [first] = read.error.issues
  throw new StatFileError(
    'incomplete',
    `not a live feed: ${first?.path.join('.') || 'the file'} ` +
      `${first?.code === 'invalid_type' ? 'is missing or has the wrong type' : 'cannot be read'}`,
  )
}

const remedy =
  'send the whole game: the XML stat file or the JSON feed that the scoring program writes'
const messages =
  `this is a stream of messages, as a live socket sends them, not a game file; ` + remedy

/** What JSON without a game is, in words for the sender; undefined with a game. */
function otherKind(json: unknown): string | undefined {
  if (Array.isArray(json))
    return json.length > 0 && json.every(isMessage)
      ? messages
      : `not a live feed but a list, not one game; ${remedy}`
  if (typeof json !== 'object' || json === null || 'Game' in json) return undefined
  if (isMessage(json)) return messages
  if ('tm' in json || 'pbp' in json)
    return `this is the data of a FIBA LiveStats webcast, not a game file; ${remedy}`
  const names = Object.keys(json)
    .slice(0, 4)
    .map((name) => name.slice(0, 30))
    .join(', ')
  return `not a live feed: Game is missing${names && `, it has ${names}`}; ${remedy}`
}

/** A message of a live socket: one event, such as an action, a ping or the setup. */
function isMessage(value: unknown): boolean {
  if (typeof value !== 'object' || value === null || 'Game' in value) return false
  return ['type', 'messageType', 'actionType', 'actionNumber'].some((name) => name in value)
}

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch (error) {
    if (isStream(text)) throw new StatFileError('not-json', messages)
    const line = text.trimEnd().split(/\r\n|\r|\n/).length
    // A shorter file written over a longer one ends with the rest of the old one; it is refused,
    // too.
    if (isOpen(text))
      throw new StatFileError(
        'cut-off',
        `the file is cut off at line ${line}: its first brace is not closed`,
        line,
      )
    const { words, at } = causeOf(text, error instanceof Error ? error.message : '')
    throw new StatFileError(
      'not-json',
      `not JSON: ${words}${at ? ` (line ${at})` : ''}; ` +
        'send the file again as the scoring program wrote it',
      at,
    )
  }
}

/** Most characters of a possible stream that are looked at. */
const mostOfStream = 100_000

/**
 * Whether the text is several JSON objects instead of one: by lines, back to back, with record
 * separators, or as server-sent events. The last may be cut off; a game among them is not a stream.
 */
function isStream(text: string): boolean {
  const parts = inLines(text.slice(0, mostOfStream))
    .split(/[\r\n]+|(?<=\})\s*(?=\{\s*")/)
    .map((part) => part.replace(/^(?:data:|\d+(?=\{))\s*/, '').trim())
    .filter((part) => part && !/^(?:event|id|retry):/.test(part))
  const read = parts.slice(0, 20).map((part) => {
    try {
      return JSON.parse(part) as unknown
    } catch {
      return undefined
    }
  })
  // The last one looked at may be incomplete.
  return parts.length > 1 && read.slice(0, Math.max(1, read.length - 1)).every(isMessage)
}

/** Why the text is not JSON, and the line, from the parser's message. */
function causeOf(text: string, message: string): { words: string; at: number | null } {
  const position = Number(/position (\d+)/.exec(message)?.[1] ?? Number.NaN)
  const line = Number.isNaN(position) ? null : text.slice(0, position).split(/\r\n|\r|\n/).length
  const token = /Unexpected token '(.)/su.exec(message)?.[1] ?? text[position] ?? ''
  const explanation = /after JSON/.test(message)
    ? 'there is more text after the end of the game, as if two files were written into one'
    : /control character/.test(message)
      ? 'a name or text contains a line break or a tab'
      : /double-quoted property name/.test(message) && (token === '}' || token === '')
        ? 'there is a comma before a closing brace'
        : token === "'"
          ? 'it has single quotes, and needs double quotes'
          : token === '/' || token === '#'
            ? 'it has a comment'
            : token === 'N' || token === 'I' || token === 'u'
              ? 'a value is not a number, such as NaN'
              : token === '}' || token === ']'
                ? 'there is a comma before a closing brace'
                : token
                  ? `it has "${token}" where a value or a name belongs`
                  : 'it cannot be read'
  return { words: explanation, at: line }
}

/** Whether it ends within a string, or with more braces opened than closed. */
function isOpen(text: string): boolean {
  let depth = 0
  let quoted = false
  for (let index = 0; index < text.length; index++) {
    const letter = text[index]
    if (quoted) {
      if (letter === '\\') index++
      else if (letter === '"') quoted = false
    } else if (letter === '"') quoted = true
    else if (letter === '{' || letter === '[') depth++
    else if (letter === '}' || letter === ']') depth--
  }
  return quoted || depth > 0
}
