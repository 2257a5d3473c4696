/**
 * The syntax of a department's route rules. `/old/page` is that page; `/old/*` is `/old` and
 * everything below it; `:name` matches one segment or part of one (`story-:id`, `:slug.aspx`);
 * `?path=football` requires a parameter and `?id=:id` captures it. Case is ignored. There are no
 * regular expressions: matching is linear, whatever a rule contains.
 */
export type PathRule = { segments: Part[]; rest: boolean; query: [name: string, part: Part][] }
/** A segment: literal (`name` null), or a name between two literals. */
type Part = { before: string; name: string | null; after: string }
export type PathMatch = { named: Map<string, string>; rest: string[] }

const maxLength = 500
const mostSegments = 20

/** Parses a rule; a message when it is invalid. */
export function parseRule(text: string): PathRule | string {
  if (text.length > maxLength) return `is longer than ${maxLength} characters`
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
  const problem = parts.find((part) => typeof part === 'string')
  if (problem) return problem
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

/** The captured values of a path; null when the rule does not match. */
export function matchRule({ segments, rest, query }: PathRule, path: string): PathMatch | null {
  const [pathname = '', search = ''] = path.split('?')
  const segmentValues = segmentsOf(pathname)
  if (rest ? segmentValues.length < segments.length : segmentValues.length !== segments.length)
    return null
  const params = new Map<string, string>()
  if (!segments.every((part, i) => matchPart(part, segmentValues[i]!, params))) return null
  const searchParams = new URLSearchParams(search)
  for (const [name, part] of query) {
    const value = [...searchParams].find(([key]) => key.toLowerCase() === name)?.[1]
    if (value === undefined || !matchPart(part, value, params)) return null
  }
  const after = segmentValues.slice(segments.length)
  return [...params.values(), ...after].some((value) => value === '.' || value === '..')
    ? null
    : { named: params, rest: after }
}

function matchPart(
  { before, name, after }: Part,
  value: string,
  params: Map<string, string>,
): boolean {
  const folded = value.toLowerCase()
  if (name === null) return folded === before + after
  // Letters with a longer lower case would shift the positions.
  if (folded.length !== value.length || value.length <= before.length + after.length) return false
  if (!folded.startsWith(before) || !folded.endsWith(after)) return false
  params.set(name, value.slice(before.length, value.length - after.length))
  return true
}

/**
 * The target with the captured values, escaped, so that they cannot change more than a segment or a
 * parameter value.
 */
export function fillTarget(target: string, { named, rest }: PathMatch): string {
  const [head, tail] = splitTarget(target)
  const filled = tail.replace(/:([a-z]\w{0,30})/gi, (_, name: string) =>
    encodeURIComponent((named.get(name) ?? '').toWellFormed()),
  )
  const end = rest.map((segment) => encodeURIComponent(segment.toWellFormed())).join('/')
  const path = filled.replace(/\/\*(?=$|[?#])/, end === '' ? '' : `/${end}`)
  return head + (path === '' && head === '' ? '/' : path)
}

/** Names used in a target; '*' for the rest. */
export function namesIn(target: string): string[] {
  const [, tail] = splitTarget(target)
  return [...tail.matchAll(/:([a-z]\w{0,30})/gi)]
    .map(([, name]) => name!)
    .concat(/\/\*(?=$|[?#])/.test(tail) ? ['*'] : [])
}

export const listParamNames = ({ segments, rest, query }: PathRule): string[] =>
  [...segments, ...query.map(([, part]) => part)]
    .flatMap(({ name }) => name ?? [])
    .concat(rest ? ['*'] : [])

/** `https://host` and the rest: values are never put into a host. */
function splitTarget(target: string): [head: string, tail: string] {
  const head = /^https?:\/\/[^/?#]*/i.exec(target)?.[0] ?? ''
  return [head, target.slice(head.length)]
}

/** The key under which a rule is stored: its literal beginning. */
export function ruleBase({ segments, rest }: PathRule): string {
  const varies = segments.findIndex(({ name }) => name !== null)
  const fixed = varies === -1 ? segments : segments.slice(0, varies)
  const base = fixed.map(({ before, after }) => `/${encode(before + after)}`).join('')
  return rest || varies !== -1 ? `${base}/*` : base || '/'
}

/** The keys under which rules for a path may be stored: at most about twenty. */
export function pathBases(path: string): string[] {
  const encoded = segmentsOf(path.split('?')[0]!).map(
    (segment) => `/${encode(segment.toLowerCase())}`,
  )
  const fullPath = encoded.join('') || '/'
  return [
    fullPath,
    ...Array.from(
      { length: Math.min(encoded.length, mostSegments) + 1 },
      (_, i) => `${encoded.slice(0, i).join('')}/*`,
    ),
  ]
}

/** Sorts the more specific of two matching rules first. */
export const byStrictness = (a: PathRule, b: PathRule): number =>
  Number(a.rest) - Number(b.rest) ||
  b.segments.length - a.segments.length ||
  open(a) - open(b) ||
  b.query.length - a.query.length
const open = ({ segments, query }: PathRule) =>
  [...segments, ...query.map(([, part]) => part)].filter(({ name }) => name !== null).length

const segmentsOf = (path: string): string[] => path.split('/').filter(Boolean).map(decoded)
const encode = (segment: string): string => encodeURIComponent(segment.toWellFormed())
function decoded(text: string): string {
  try {
    return decodeURIComponent(text)
  } catch {
    return text
  }
}
