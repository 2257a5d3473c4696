import type {
  AllAmericanGroups,
  HonorGroups,
  InducteeTeaser,
  Selection,
} from '../../contract/honors.schema.ts'
import { fullName } from './roster.ts'
import { plainLetters } from './names.ts'

/** By what the members of an honor and all-Americans are grouped, as their addresses say it. */
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

/** What a list of the honored can be grouped by, as a button says it. */
export const groupingLabels: Readonly<Record<Grouping, string>> = {
  class: 'Class',
  year: 'Year',
  name: 'Name',
  sport: 'Sport',
  category: 'Category',
}

/** A group as its heading says it: 'Class of 2019'; those who belong to none are named, too. */
export function groupTitle(grouping: Grouping, title: string): string {
  if (title === '') return grouping === 'class' ? 'Class not known' : 'Others'
  return grouping === 'class' ? `Class of ${title}` : title
}

export const isGrouping = (text: string | undefined): boolean =>
  text === undefined || (honorGroupings as readonly string[]).includes(text)

/**
 * Groups with those alone whose name, sport, category or year has all of the words; empty ones are
 * gone.
 */
export function groupsWith<G extends { title: string; members: InducteeTeaser[] }>(
  groups: readonly G[],
  words: string,
): G[] {
  const wanted = plainLetters(words).split(/\s+/).filter(Boolean)
  if (wanted.length === 0) return [...groups]
  const found = (member: InducteeTeaser) => {
    const text = plainLetters(
      [
        fullName(member),
        member.category ?? '',
        member.classYear ?? '',
        ...member.sports.map(({ title }) => title),
      ].join(' '),
    )
    return wanted.every((word) => text.includes(word))
  }
  return groups.flatMap((group) => {
    const members = group.members.filter(found)
    return members.length > 0 ? [{ ...group, members }] : []
  })
}

/** 'First Team, National Coaches Association'; what was not written is not said. */
export const selectionWords = ({ team, event, organization }: Selection): string =>
  [team, event, organization].filter(Boolean).join(', ') || 'All-American'
