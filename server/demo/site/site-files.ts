import { stringify } from 'yaml'
import type { World } from '../world.ts'
import { notices } from './notices.ts'
import { partners } from './partners.ts'
import { promotions } from './promotions.ts'
import { rules } from './rules.ts'
import { subNavigation } from './sub-navigation.ts'
import { tickets } from './tickets.ts'

/** Lists of a pack by their file, and the pictures that they name. */
export type SiteFiles = {
  lists: Record<string, readonly object[]>
  files: readonly (readonly [path: string, text: string])[]
}

/**
 * What the shell of an invented department shows: notices, promotions, partners, tickets, rules for
 * addresses, bars.
 */
export const siteFiles = (world: World): [string, string][] =>
  [
    notices(world),
    promotions(world),
    partners(world),
    tickets(world),
    rules(world),
    subNavigation(world),
  ].flatMap(({ lists, files }) => [
    ...Object.entries(lists).map(([file, entries]): [string, string] => [
      file,
      stringify(entries, { lineWidth: 0, aliasDuplicateObjects: false }),
    ]),
    ...files.map(([path, text]): [string, string] => [path, text]),
  ])
