import { parseFormDay, isWrittenAs } from './days.ts'
import { asPattern } from './parse-rules.ts'
import { parsePattern } from './pattern.ts'
import { isEmptyAnswer, type Answer, type Rule, type RuleName } from './rule.ts'

const addressPart = String.raw`[^\s@<>()[\],;:"\\.]+`
const emailAddress = new RegExp(
  String.raw`^${addressPart}(?:\.${addressPart})*@${addressPart}(?:\.${addressPart})+$`,
)

/**
 * What a rule may depend on besides the answer: other answers by name (empty for fields that are
 * not shown), and the department's date.
 */
export type RuleContext = { fieldName: string; of(name: string): Answer; today: string }

type RuleInput = { answer: Answer; text: string; args: string[]; around: RuleContext }

/** Longest answer in characters that a pattern is matched against; a longer one is not compared. */
const longestMatched = 20_000
const patterns = new Map<string, ReturnType<typeof parsePattern>>()
/** 'too long': a pattern could not be compared with the whole answer. */
export type RuleResult = boolean | 'too long'

const is =
  (pattern: RegExp) =>
  ({ text }: RuleInput) =>
    pattern.test(text)
/**
 * Unicode letters by default, because names are not only English; `alpha:latin` accepts only
 * English letters.
 */
const isLatin =
  (wide: RegExp, latin: RegExp) =>
  ({ text, args }: RuleInput) =>
    (args[0] === 'latin' ? latin : wide).test(text)

const table: Record<RuleName, (input: RuleInput) => RuleResult> = {
  accepted: ({ answer }) => [answer].flat().some((value) => /^(?:yes|on|1|true)$/i.test(value)),
  alpha: isLatin(/^\p{L}+$/u, /^[a-z]+$/i),
  alphanumeric: isLatin(/^[\p{L}\p{N}]+$/u, /^[a-z0-9]+$/i),
  alpha_spaces: isLatin(/^[\p{L} ]+$/u, /^[a-z ]+$/i),
  between: ({ text, args }) =>
    isNumber(text) &&
    Number(text) >= Math.min(...args.map(Number)) &&
    Number(text) <= Math.max(...args.map(Number)),
  confirm: ({ text, args, around }) =>
    [around.of(args[0] ?? around.fieldName.replace(/[_-]confirm$/, ''))].flat().join() === text,
  contains_alpha: isLatin(/\p{L}/u, /[a-z]/i),
  contains_alphanumeric: isLatin(/[\p{L}\p{N}]/u, /[a-z0-9]/i),
  contains_alpha_spaces: isLatin(/[\p{L} ]/u, /[a-z ]/i),
  contains_lowercase: isLatin(/\p{Ll}/u, /[a-z]/),
  contains_uppercase: isLatin(/\p{Lu}/u, /[A-Z]/),
  contains_numeric: is(/\d/),
  contains_symbol: is(/[!-/:-@[-`{-~]/),
  date_after: ({ text, args, around: { today } }) =>
    before(parseFormDay(args[0] ?? 'today', today), parseFormDay(text, today)),
  date_before: ({ text, args, around: { today } }) =>
    before(parseFormDay(text, today), parseFormDay(args[0] ?? 'today', today)),
  date_between: ({ text, args, around: { today } }) => {
    const [from, to] = args.map((arg) => parseFormDay(arg, today)!).toSorted() as [string, string]
    const day = parseFormDay(text, today)
    return day !== undefined && day >= from && day <= to
  },
  date_format: ({ text, args }) => isWrittenAs(text, args[0]!),
  email: ({ text }) => text.length <= 254 && emailAddress.test(text),
  ends_with: ({ text, args }) => args.some((end) => text.endsWith(end)),
  starts_with: ({ text, args }) => args.some((start) => text.startsWith(start)),
  is: ({ answer, args }) => [answer].flat().every((value) => args.includes(value)),
  not: ({ answer, args }) => ![answer].flat().some((value) => args.includes(value)),
  length: ({ answer, args }) => {
    const size = Array.isArray(answer) ? answer.length : [...answer].length
    const [from, to] =
      args.length > 1
        ? (args.map(Number).toSorted((a, b) => a - b) as [number, number])
        : [Number(args[0]), Number.POSITIVE_INFINITY]
    return size >= from && size <= to
  },
  lowercase: isLatin(/^\p{Ll}+$/u, /^[a-z]+$/),
  uppercase: isLatin(/^\p{Lu}+$/u, /^[A-Z]+$/),
  matches: ({ text, args }) => {
    const results = args.map((arg) => matches(text, arg))
    return results.includes(true) || (results.includes('too long') ? 'too long' : false)
  },
  // For an answer with several options, the number of options.
  max: ({ answer, args }) =>
    (Array.isArray(answer) ? answer.length : isNumber(answer) ? Number(answer) : Number.NaN) <=
    Number(args[0]),
  min: ({ answer, args }) =>
    (Array.isArray(answer) ? answer.length : isNumber(answer) ? Number(answer) : Number.NaN) >=
    Number(args[0]),
  number: ({ text }) => isNumber(text),
  require_one: ({ answer, args, around }) =>
    [answer, ...args.map(around.of)].some((value) => !isEmptyAnswer(value)),
  required: ({ answer, args }) =>
    !isEmptyAnswer(answer) &&
    (args[0] !== 'trim' || [answer].flat().some((value) => value.trim() !== '')),
  symbol: is(/^[!-/:-@[-`{-~]+$/),
  url: ({ text, args }) =>
    URL.canParse(text) &&
    (args.length > 0
      ? args.map((arg) => (arg.endsWith(':') ? arg : `${arg}:`))
      : ['http:', 'https:']
    ).includes(new URL(text).protocol) &&
    !/\s/.test(text),
}

/** Whether an answer satisfies a rule. `check-field.ts` skips most rules for empty answers. */
export const satisfiesRule = (
  { name, args }: Pick<Rule, 'name' | 'args'>,
  answer: Answer,
  around: RuleContext,
): RuleResult =>
  table[name]({ answer, text: [answer].flat().join(', ').normalize('NFC'), args, around })

export const isNumber = (text: string): boolean =>
  /^[-+]?(?:\d+(?:\.\d*)?|\.\d+)(?:e[-+]?\d{1,3})?$/i.test(text.trim()) &&
  Number.isFinite(Number(text))

const before = (first: string | undefined, second: string | undefined): boolean =>
  first !== undefined && second !== undefined && first < second

function matches(text: string, arg: string): RuleResult {
  const pattern = asPattern(arg)
  if (!pattern) return text === arg
  if (text.length > longestMatched) return 'too long'
  const parsed = patterns.get(arg) ?? parsePattern(pattern.source, pattern.flags)
  if (patterns.size > 500) patterns.clear()
  patterns.set(arg, parsed)
  return parsed(text)
}
