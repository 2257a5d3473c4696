import type { SportRef } from '../../contract/sport.schema.ts'
import type { Department, StaffBio, StaffEntry, StaffPost } from '../../contract/staff.schema.ts'
import { plainLetters } from './names.ts'

/** How the address of a department is told from that of a person. */
const ending = '-department'
export const isDepartmentSlug = (slug: string): boolean => slug.toLowerCase().endsWith(ending)
/** The slug of a department that was written without its ending. */
export const departmentSlug = (slug: string): string => `${slug.toLowerCase()}${ending}`

export const isDepartment = (entry: Department | StaffBio): entry is Department =>
  'members' in entry

type Named = Pick<StaffEntry, 'firstName' | 'lastName'>
export const staffName = ({ firstName, lastName }: Named): string =>
  `${firstName} ${lastName}`.trim()
export const staffInitials = ({ firstName, lastName }: Named): string =>
  `${[...firstName][0] ?? ''}${[...lastName][0] ?? ''}`

/**
 * Whether all words stand somewhere in what the directory says of somebody: name, post, department,
 * teams. Marks and capitals do not count.
 */
export function isAbout(
  {
    title,
    department,
    sports,
    ...named
  }: Pick<StaffEntry, 'firstName' | 'lastName' | 'title' | 'department' | 'sports'>,
  words: string,
): boolean {
  const text = plainLetters(
    [staffName(named), title, department?.title, ...sports.map((sport) => sport.title)].join(' '),
  )
  return plainLetters(words)
    .split(/\s+/)
    .every((word) => text.includes(word))
}

/** Telephone numbers as a telephone dials them. */
export const dialled = (phone: string): string => `tel:${phone.replace(/[^\d+]/g, '')}`

/** A part of the directory: a department, or those who are in none. */
export type StaffGroup = {
  /** Its place on the page. */
  key: string
  title: string
  department: Department | null
  members: StaffEntry[]
}

/**
 * The directory in its order. A department that nobody is in is left out here; it has its own page.
 */
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
  /** '' where only the directory knows of it. */
  post: string
  /** '2026, 2025' */
  seasons: string
  url: string | null
}

/**
 * The teams of a person, each post of each team once with its seasons; those that only the
 * directory gives come last.
 */
export function teamsOf({
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

type OfSport = Pick<StaffPost['sport'], 'id'>

/**
 * What somebody is in a sport, by the newest roster of it; where none says, what the directory
 * says.
 */
export const titleIn = (person: Pick<StaffBio, 'posts' | 'title'>, sport: OfSport): string =>
  person.posts.find((post) => post.sport.id === sport.id)?.title || person.title

/** Posts of one sport and one title as one line with its seasons, in the order of the posts. */
export function careerOf(
  posts: readonly StaffPost[],
): { title: string; sport: StaffPost['sport']; url: string; seasons: string[] }[] {
  const lines = Map.groupBy(posts, ({ sport, title, kind }) => `${sport.id} ${kind} ${title}`)
  return [...lines.values()].map((same) => ({
    title: same[0]!.title,
    sport: same[0]!.sport,
    url: same[0]!.url,
    seasons: [...new Set(same.map(({ season }) => season))],
  }))
}
