import { execFileSync } from 'node:child_process'
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'

const root = resolve(import.meta.dirname, '../..')

const papers: [string, number][] = [
  ['server/SECURITY-CHECKS.md', 350],
  ['ACCESSIBILITY.md', 50],
]

test.each(papers)('%s names files that exist [CA-03]', (paper, least) => {
  const text = readFileSync(resolve(root, paper), 'utf8')
  const missing: string[] = []
  let folder = ''
  let count = 0
  for (const [, name = ''] of text.matchAll(
    /`([\w.][\w./-]*\.(?:tsx?|mjs|json|md|ya?ml|service))`/g,
  )) {
    // A bare name is in the folder of the one before it.
    const places = [name, `server/${name}`, `${folder}/${name}`]
    const place = places.find((path) => existsSync(resolve(root, path)))
    if (place) folder = place.slice(0, place.lastIndexOf('/'))
    else missing.push(name)
    count++
  }
  expect([missing, count > least]).toEqual([[], true])
})

/** OWASP ASVS 5.0.0: how many requirements of levels 1 and 2 each section has, numbered from 1. */
const sections =
  '1.1:2 1.2:9 1.3:11 1.4:3 1.5:2 2.1:3 2.2:3 2.3:4 2.4:1 3.2:2 3.3:4 3.4:6 3.5:5 3.7:2 4.1:3 ' +
  '4.2:1 4.3:2 4.4:4 5.1:1 5.2:3 5.3:2 5.4:3 6.1:3 6.2:12 6.3:4 6.4:4 6.5:5 6.6:3 6.8:4 7.1:3 ' +
  '7.2:4 7.3:2 7.4:5 7.5:2 7.6:2 8.1:2 8.2:3 8.3:1 8.4:1 9.1:3 9.2:4 10.1:2 10.2:2 10.3:4 ' +
  '10.4:11 10.5:5 10.6:2 10.7:3 11.1:2 11.2:3 11.3:3 11.4:4 11.5:1 11.6:1 12.1:3 12.2:2 12.3:4 ' +
  '13.1:1 13.2:5 13.3:2 13.4:5 14.1:2 14.2:4 14.3:3 15.1:3 15.2:3 15.3:7 16.1:1 16.2:5 16.3:4 ' +
  '16.4:3 16.5:3 17.1:1 17.2:4 17.3:2'

test('SECURITY-CHECKS.md answers each requirement of levels 1 and 2 once [CA-03]', () => {
  const requirements = sections.split(' ').flatMap((section) => {
    const [name, count] = section.split(':')
    return Array.from({ length: Number(count) }, (_, i) => `${name}.${i + 1}`)
  })
  expect(requirements).toHaveLength(253)
  const [text] = readFileSync(resolve(root, 'server/SECURITY-CHECKS.md'), 'utf8').split(
    '\n## Beyond',
  )
  const rows = [...text!.matchAll(/^\| (\d[\d.]*) +\| ([^|]+)\| ([^|]+)\|(.*)\|$/gm)]
  expect(rows.map(([, id]) => id)).toEqual(requirements)
  // A reason, a place in the repository, or what is left to the operator.
  const place = /^\*\*not |^not applicable: |\*\*the operator|`[^`]+`|^[^*]{20}/
  expect(rows.filter(([, , , where]) => !place.test(where!)).map(([, id]) => id)).toEqual([])
})

/** What no source of the product may have, and why (SECURITY-CHECKS.md). */
const forbidden: [what: string, pattern: RegExp, except?: string[]][] = [
  ['a process of the system', /child_process/, ['server/setup/']],
  ['code from text', /\beval\(|\bnew Function\(/],
  ['a broken hash function', /createHash\('(?:md5|sha1)'/],
  ['certificates unchecked', /rejectUnauthorized|NODE_TLS_REJECT/],
  [
    'messages of other windows',
    /\b(?:window|globalThis)\.(?:addEventListener\('message|onmessage)/,
  ],
  ['messages of other windows', /^\s*addEventListener\('message'/m],
  ['a guessable secret', /(?:token|secret|nonce|session)\w* = [^\n]*Math\.random/i],
]
test.each(forbidden)('no source has %s: %s [CA-03]', (_, pattern, except = []) => {
  const sources = ['src', 'sw', 'server'].flatMap((folder) =>
    readdirSync(resolve(root, folder), { recursive: true, encoding: 'utf8' })
      .map((file) => `${folder}/${file}`)
      .filter((file) => /\.(?:tsx?|mjs)$/.test(file) && !/\.test\.tsx?$/.test(file)),
  )
  expect(sources.length).toBeGreaterThan(900)
  const offenders = sources.filter(
    (file) =>
      !except.some((start) => file.startsWith(start)) &&
      pattern.test(readFileSync(resolve(root, file), 'utf8')),
  )
  expect(offenders).toEqual([])
})

test('the bill of materials lists what runs, and no tool of the build [CA-03]', () => {
  const { dependencies, devDependencies } = JSON.parse(
    readFileSync(resolve(root, 'package.json'), 'utf8'),
  ) as Record<'dependencies' | 'devDependencies', Record<string, string>>
  const folder = mkdtempSync(join(tmpdir(), 'fieldhouse-sbom-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  const file = join(folder, 'sbom.json')
  execFileSync('npm', ['run', 'sbom', '--', file], { cwd: root, stdio: 'ignore' })
  const { components, dependencies: edges } = JSON.parse(readFileSync(file, 'utf8')) as {
    components: { 'bom-ref': string; name: string; version: string }[]
    dependencies: { ref: string; dependsOn: string[] }[]
  }
  const listed = new Set(components.map(({ name, version }) => `${name}@${version}`))
  const expected = Object.entries(dependencies).map(([name, version]) => `${name}@${version}`)
  expect(expected.filter((name) => !listed.has(name))).toEqual([])
  const names = new Set(components.map(({ name }) => name))
  for (const tool of ['@playwright/test', 'vite', 'vitest', 'oxlint'])
    expect([tool, tool in devDependencies, names.has(tool)]).toEqual([tool, true, false])
  const refs = new Set(components.map((component) => component['bom-ref']))
  expect(edges.flatMap(({ dependsOn }) => dependsOn).filter((ref) => !refs.has(ref))).toEqual([])
})
