/**
 * The parameter types of a path: `/sports/:slug/roster/:season?` → { slug: string; season?: string
 * }.
 */
export type ParamsOf<P extends string> = { [K in Param<P, ''>]: string } & {
  [K in Param<P, '?'>]?: string | undefined
}
type Param<P extends string, Mark extends '' | '?'> =
  Segment<P> extends infer S
    ? S extends `:${infer Name}?`
      ? Mark extends '?'
        ? Name
        : never
      : S extends `:${infer Name}`
        ? Mark extends ''
          ? Name
          : never
        : never
    : never
type Segment<P extends string> = P extends `${infer Head}/${infer Tail}` ? Head | Segment<Tail> : P

/** Makes a path; every internal link is made by it. A missing parameter does not compile. */
export function href<P extends string>(path: P, params: ParamsOf<P>): string {
  const values = params as Record<string, string | undefined>
  return path.replace(/\/:(\w+)\??/g, (_, key: string) =>
    values[key] ? `/${encode(values[key])}` : '',
  )
}

/**
 * The canonical spelling of a path: lower case, no double or trailing slashes, escaped like `href`,
 * whose results it leaves unchanged. The historical roster was once written in one word.
 */
export const cleanPath = (path: string): string =>
  `/${path.split('/').filter(Boolean).map(cleanPart).join('/')}`.replace(
    /^((?:\/sports\/[^/]+)?\/historical)roster$/,
    '$1-roster',
  )

const encode = (value: string): string => encodeURIComponent(value.toWellFormed().toLowerCase())

function cleanPart(part: string): string {
  try {
    return encode(decodeURIComponent(part))
  } catch {
    // Invalid escapes: there is no such page, and the path stays unchanged.
    return part.replace(/%[0-9a-f]{2}|[A-Z]/gi, (match) =>
      match.startsWith('%') ? match : match.toLowerCase(),
    )
  }
}
