import type { CallHandlers } from '../call-handlers.ts'
import type { StaffDoc } from '../docs.ts'
import { sanitizeStoredHtml } from '../html/clean-html.ts'
import { readItems, readItem, type Item } from '../items.ts'
import { department, staff } from '../kinds/people.ts'
import { toPage } from '../paging.ts'
import { departmentUrl, staffPostUrl, staffUrl } from '../people/people-links.ts'
import type { ReadContext } from '../read-context.ts'
import { sportRefs } from '../sports/sports.ts'
import { readRecordBook } from '../stats/coaching-records.ts'
import type { PageOf, Paging } from '../../../src/contract/queries.ts'
import type { SportRef } from '../../../src/contract/sport.schema.ts'
import type {
  DepartmentRef,
  StaffBio,
  StaffEntry,
  StaffPost,
  Department,
} from '../../../src/contract/staff.schema.ts'

const refOf = ({ id, title, slug }: Item<typeof department>): DepartmentRef => ({
  id,
  title,
  slug,
  url: departmentUrl(slug, id),
})

/** Departments of the directory by id. */
const departmentRefs = (context: ReadContext): Promise<Map<number, DepartmentRef>> =>
  context.once(
    'departments',
    async () =>
      new Map((await readItems(context, department)).map((item) => [item.id, refOf(item)])),
  )

/** The directory in its order, without hidden members. */
export async function readDirectory(
  context: ReadContext,
  search?: string,
): Promise<(StaffEntry & { departmentId: number | null })[]> {
  const items = await readItems(context, staff, { search })
  const entryOf = await entries(context)
  return items
    .filter(({ hide }) => !hide)
    .map((item) => ({ ...entryOf(item), departmentId: item.departmentId }))
}

async function readStaff(
  context: ReadContext,
  {
    categoryId,
    unassigned,
    searchText,
    ...paging
  }: Paging & {
    categoryId?: number | undefined
    unassigned?: boolean | undefined
    searchText?: string | undefined
  },
): Promise<PageOf<StaffEntry>> {
  const directory = (await readDirectory(context, searchText)).filter(
    ({ departmentId, department }) =>
      (!categoryId || departmentId === categoryId) && (!unassigned || department === null),
  )
  return toPage(directory.map(asEntry), paging)
}

export const asEntry = ({
  departmentId: _,
  ...entry
}: StaffEntry & { departmentId: number | null }): StaffEntry => entry

async function entries(context: ReadContext): Promise<(item: Item<typeof staff>) => StaffEntry> {
  const departments = await departmentRefs(context)
  const sports = await sportRefs(context)
  return ({ id, firstName, lastName, title, email, phone, image, departmentId, sportIds }) => ({
    id,
    firstName,
    lastName,
    title,
    email,
    phone,
    image,
    department: departments.get(departmentId ?? 0) ?? null,
    sports: sportIds.flatMap((sportId) => sports.get(sportId) ?? []),
    url: staffUrl({ firstName, lastName }, id),
  })
}

type Post = StaffPost & { doc: StaffDoc }

/** Visible coaching positions of a person: current ones first, then newest season first. */
async function postsOf(context: ReadContext, staffId: number): Promise<Post[]> {
  const { db, tenant } = context
  context.touch(`staff:${staffId}`, 'sports')
  const rows = await db
    .selectFrom('staff_member as m')
    .innerJoin('roster as r', (j) =>
      j.onRef('r.tenant', '=', 'm.tenant').onRef('r.id', '=', 'm.roster_id'),
    )
    .leftJoin('season as s', (j) =>
      j
        .onRef('s.tenant', '=', 'r.tenant')
        .onRef('s.sport_id', '=', 'r.sport_id')
        .onRef('s.title', '=', 'r.season'),
    )
    .select(['m.doc', 'r.season', 'r.sport_id', 's.is_current'])
    .where('m.tenant', '=', tenant)
    .where('m.staff_id', '=', staffId)
    .where('m.hidden', '=', 0)
    .where('r.hidden', '=', 0)
    .orderBy('r.season', 'desc')
    .orderBy('r.sport_id')
    .orderBy('m.rank')
    .orderBy('m.id')
    .execute()
  const sports = await sportRefs(context)
  const posts = rows.flatMap((row) => {
    const sport = sports.get(row.sport_id)
    return sport ? [postOf(row, sport, staffId)] : []
  })
  return [
    ...posts.filter(({ isCurrent }) => isCurrent),
    ...posts.filter(({ isCurrent }) => !isCurrent),
  ]
}

