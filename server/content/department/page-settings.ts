import type { PageSettings } from '../../../src/contract/pages.schema.ts'
import { readItems } from '../items.ts'
import { pageSettings, type SettledPage } from '../kinds/page-settings.ts'
import type { ReadContext } from '../read-context.ts'

/** What a page says of itself when the department says nothing. */
const standard: Record<SettledPage, PageSettings> = {
  facilities: { title: 'Facilities', description: '', view: 'grid', groupBy: 'none' },
  publications: { title: 'Publications', description: '', view: 'grid', groupBy: 'year' },
}

export async function readPageSettings(
  reading: ReadContext,
  page: SettledPage,
): Promise<PageSettings> {
  const [said] = await readItems(reading, pageSettings, { slug: page })
  if (!said) return standard[page]
  const { title, description, view, groupBy } = said
  return { title, description, view, groupBy }
}
