import { z } from 'zod'
import { decodeText } from '../file/xml.ts'
import { StatFileError } from '../sport-part.ts'

/**
 * Most plays, and most rows of a table, that are read; a long basketball game has about 600 plays.
 */
export const mostPlays = 4000
const mostLines = 300

/** Text, or '' for any other value, so that details cannot make the feed unreadable. */
const words = z
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
const list = <S extends z.ZodType>(of: S, most: number) =>
  z
    .array(z.unknown())
    .catch([])
    .transform((all) =>
      all.slice(0, most).flatMap((one) => {
        const read = of.safeParse(one)
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
  Id: words,
  Name: words,
  Score: score.nullish(),
  CurrentRecord: words,
  PeriodScores: z.array(number.nullable().catch(null)).max(60).catch([]),
})

const Play = z.object({
  Id: words,
  Type: words,
  Action: words,
  Team: side.nullable().catch(null),
  Narrative: words,
  Period: number.catch(0),
  ClockSeconds: number.catch(-1),
  /**
   * Hundredths of the playing surface: X of its length from the left, Y of its width from the top.
   * The feed's description gives no unit, so values outside 0 to 100 are ignored.
   */
  Coordinate: z.object({ X: number, Y: number, Side: words }).nullish().catch(null),
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
    Type: words,
    HasStarted: flag,
    IsComplete: flag,
    Date: words,
    DateUTC: words,
    StartTime: words,
    Location: words,
    Officials: words,
    Attendance: number.catch(0),
    GlobalSportShortname: words,
    PeriodsRegulation: number.catch(0),
    Period: number.catch(0),
    ClockSeconds: number.catch(-1),
    Context: words,
    Rules: z
      .object({ PeriodMinutes: number.catch(0), PeriodName: words, ClockDirection: words })
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
  Name: words,
  UniformNumber: words,
  Values: z.record(
    z.string(),
    z
      .union([z.string().max(40), z.number()])
      .transform(String)
      .catch(''),
  ),
})
export type FeedLine = z.output<typeof Line>
export const linesOf = (value: unknown): FeedLine[] => list(Line, mostLines).parse(value)

/** Whether the bytes can only be JSON: an XML stat file begins with '<'. */
export const isJson = (bytes: Uint8Array): boolean =>
  /^\uFEFF?\s*[{[]/.test(Buffer.from(bytes.subarray(0, 64)).toString('utf8'))

/** Parses a feed. Throws only StatFileError: cut off, not JSON, or without a score. */
export function readFeed(bytes: Uint8Array): Feed {
  const text = decodeText(bytes).replace(/^\uFEFF/, '')
  const read = Feed.safeParse(jsonOf(text))
  if (read.success) return read.data
  const [first] = read.error.issues
  throw new StatFileError(
    'incomplete',
    `not a live feed: ${first?.path.join('.') || 'the file'} ` +
      `${first?.code === 'invalid_type' ? 'is missing or has the wrong type' : 'cannot be read'}`,
  )
}

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch (error) {
    const line = text.trimEnd().split(/\r\n|\r|\n/).length
    // A shorter file written over a longer one ends with the rest of the old one; it is refused,
    // too.
    if (isOpen(text))
      throw new StatFileError(
        'cut-off',
        `the file is cut off at line ${line}: its first brace is not closed`,
        line,
      )
    throw new StatFileError(
      'not-json',
      'not JSON: ' +
        `${error instanceof Error ? (error.message.split('\n')[0] ?? '') : 'it cannot be read'}`,
    )
  }
}

/** Whether it ends within a string, or with more braces opened than closed. */
function isOpen(text: string): boolean {
  let depth = 0
  let quoted = false
  for (let at = 0; at < text.length; at++) {
    const letter = text[at]
    if (quoted) {
      if (letter === '\\') at++
      else if (letter === '"') quoted = false
    } else if (letter === '"') quoted = true
    else if (letter === '{' || letter === '[') depth++
    else if (letter === '}' || letter === ']') depth--
  }
  return quoted || depth > 0
}
