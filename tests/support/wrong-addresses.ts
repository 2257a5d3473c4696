/** Values that no parameter of an address has, and some that look as if they might be one. */
const wrong = ['no-such-thing', '999999999', '0', '-1', '1e3', '1899', '2026-13-45', '9999-12-31', '..%2F..%2Fetc', '__proto__', 'constructor', '%F0%9F%8F%88', 'x'.repeat(300)]

/**
 * The address of a real page with one of its parameters made wrong, for each of them in turn. `path` is the row's, `real` an address of it without a query.
 */
export function wrongAddresses(path: string, real: string): { param: string; value: string; address: string }[] {
  const parts = path.split('/')
  const values = real.split('/')
  return parts.flatMap((part, i) => {
    const param = /^:(\w+)\??$/.exec(part)?.[1]
    if (!param) return []
    // An optional one that the real address does not have comes at its end.
    const known = i < values.length ? values : i === values.length ? [...values, ''] : null
    return known ? wrong.map((value) => ({ param, value, address: known.with(i, value).join('/') })) : []
  })
}
