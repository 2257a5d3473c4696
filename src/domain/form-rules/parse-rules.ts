import { parseFormDay, isDateFormat } from './days.ts'
import { PatternError, parsePattern } from './pattern.ts'
import { asksEmpty, ruleNames, type Rule, type RuleName } from './rule.ts'

/** Rules that cannot be parsed. The message names the rule and the problem. */
export class RuleError extends Error {
  override name = 'RuleError'
}

const longestDelay = 5000

/**
 * 'required|(300)*length:2,40' → its rules in order. A pattern between slashes may contain '|' and
 * ','. Throws RuleError.
 */
export function parseRules(text: string): Rule[] {
  return pieces(text).map(ruleOf)
}

function ruleOf(piece: string): Rule {
  const [, hints = '', name = '', , written] =
    /^((?:[*+?]|\(\d{1,5}\))*)([a-z_]+)(:(.*))?$/s.exec(piece.trim()) ?? []
  if (!(ruleNames as readonly string[]).includes(name))
    throw new RuleError(
      `there is no rule "${piece.trim().slice(0, 60)}"; there are ${ruleNames.join(', ')}`,
    )
  const args = written === undefined ? [] : split(written, ',').map((arg) => arg.trim())
  const rule: Rule = {
    name: name as RuleName,
    args,
    force: hints.includes('*'),
    onEmpty: hints.includes('+') || asksEmpty.has(name as RuleName),
    warns: hints.includes('?'),
    delay: Math.min(longestDelay, Number(/\((\d+)\)/.exec(hints)?.[1] ?? 0)),
  }
  const problem = faultOf(rule)
  if (problem) throw new RuleError(`${name}: ${problem}`)
  return rule
}

/** Why the arguments of a rule are invalid; undefined when they are valid. */
function faultOf({ name, args }: Rule): string | undefined {
  const numbers = (minCount: number) =>
    args.length >= minCount && args.every((arg) => arg !== '' && Number.isFinite(Number(arg)))
      ? undefined
      : `needs ${minCount === 1 ? 'a number' : `${minCount} numbers, as in ${name}:2,40`}`
  const days = (minCount: number) =>
    args.length >= minCount && args.every((arg) => parseFormDay(arg, '2000-01-01') !== undefined)
      ? undefined
      : 'needs days like 2026-09-05, or today'
  switch (name) {
    case 'min':
    case 'max':
      return numbers(1)
    case 'between':
      return numbers(2)
    case 'length':
      return numbers(1)
    case 'date_after':
    case 'date_before':
      return days(0)
    case 'date_between':
      return days(2)
    case 'date_format':
      return args.length === 1 && isDateFormat(args[0]!)
        ? undefined
        : 'needs a form of days, like MM/DD/YYYY'
    case 'matches':
      return args.length === 0 ? 'needs words or a /pattern/' : args.map(patternFault).find(Boolean)
    case 'is':
    case 'not':
    case 'starts_with':
    case 'ends_with':
    case 'require_one':
      return args.length > 0 ? undefined : 'needs something to look for'
    default:
      return undefined
  }
}

function patternFault(arg: string): string | undefined {
  const pattern = asPattern(arg)
  if (!pattern) return undefined
  try {
    parsePattern(pattern.source, pattern.flags)
    return undefined
  } catch (error) {
    if (error instanceof PatternError) return `${arg}: ${error.message}`
    throw error
  }
}

/** '/^a/i' is a pattern; 'a' is plain text, for which it is undefined. */
export function asPattern(arg: string): { source: string; flags: string } | undefined {
  const [, source, flags] = /^\/(.*)\/([a-z]*)$/s.exec(arg) ?? []
  return source === undefined || flags === undefined ? undefined : { source, flags }
}

const pieces = (text: string): string[] => split(text, '|').filter((piece) => piece.trim() !== '')

/**
 * Splits at a separator outside patterns. A pattern begins after ':' or ',' or at the start, and
 * ends at the first slash that is neither escaped nor in a class.
 */
function split(text: string, sign: '|' | ','): string[] {
  const parts: string[] = []
  let part = ''
  for (let index = 0; index < text.length; index++) {
    const char = text[index]!
    if (char === sign) {
      parts.push(part)
      part = ''
      continue
    }
    const starts = char === '/' && /(?:^|[:,])\s*$/.test(part)
    const end = starts ? patternEnd(text, index) : undefined
    part += end === undefined ? char : text.slice(index, end + 1)
    if (end !== undefined) index = end
  }
  return [...parts, part]
}

function patternEnd(text: string, from: number): number | undefined {
  let inClass = false
  for (let index = from + 1; index < text.length; index++) {
    const char = text[index]
    if (char === '\\') index++
    else if (char === '[') inClass = true
    else if (char === ']') inClass = false
    else if (char === '/' && !inClass) return index
  }
  return undefined
}
