import type { SportRef } from '../../contract/sport.schema.ts'
import type { Department, StaffBio, StaffEntry, StaffPost } from '../../contract/staff.schema.ts'
import { foldDiacritics } from './names.ts'
import { yearsText } from './player-fields.ts'

/** The end of a department's slug, which tells it from a person's. */
const ending = '-department'
export const isDepartmentSlug = (slug: string): boolean => slug.toLowerCase().endsWith(ending)
/** A department's slug from one without the ending. */
export const departmentSlug = (slug: string): string => `${slug.toLowerCase()}${ending}`

export const isDepartment = (entry: Department | StaffBio): entry is Department =>
  'members' in entry

type Named = Pick<StaffEntry, 'firstName' | 'lastName'>
export const staffName = ({ firstName, lastName }: Named): string =>
  `${firstName} ${lastName}`.trim()
export const staffInitials = ({ firstName, lastName }: Named): string =>
  `${[...firstName][0] ?? ''}${[...lastName][0] ?? ''}`

/**
 * Whether a directory entry contains all words in name, position, department or teams. Case and
 * diacritics are ignored.
 */
export function matchesDirectorySearch(
  {
    title,
    department,
    sports,
    ...person
  }: Pick<StaffEntry, 'firstName' | 'lastName' | 'title' | 'department' | 'sports'>,
  searchText: string,
): boolean {
  const text = foldDiacritics(
    [staffName(person), title, department?.title, ...sports.map((sport) => sport.title)].join(' '),
  )
  return foldDiacritics(searchText)
    .split(/\s+/)
    .every((term) => text.includes(term))
}

/** A phone number as a tel: URL. */
export const telHref = (phone: string): string => `tel:${phone.replace(/[^\d+]/g, '')}`

/** A part of the directory: a department, or the members without one. */
export type StaffGroup = {
  /** Its fragment id on the page. */
  key: string
  title: string
  department: Department | null
  members: StaffEntry[]
}

/** The directory in order. A department without members is left out here; it has its own page. */
export function directoryGroups(departments: Department[], others: StaffEntry[]): StaffGroup[] {
  const groups = departments
    .filter(({ members }) => members.length > 0)
    .map((department): StaffGroup => ({
      key: department.slug,
      title: department.title,
      department,
      members: department.members,
    }))
  return others.length > 0
    ? [
        ...groups,
        {
          key: 'more-staff',
          title: groups.length > 0 ? 'More staff' : 'Staff',
          department: null,
          members: others,
        },
      ]
    : groups
}

export type StaffTeam = {
  sport: SportRef
  /** '' when only the directory has the team. */
  post: string
  /** '2026, 2025' */
  seasons: string
  url: string | null
}

/**
 * A person's teams: each position of each team once, with its seasons; teams from the directory
 * only come last.
 */
export function listTeams({
  posts,
  sports,
  hideBio,
}: Pick<StaffBio, 'posts' | 'sports' | 'hideBio'>): StaffTeam[] {
  const byPost = Map.groupBy(posts, ({ sport, title }) => `${sport.id} ${title}`)
  const teams = [...byPost.values()].map((some): StaffTeam => {
    const { sport, title, url } = some[0]!
    return {
      sport,
      post: title,
      seasons: [...new Set(some.map(({ season }) => season))].join(', '),
      url: hideBio ? null : url,
    }
  })
  const others = sports.filter(({ id }) => !teams.some(({ sport }) => sport.id === id))
  return [
    ...teams,
    ...others.map((sport): StaffTeam => ({ sport, post: '', seasons: '', url: null })),
  ]
}

/** 'Defensive Coordinator, Football', but 'Head Football Coach' as it is. */
export const withSport = (title: string, sport: Pick<SportRef, 'title'>): string =>
  title.toLowerCase().includes(sport.title.toLowerCase())
    ? title
    : [title, sport.title].filter(Boolean).join(', ')

type OfSport = Pick<StaffPost['sport'], 'id'>

/** A person's title in a sport by the newest roster, else by the directory. */
export const titleIn = (person: Pick<StaffBio, 'posts' | 'title'>, sport: OfSport): string =>
  person.posts.find((post) => post.sport.id === sport.id)?.title || person.title

/** 'Head Coach', 'Head Football Coach', not 'Assistant Head Coach' */
export const isHeadCoach = (title: string): boolean =>
  /\bhead\b/i.test(title) && !/\b(?:assistant|associate)\b/i.test(title)

/**
 * Positions of one sport and title as one line with seasons, in order. Seasons of a head coach in
 * the record book count, too, because rosters of them may not be on the site.
 */
export function buildCareer(
  posts: readonly StaffPost[],
  records: StaffBio['records'] = [],
): { title: string; sport: StaffPost['sport']; url: string; years: string }[] {
  const lines = Map.groupBy(posts, ({ sport, title, kind }) => `${sport.id} ${kind} ${title}`)
  return [...lines.values()].map((same) => {
    const { title, sport, url } = same[0]!
    const record = isHeadCoach(title) && records.find((book) => book.sport.id === sport.id)
    const listed = record ? record.seasons.map(({ season }) => season) : []
    const years = yearsText([...same.map(({ season }) => season), ...listed])
    const current = same.find(({ isCurrent }) => isCurrent)?.season
    const isOngoing = listed.length > 0 && current && years.endsWith(`–${current}`)
    return {
      title,
      sport,
      url,
      years: isOngoing ? `${years.slice(0, -current.length)}present` : years,
    }
  })
}
