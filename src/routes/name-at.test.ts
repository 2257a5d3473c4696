import { matchRoutes } from 'react-router'
import { expect, test, vi } from 'vitest'
import { addressOfEach } from '../../tests/support/address-of-each.ts'
import { routeNameAt } from './name-at.ts'
import { paths } from './paths.ts'

const routes = Object.entries(paths).map(([id, path]) => ({ id, path }))
const asRouted = (path: string) => matchRoutes(routes, path)?.at(-1)?.route.id

test('names the page that the router would show, for every path and near it [RT-01]', () => {
  // The router warns of escapes that are none.
  vi.spyOn(console, 'warn').mockImplementation(() => {})
  const addresses = Object.values(addressOfEach).map((url) => url.replace(/[?#].*$/, ''))
  expect(addresses.length).toBeGreaterThan(80)
  const near = (path: string) => [
    path,
    path.toUpperCase(),
    `${path}/`,
    `${path}//`,
    `${path}/more`,
    `${path}/2026`,
    `${path}/print`,
    path.replace(/\/[^/]*$/, '') || '/',
    path.replace(/[a-z]/, (letter) => `%${letter.charCodeAt(0).toString(16)}`),
    path.replace(/[^/]+$/, 'a%2Fb'),
    path.replace(/[^/]+$/, '%E0%A4%A'),
    path.replace(/[^/]+$/, 'Sm\u00f8rrebr\u00f8d'),
    path.replace(/\/[^/]+/, '//x'),
  ]
  for (const path of addresses.flatMap(near))
    expect([path, routeNameAt(path)]).toEqual([path, asRouted(path)])
})
