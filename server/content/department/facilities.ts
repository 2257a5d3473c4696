import { href } from '../../../src/routes/href.ts'
import { paths } from '../../../src/routes/paths.ts'
import type { CallHandlers } from '../call-handlers.ts'
import type { Facility, FacilityTeaser } from '../../../src/contract/facilities.schema.ts'
import type { SportRef } from '../../../src/contract/sport.schema.ts'
import type { PageOf, Paging } from '../../../src/contract/queries.ts'
import { readItem, readItemPage, readItems, type Item } from '../items.ts'
import { facility } from '../kinds/site.ts'
import type { ReadContext } from '../read-context.ts'
import { sportRefs } from '../sports/sports.ts'

type FacilityItem = Item<typeof facility>

export const facilityHref = ({ slug, id }: Pick<FacilityItem, 'slug' | 'id'>): string =>
  href(paths.facility, { facilityName: slug, facilityId: String(id) })

/** The facility with this name, as games give it. */
export const readFacilityByTitle = async (
  context: ReadContext,
  title: string,
): Promise<FacilityItem | undefined> =>
  (await readItems(context, facility)).find(
    (item) => item.title.toLowerCase() === title.toLowerCase(),
  )

async function readFacilities(
  context: ReadContext,
  query: Paging & { sportId?: number | undefined },
): Promise<PageOf<FacilityTeaser>> {
  const sports = await sportRefs(context)
  const page = await readItemPage(context, facility, query)
  return { ...page, items: page.items.map((item) => teaserOf(item, sports)) }
}

async function readFacility(context: ReadContext, facilityId: number): Promise<Facility | null> {
  const item = await readItem(context, facility, facilityId)
  if (!item) return null
  const {
    description,
    images,
    map,
    gates,
    parking,
    bagPolicy,
    capacity,
    latitude,
    longitude,
    pageUrl,
  } = item
  return {
    ...teaserOf(item, await sportRefs(context)),
    description,
    images,
    map: map ?? null,
    gates: gates || null,
    parking: parking || null,
    bagPolicy: bagPolicy || null,
    capacity,
    latitude,
    longitude,
    pageUrl: pageUrl ?? null,
  }
}

function teaserOf(
  { id, title, teaser, location, featured, featuredImage, slug, sportId }: FacilityItem,
  sports: Map<number, SportRef>,
): FacilityTeaser {
  return {
    id,
    title,
    teaser,
    location,
    url: facilityHref({ slug, id }),
    featured,
    featuredImage,
    sport: (sportId && sports.get(sportId)) || null,
  }
}

export const handlers = {
  facilities: readFacilities,
  facility: (context, { facilityId }) => readFacility(context, facilityId),
} satisfies Partial<CallHandlers>