function postOf(
  row: { doc: string; season: string; is_current: number | null },
  sport: SportRef,
  staffId: number,
): Post {
  const doc = JSON.parse(row.doc) as StaffDoc
  return {
    doc,
    kind: doc.kind,
    title: doc.title,
    season: row.season,
    isCurrent: row.is_current === 1,
    sport,
    url: staffPostUrl(sport, doc.kind, doc, staffId),
  }
}

/**
 * A staff bio: the directory's fields, completed from the newest roster. Null when neither shows
 * the person.
 */
export async function readStaffMember(
  context: ReadContext,
  staffId: number,
): Promise<StaffBio | null> {
  const item = await readItem(context, staff, staffId)
  const posts = await postsOf(context, staffId)
  const listed = item && !item.hide ? item : null
  const newest = posts[0]?.doc
  if (!listed && !newest) return null
  const from = <T>(read: (doc: StaffDoc) => T | null | undefined): T | null =>
    posts
      .map(({ doc }) => read(doc))
      .find((value) => value !== null && value !== undefined && value !== '') ?? null
  const entry = listed ? (await entries(context))(listed) : null
  const hideBio = (listed?.hideBio ?? false) || (newest?.hideBio ?? false)
  const written = listed?.bio || from(({ bio }) => bio && sanitizeStoredHtml(bio))
  return {
    id: staffId,
    firstName: listed?.firstName ?? newest!.firstName,
    lastName: listed?.lastName ?? newest!.lastName,
    title: listed?.title || newest?.title || '',
    email: listed?.email ?? from(({ email }) => email),
    phone: listed?.phone ?? from(({ phone }) => phone),
    image: listed?.image ?? from(({ image }) => image),
    department: entry?.department ?? null,
    sports: entry?.sports ?? [],
    url: entry?.url ?? null,
    bio: hideBio ? null : written || null,
    hideBio,
    socialMedia:
      listed && listed.socialMedia.length > 0
        ? listed.socialMedia
        : (from(({ socialMedia }) => (socialMedia?.length ? socialMedia : null)) ?? []),
    startYear: listed?.startYear ?? null,
    years: listed?.years ?? null,
    hometown: listed?.hometown ?? null,
    almaMater: listed?.almaMater ?? null,
    custom1: listed?.custom1 ?? null,
    custom2: listed?.custom2 ?? null,
    custom3: listed?.custom3 ?? null,
    custom4: listed?.custom4 ?? null,
    posts: posts.map(({ doc: _, ...post }) => post),
    records: hideBio
      ? []
      : await readRecordBook(
          context,
          `${listed?.firstName ?? newest!.firstName} ${listed?.lastName ?? newest!.lastName}`,
          posts.filter(({ kind }) => kind === 'coach'),
        ),
  }
}

/** The directory departments of a person, in order. */
async function readStaffCategories(context: ReadContext): Promise<DepartmentRef[]> {
  const members = await readDirectory(context)
  return [...(await departmentRefs(context)).values()].filter(({ id }) =>
    members.some(({ departmentId }) => departmentId === id),
  )
}

/** The whole directory, or the department with this slug. */
async function readDepartments(context: ReadContext, slug?: string): Promise<Department[]> {
  const items = await readItems(context, department, { slug })
  const members = await readDirectory(context)
  return items.map((item) => toDepartment(item, members))
}

async function readDepartment(
  context: ReadContext,
  departmentId: number,
): Promise<Department | null> {
  const item = await readItem(context, department, departmentId)
  return item && toDepartment(item, await readDirectory(context))
}

function toDepartment(
  item: Item<typeof department>,
  members: Awaited<ReturnType<typeof readDirectory>>,
): Department {
  const { description, email, phone, location } = item
  return {
    ...refOf(item),
    description: description || null,
    email,
    phone,
    location,
    members: members.filter(({ departmentId }) => departmentId === item.id).map(asEntry),
  }
}

export const handlers = {
  staff: readStaff,
  staffMember: (context, { staffId }) => readStaffMember(context, staffId),
  staffCategories: readStaffCategories,
  departments: (context, { slug }) => readDepartments(context, slug),
  department: (context, { departmentId }) => readDepartment(context, departmentId),
} satisfies Partial<CallHandlers>
