/**
 * The language of a department's rules for addresses. `/old/page` is that page; `/old/*` is `/old`
 * and all below it; `:name` stands for one segment, or for what varies in one (`story-:id`,
 * `:slug.aspx`); `?path=football` asks for a parameter and `?id=:id` takes it. Letters may be
 * capital or not. There are no regular expressions: a rule is compared segment by segment, once,
 * whatever somebody writes into it.
 */
export type PathRule = { segments: Part[]; rest: boolean; query: [name: string, part: Part][] }
/** What a segment is: all literal (`name` null), or something between two literals. */
type Part = { before: string; name: string | null; after: string }
export type Found = { named: Map<string, string>; rest: string[] }

const longest = 500
const mostSegments = 20

/** Reads a rule; a sentence says why it is none. */
export function parseRule(text: string): PathRule | string {
  if (text.length > longest) return `is longer than ${longest} characters`
  const [path = '', search = '', ...more] = text.split('?')
  if (!path.startsWith('/') || path.startsWith('//')) return 'must begin with one /'
  if (more.length > 0 || text.includes('#')) return 'has a second ? or a #'
  const pieces = segmentsOf(path)
  const rest = pieces.at(-1) === '*'
  if (rest) pieces.pop()
  if (pieces.length > mostSegments) return `has more than ${mostSegments} segments`
  const segments = pieces.map(partOf)
  const query = search
    .split('&')
    .filter(Boolean)
    .map((pair): [string, Part | string] => {
      const [name = '', ...value] = pair.split('=')
      return [decoded(name).toLowerCase(), partOf(decoded(value.join('=')))]
    })
  const parts = [...segments, ...query.map(([, part]) => part)]
  const fault = parts.find((part) => typeof part === 'string')
  if (fault) return fault
  const names = (parts as Part[]).flatMap(({ name }) => name ?? [])
  if (new Set(names).size < names.length) return 'has a name twice'
  if (
    (rest || segments.length > 0) &&
    !(segments as Part[]).some(({ before, after }) => before + after !== '')
  )
    return 'would catch every page: it has no word of its own'
  return { segments: segments as Part[], rest, query: query as [string, Part][] }
}

function partOf(text: string): Part | string {
  if (text.includes('*')) return 'may have * only as its last segment'
  const [, before = '', name, after = ''] =
    /^([^:]*)(?::([a-z]\w{0,30}))?([^:]*)$/i.exec(text) ?? []
  if (before + (name ? `:${name}` : '') + after !== text)
    return `has a segment "${text.slice(0, 60)}" that is none: one :name in each at most`
  return { before: before.toLowerCase(), name: name ?? null, after: after.toLowerCase() }
}

/** What a path has where the rule has names; null where the rule does not speak of it. */
export function matchRule({ segments, rest, query }: PathRule, path: string): Found | null {
  const [pathname = '', search = ''] = path.split('?')
  const given = segmentsOf(pathname)
  if (rest ? given.length < segments.length : given.length !== segments.length) return null
  const named = new Map<string, string>()
  if (!segments.every((part, i) => take(part, given[i]!, named))) return null
  const asked = new URLSearchParams(search)
  for (const [name, part] of query) {
    const value = [...asked].find(([key]) => key.toLowerCase() === name)?.[1]
    if (value === undefined || !take(part, value, named)) return null
  }
  const after = given.slice(segments.length)
  return [...named.values(), ...after].some((value) => value === '.' || value === '..')
    ? null
    : { named, rest: after }
}

function take({ before, name, after }: Part, value: string, named: Map<string, string>): boolean {
  const folded = value.toLowerCase()
  if (name === null) return folded === before + after
  // Letters whose small form is longer would shift what is cut out.
  if (folded.length !== value.length || value.length <= before.length + after.length) return false
  if (!folded.startsWith(before) || !folded.endsWith(after)) return false
  named.set(name, value.slice(before.length, value.length - after.length))
  return true
}

/**
 * The target of a rule with what was found put in, escaped: it can change no more than a segment or
 * the value of a parameter.
 */
export function fillTarget(target: string, { named, rest }: Found): string {
  const [head, tail] = splitTarget(target)
  const filled = tail.replace(/:([a-z]\w{0,30})/gi, (_, name: string) =>
    encodeURIComponent((named.get(name) ?? '').toWellFormed()),
  )
  const end = rest.map((segment) => encodeURIComponent(segment.toWellFormed())).join('/')
  const path = filled.replace(/\/\*(?=$|[?#])/, end === '' ? '' : `/${end}`)
  return head + (path === '' && head === '' ? '/' : path)
}

/** Names that a target asks for; '*' for the rest. */
export function namesIn(target: string): string[] {
  const [, tail] = splitTarget(target)
  return [...tail.matchAll(/:([a-z]\w{0,30})/gi)]
    .map(([, name]) => name!)
    .concat(/\/\*(?=$|[?#])/.test(tail) ? ['*'] : [])
}

export const namesOf = ({ segments, rest, query }: PathRule): string[] =>
  [...segments, ...query.map(([, part]) => part)]
    .flatMap(({ name }) => name ?? [])
    .concat(rest ? ['*'] : [])

/** `https://host` and what comes after it: nothing is ever put into a host. */
function splitTarget(target: string): [head: string, tail: string] {
  const head = /^https?:\/\/[^/?#]*/i.exec(target)?.[0] ?? ''
  return [head, target.slice(head.length)]
}

/** Under what a rule is kept: its words as far as they are fixed. */
export function baseOf({ segments, rest }: PathRule): string {
  const varies = segments.findIndex(({ name }) => name !== null)
  const fixed = varies === -1 ? segments : segments.slice(0, varies)
  const base = fixed.map(({ before, after }) => `/${spelt(before + after)}`).join('')
  return rest || varies !== -1 ? `${base}/*` : base || '/'
}

/** Under what rules for a path may be kept: some twenty at most, however long it is. */
export function basesOf(path: string): string[] {
  const words = segmentsOf(path.split('?')[0]!).map((segment) => `/${spelt(segment.toLowerCase())}`)
  const whole = words.join('') || '/'
  return [
    whole,
    ...Array.from(
      { length: Math.min(words.length, mostSegments) + 1 },
      (_, i) => `${words.slice(0, i).join('')}/*`,
    ),
  ]
}

/** The stricter of two rules that both speak of a path comes first. */
export const byStrictness = (a: PathRule, b: PathRule): number =>
  Number(a.rest) - Number(b.rest) ||
  b.segments.length - a.segments.length ||
  open(a) - open(b) ||
  b.query.length - a.query.length
const open = ({ segments, query }: PathRule) =>
  [...segments, ...query.map(([, part]) => part)].filter(({ name }) => name !== null).length

const segmentsOf = (path: string): string[] => path.split('/').filter(Boolean).map(decoded)
const spelt = (segment: string): string => encodeURIComponent(segment.toWellFormed())
function decoded(text: string): string {
  try {
    return decodeURIComponent(text)
  } catch {
    return text
  }
}
