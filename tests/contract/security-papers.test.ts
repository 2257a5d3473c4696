import { existsSync, readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { expect, test } from 'vitest'

const root = resolve(import.meta.dirname, '../..')

test('SECURITY-CHECKS.md names files that exist [CA-03]', () => {
  const text = readFileSync(resolve(root, 'server/SECURITY-CHECKS.md'), 'utf8')
  const missing: string[] = []
  let folder = ''
  let found = 0
  for (const [, name = ''] of text.matchAll(/`([\w./-]+\.(?:tsx?|service))`/g)) {
    // A bare name is in the folder of the one before it.
    const places = [name, `server/${name}`, `${folder}/${name}`]
    const place = places.find((path) => existsSync(resolve(root, path)))
    if (place) folder = place.slice(0, place.lastIndexOf('/'))
    else missing.push(name)
    found++
  }
  expect([missing, found > 60]).toEqual([[], true])
})
