import type { SocialAccount } from '../../contract/follow.schema.ts'
import type { SportRef } from '../../contract/sport.schema.ts'
import { innermostUrl } from '../words/social.ts'

/** The teams that a visitor follows: sport ids, most important first. */
export type MyTeams = readonly number[]

/** More than any department has. */
const maxTeams = 60
const shape = new RegExp(`^[1-9]\\d{0,8}(?:\\.[1-9]\\d{0,8}){0,${maxTeams - 1}}$`)

export const withTeam = (teams: MyTeams, id: number): MyTeams =>
  teams.includes(id) ? teams : [...teams, id].slice(0, maxTeams)
export const withoutTeam = (teams: MyTeams, id: number): MyTeams =>
  teams.filter((team) => team !== id)

/** Moves a team one place up (-1) or down (1); it stays at the ends. */
export function movedTeam(teams: MyTeams, id: number, by: -1 | 1): MyTeams {
  const from = teams.indexOf(id)
  const to = from + by
  if (from < 0 || to < 0 || to >= teams.length) return teams
  return teams.with(from, teams[to]!).with(to, id)
}

/** My teams in order, then new ones of the others. */
export const mergedTeams = (current: MyTeams, added: MyTeams): MyTeams =>
  [...new Set([...current, ...added])].slice(0, maxTeams)

/** '3.7.12': the format on the device and in links. '' for none. */
export const codeOfTeams = (teams: MyTeams): string => teams.join('.')

/** An invalid code is an empty list. */
export const teamsOfCode = (code: string | null | undefined): MyTeams =>
  code && shape.test(code) ? [...new Set(code.split('.').map(Number))] : []

/** Followed items in the visitor's order, then all others in theirs. */
export function followedFirst<T>(
  items: readonly T[],
  teams: MyTeams,
  idOf: (item: T) => number | undefined,
): T[] {
  const sortIndex = (item: T) => {
    const index = teams.indexOf(idOf(item) ?? 0)
    return index < 0 ? maxTeams : index
  }
  return items.toSorted((a, b) => sortIndex(a) - sortIndex(b))
}

export type TeamAccountList = { sport: SportRef; accounts: SocialAccount[] }

/** Accounts with a full URL: the department's, and those of each team in list order. */
export function followable(all: SocialAccount[]): {
  ours: SocialAccount[]
  teams: TeamAccountList[]
} {
  const accounts = all.flatMap((account) =>
    ((url) => (url ? [{ ...account, url }] : []))(innermostUrl(account.url)),
  )
  const teams = Map.groupBy(
    accounts.filter(({ sport }) => sport),
    ({ sport }) => sport!.id,
  )
  return {
    ours: accounts.filter(({ sport }) => !sport),
    teams: [...teams.values()].map((team) => ({ sport: team[0]!.sport!, accounts: team })),
  }
}
