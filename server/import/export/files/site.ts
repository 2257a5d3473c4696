import type { Image } from '../../../../src/contract/parts.schema.ts'
import type { NavigationItem, SiteSettings } from '../../../../src/contract/site.schema.ts'
import type { ServicesDoc } from '../../../content/department/services.ts'
import type { Exporting } from '../exporting.ts'
import { proseOf } from './prose.ts'

const documentOf = <T>({ snapshot }: Exporting, kind: string): T | null => {
  const row = snapshot.rows.document.find((one) => one['kind'] === kind && one['id'] === 0)
  return row ? (JSON.parse(row.doc) as T) : null
}

/** site.yaml: the settings, the services and the hosts. */
export async function writeSite(exporting: Exporting): Promise<void> {
  const { out, names, snapshot } = exporting
  const settings = documentOf<SiteSettings>(exporting, 'settings')
  if (!settings) return
  const { tenant: _, logo, defaultPersonImage, seo, footerLinks, ...said } = settings
  const services = documentOf<ServicesDoc>(exporting, 'services')
  const picture = (image: Image | null | undefined) =>
    names.picture(image) ? { path: names.picture(image), alt: image!.altText } : null
  await out.yaml('site.yaml', {
    ...said,
    footerLinks: (footerLinks ?? []).map(({ logo: mark, ...link }) => ({
      ...link,
      ...(names.picture(mark) && { logo: names.picture(mark) }),
    })),
    hosts: snapshot.hosts,
    logo: names.picture(logo),
    defaultPersonImage: picture(defaultPersonImage),
    seo: seo && { ...seo, ogImage: picture(seo.ogImage) },
    ...services,
    ...(services?.subscribe
      ? {
          subscribe: {
            ...services.subscribe,
            description: proseOf(services.subscribe.description),
          },
        }
      : {}),
  })
}

/** navigation.yaml, unless the menu was made from the sports: then it is made again. */
export async function writeNavigation(exporting: Exporting): Promise<void> {
  const menu = documentOf<NavigationItem[]>(exporting, 'navigation')
  if (!menu || documentOf<{ made: boolean }>(exporting, 'navigation-source')?.made) return
  const unnumbered = <T extends { id: number }>({ id: _, ...item }: T) => item
  await exporting.out.yaml(
    'navigation.yaml',
    menu.map(({ id: _, rank: __, items, columns, ...item }) => ({
      ...item,
      items: (items ?? []).map(unnumbered),
      columns: columns.map(({ column, items: entries }) => ({
        column,
        items: entries.map(unnumbered),
      })),
    })),
  )
}
