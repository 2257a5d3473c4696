import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { symbolsOf } from '../../tests/support/sprite.ts'

const src = join(import.meta.dirname, '..')
const written = globSync('**/*.{ts,tsx}', { cwd: src })
  .filter((file) => !file.includes('.test.'))
  .map((file) => readFileSync(join(src, file), 'utf8'))
  .join('\n')

test('has every named drawing in the sprite, and no unused one [MD-04]', () => {
  const named = [
    ...written.matchAll(
      /<Icon name="([\w-]+)"|icon: '([\w-]+)', label|<Icon name=\{[^}]*? \? '([\w-]+)' : '([\w-]+)'\}/g,
    ),
  ].flatMap(([, ...names]) => names.filter(Boolean))
  expect(named.length).toBeGreaterThan(20)
  expect([...new Set(named)].filter((name) => !symbolsOf('general').includes(name))).toEqual([])
  expect(
    symbolsOf('general').filter((name) => !new RegExp(`['"]${name}['"]`).test(written)),
  ).toEqual([])
})
