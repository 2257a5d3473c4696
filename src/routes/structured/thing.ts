import type { Image } from '../../contract/schema/image.ts'
import type { SiteSettings } from '../../contract/schema/site.ts'
import { ogImageWidth } from '../../domain/constants.ts'

/**
 * A thing of schema.org as JSON-LD. What is null, empty, or an empty list is left out when it is
 * written.
 */
export type Thing = { '@type': string; [property: string]: Value }
type Value = string | number | boolean | null | undefined | { [property: string]: Value } | Value[]

/** Whose page it is, and where: addresses in structured data are whole. */
export type At = {
  settings: SiteSettings
  /** 'https://harlan.example' */
  origin: string
  /** The page's own right address, whole. */
  url: string
}

/** An address of ours or another's, whole; null for anything that is not of the web. */
export function whole(
  url: string | null | undefined,
  { origin }: Pick<At, 'origin'>,
): string | null {
  const found = url && URL.canParse(url, origin) ? new URL(url, origin) : null
  return found && /^https?:$/.test(found.protocol) ? found.href : null
}

/** Pictures as search engines ask for them: JPEG, wide. */
export const picture = (image: Image | null | undefined, at: Pick<At, 'origin'>): string | null =>
  image ? whole(`${image.url}/${ogImageWidth}.jpeg`, at) : null

/** Without what is not there. */
export function said(value: Value): Value {
  if (Array.isArray(value)) return value.map(said).filter((one) => one !== undefined)
  if (value === null || value === '' || typeof value !== 'object')
    return value === null || value === '' ? undefined : value
  const entries = Object.entries(value).flatMap(([key, one]) => {
    const kept = said(one)
    return kept === undefined || (Array.isArray(kept) && kept.length === 0)
      ? []
      : [[key, kept] as const]
  })
  return entries.some(([key]) => key !== '@type') ? Object.fromEntries(entries) : undefined
}

/** All that a page says, as one document; null for nothing. Who puts it into a page escapes it. */
export function documentOf(things: readonly Thing[]): object | null {
  const graph = things.flatMap((thing) => {
    const kept = said(thing)
    return kept ? [kept] : []
  })
  return graph.length > 0 ? { '@context': 'https://schema.org', '@graph': graph } : null
}
