import type { SocialAccount } from '../../contract/follow.schema.ts'
import type { SportRef } from '../../contract/sport.schema.ts'
import { innerAddress } from '../words/social.ts'

export type TeamAccountList = { sport: SportRef; accounts: SocialAccount[] }

/**
 * Accounts with a whole web address: the department's, and those of each team in the order of the
 * list.
 */
export function followable(all: SocialAccount[]): {
  ours: SocialAccount[]
  teams: TeamAccountList[]
} {
  const accounts = all.flatMap((account) =>
    ((url) => (url ? [{ ...account, url }] : []))(innerAddress(account.url)),
  )
  const teams = Map.groupBy(
    accounts.filter(({ sport }) => sport),
    ({ sport }) => sport!.id,
  )
  return {
    ours: accounts.filter(({ sport }) => !sport),
    teams: [...teams.values()].map((some) => ({ sport: some[0]!.sport!, accounts: some })),
  }
}
