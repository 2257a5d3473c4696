import { matchRoutes } from 'react-router'
import { allPaths, type RouteName } from './all-paths.ts'

const addresses = Object.entries(allPaths).map(([id, path]) => ({ id, path }))

/** The name of the page that an address belongs to, whether it has anything to show or not. */
export const nameAt = (path: string): RouteName | undefined =>
  matchRoutes(addresses, path)?.at(-1)?.route.id as RouteName | undefined
