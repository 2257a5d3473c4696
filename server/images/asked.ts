import {
  gravities,
  shapes,
  variantName,
  widths,
  type Format,
  type Gravity,
  type Shape,
} from './address.ts'

const formats: readonly string[] = ['jpeg', 'png', 'webp']

/**
 * The resizing service as the family of sites asks it (spec 1 §5, §7): `/images/convert?url=…`,
 * `resize` by one size, `crop` to both, with `type`, `gravity` and `colourspace=bw`. Null is a
 * picture that is not given out, undefined an address of something else. What it leads to is one of
 * our own addresses, in a width and a shape of our lists: the nearest that is not smaller. No size
 * is `convert`, one is `resize`, both are `crop`, whatever the path says.
 */
export function askedPicture(
  pathname: string,
  request: Pick<Request, 'url'> | undefined,
): string | null | undefined {
  if (!/^\/images\/(?:convert|crop|resize)$/.test(pathname)) return undefined
  const search = new URL(request?.url ?? pathname, 'https://own.invalid').searchParams
  const sha = pictureOf(search.get('url') ?? '')
  const size = (name: string) => {
    const text = search.get(name)
    return text === null
      ? null
      : /^\d{1,5}$/.test(text) && Number(text) > 0
        ? Number(text)
        : Number.NaN
  }
  const [width, height, type] = [
    size('width'),
    size('height'),
    (search.get('type') ?? 'webp').replace(/^jpg$/, 'jpeg'),
  ]
  if (!sha || Number.isNaN(width) || Number.isNaN(height) || !formats.includes(type)) return null
  const shape = width && height ? nearest(width / height) : null
  const asked = search.get('gravity')?.replace(/^cent(?:er|re)$/, 'centre')
  const gravity = gravities.find((one) => one === asked) ?? ('centre' satisfies Gravity)
  // A height alone is the width that gives it where the picture is as wide as high, and smaller
  // than asked nowhere.
  const wanted = width ?? (height === null ? 1280 : Math.ceil((height * 16) / 9))
  const given = widths.find((one) => one >= wanted) ?? widths.at(-1)!
  return `/images/${sha}/${given}${variantName({ shape, gravity, grey: /^(?:bw|b-w|gr[ae]y)$/i.test(search.get('colourspace') ?? search.get('colorspace') ?? '') })}.${type as Format}`
}

/**
 * A picture of ours, by its path. One at the root of a bucket (`/logo.png`) is skipped (spec 1 §5),
 * one of another host is none of ours.
 */
const pictureOf = (url: string): string | undefined =>
  /^\/images\/([0-9a-f]{16})(?:\/[\w-]+\.(?:webp|jpeg|png))?$/.exec(url)?.[1]

const nearest = (ratio: number): Shape =>
  (Object.keys(shapes) as Shape[]).toSorted(
    (a, b) => Math.abs(Math.log(shapes[a] / ratio)) - Math.abs(Math.log(shapes[b] / ratio)),
  )[0]!
