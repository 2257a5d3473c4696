import { isbot } from 'isbot'
import type { Choices } from '../../src/contract/rendering.ts'
import type { SiteSettings } from '../../src/contract/site.schema.ts'
import { pickTextParams, type TextParams } from '../../src/contract/text-params.ts'
import { isIndex } from '../../src/domain/shell/legacy-path.ts'

export const settingsKey = (tenant: string) => `${tenant}|settings`
export const getsShell = (settings: SiteSettings, userAgent: string | null | undefined) =>
  settings.disableSSR && !isbot(userAgent)
export const pageKey = (
  tenant: string,
  settings: SiteSettings,
  userAgent: string | null | undefined,
  path: string,
) => `${tenant}|${getsShell(settings, userAgent) ? 'shell' : 'page'}|${path}`

/** Pages with free text from the visitor (such as a search) are not cached. */
export const mayKeep = (
  row: { textParams?: TextParams; isCachedWhenEmpty?: true } | null,
  search: URLSearchParams,
) =>
  !row?.textParams ||
  (row.isCachedWhenEmpty === true &&
    Object.keys(pickTextParams(row.textParams, search)).length === 0)

/**
 * Only the parameters of the route, in its order: an unknown parameter or value must not create
 * another cached copy or change the page. Free text is shortened.
 */
export function allowed(
  search: URLSearchParams,
  { query = {}, textParams = {} }: { query?: Choices; textParams?: TextParams },
): string {
  const keyParams = new URLSearchParams()
  for (const [name, values] of Object.entries(query)) {
    const value = search.get(name)
    if (value && values.includes(value)) keyParams.set(name, value)
  }
  for (const [name, value] of Object.entries(pickTextParams(textParams, search)))
    keyParams.set(name, value)
  const text = keyParams.toString()
  return text ? `?${text}` : ''
}

/** The index file of a page's folder; a document may have that name itself. */
export const namesFolder = (path: string): boolean =>
  isIndex(path) && !path.startsWith('/documents/')
