import { execFileSync } from 'node:child_process'
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'

const root = resolve(import.meta.dirname, '../..')

const papers: [string, number][] = [
  ['server/SECURITY-CHECKS.md', 60],
  ['ACCESSIBILITY.md', 50],
]

test.each(papers)('%s names files that exist [CA-03]', (paper, least) => {
  const text = readFileSync(resolve(root, paper), 'utf8')
  const missing: string[] = []
  let folder = ''
  let count = 0
  for (const [, name = ''] of text.matchAll(/`([\w./-]+\.(?:tsx?|service))`/g)) {
    // A bare name is in the folder of the one before it.
    const places = [name, `server/${name}`, `${folder}/${name}`]
    const place = places.find((path) => existsSync(resolve(root, path)))
    if (place) folder = place.slice(0, place.lastIndexOf('/'))
    else missing.push(name)
    count++
  }
  expect([missing, count > least]).toEqual([[], true])
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
