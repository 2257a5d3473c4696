import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { paths } from '../../src/routes/paths.ts'
import { code } from './tree.ts'

/** The first segments of all pages: sports, news, game-center. */
const first = new Set(Object.values(paths).flatMap((path) => path.split('/')[1] || []))

/** A page's address that is put together by hand. */
const byHand = new RegExp(String.raw`\`\/(?:${[...first].join('|')})\/[^\`]*\$\{`, 'g')

/** A pattern, a file, the address of a provider, and the layer that cannot see the routes. */
const others: readonly string[] = [
  'server/content/kinds/stories.ts',
  'server/import/check/site-paths.ts',
  'server/site/form-paths.ts',
  'src/domain/games/opponent-history.ts',
  'src/features/login/LoginScreen.tsx',
]

const files = code.filter(
  (file) => /^(src|server)\//.test(file) && !/\.test\.|\/(?:demo|setup)\//.test(file),
)

test('the address of a page is made by href', () => {
  const found = files.flatMap((file) =>
    [...readFileSync(file, 'utf8').matchAll(byHand)].map(([text]) => `${file}: ${text}`),
  )
  const faults = found.filter((fault) => !others.some((file) => fault.startsWith(`${file}:`)))
  expect(faults).toEqual([])
  // An exception that is no longer needed goes.
  expect(others.filter((file) => !found.some((fault) => fault.startsWith(`${file}:`)))).toEqual([])
})
