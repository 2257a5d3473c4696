/**
 * Values that no address parameter has. The daily run tries the first three of each list with every
 * parameter: a word, an unknown number, and a name that every object has.
 */
const wrong = inProof([
  'no-such-thing',
  '999999999',
  '__proto__',
  '-1',
  '2026-13-45',
  '0',
  '1e3',
  '1899',
  '9999-12-31',
  '..%2F..%2Fetc',
  'constructor',
  '%F0%9F%8F%88',
  'x'.repeat(300),
])
/** The same for query parameters. */
const wrongChoices = inProof([
  'no-such-thing',
  '',
  '__proto__',
  '-1',
  '999999999',
  '1e3',
  'constructor',
  '%F0%9F%8F%88',
  'x'.repeat(300),
])

function inProof(values: string[]): string[] {
  return process.env['PROOF'] === '1' ? values : values.slice(0, 3)
}

export type WrongAddress = { param: string; value: string; address: string }

/** Parameters of a route's path, in the order of its parts; '*' is the rest. */
export const paramsOf = (path: string): string[] =>
  path.split('/').flatMap((part) => (part === '*' ? ['*'] : (/^:(\w+)\??$/.exec(part)?.[1] ?? [])))

/**
 * The address of a real page with each of its parameters made wrong in turn. `path` is the route's,
 * `real` an address without a query.
 */
export function wrongAddresses(path: string, real: string): WrongAddress[] {
  const parts = path.split('/')
  const values = real.split('/')
  return parts.flatMap((part, i) => {
    const [param] = paramsOf(part)
    if (!param) return []
    // An optional parameter missing from the real address is appended; the rest of a path is one.
    const known =
      part === '*'
        ? [...values.slice(0, i), '']
        : i < values.length
          ? values
          : i === values.length
            ? [...values, '']
            : null
    return known
      ? wrong.map((value) => ({ param, value, address: known.with(i, value).join('/') }))
      : []
  })
}

/** A real address with each of its route's choices made wrong in turn. */
export const wrongQueries = (choices: readonly string[], real: string): WrongAddress[] =>
  choices.flatMap((param) =>
    wrongChoices.map((value) => ({
      param: `?${param}`,
      value,
      address: `${real.replace(/\?.*/, '')}?${param}=${value}`,
    })),
  )
