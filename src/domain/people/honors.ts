import type {
  AllAmericanGroups,
  HonorGroups,
  InducteeTeaser,
  Selection,
} from '../../contract/honors.schema.ts'
import { fullName } from './roster.ts'
import { foldDiacritics } from './names.ts'

/** How members of honors and All-Americans are grouped, as in URLs. */
export const honorGroupings = [
  'class',
  'name',
  'sport',
  'category',
] as const satisfies readonly HonorGroups['grouping'][]
export const allAmericanGroupings = [
  'year',
  'sport',
  'name',
] as const satisfies readonly AllAmericanGroups['grouping'][]

type Grouping = HonorGroups['grouping'] | AllAmericanGroups['grouping']

/** Button labels of groupings. */
export const groupingLabels: Readonly<Record<Grouping, string>> = {
  class: 'Class',
  year: 'Year',
  name: 'Name',
  sport: 'Sport',
  category: 'Category',
}

/** The heading of a group: 'Class of 2019'; members without a group have a heading, too. */
export function groupTitle(grouping: Grouping, title: string): string {
  if (title === '') return grouping === 'class' ? 'Class not known' : 'Others'
  return grouping === 'class' ? `Class of ${title}` : title
}

export const isGrouping = (text: string | undefined): boolean =>
  text === undefined || (honorGroupings as readonly string[]).includes(text)

/**
 * Groups with only the members whose name, sport, category or year contain all words; empty groups
 * are left out.
 */
export function filterGroups<G extends { title: string; members: InducteeTeaser[] }>(
  groups: readonly G[],
  searchText: string,
): G[] {
  const terms = foldDiacritics(searchText).split(/\s+/).filter(Boolean)
  if (terms.length === 0) return [...groups]
  const isMatch = (member: InducteeTeaser) => {
    const text = foldDiacritics(
      [
        fullName(member),
        member.category ?? '',
        member.classYear ?? '',
        ...member.sports.map(({ title }) => title),
      ].join(' '),
    )
    return terms.every((term) => text.includes(term))
  }
  return groups.flatMap((group) => {
    const members = group.members.filter(isMatch)
    return members.length > 0 ? [{ ...group, members }] : []
  })
}

/** 'First Team, National Coaches Association'; missing parts are left out. */
export const formatSelection = ({ team, event, organization }: Selection): string =>
  [team, event, organization].filter(Boolean).join(', ') || 'All-American'
