import { readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { expect, test } from 'vitest'
import { ownFiles } from './tree.ts'

const text = (file: string) => readFileSync(file, 'utf8')
const exportsOf = async (file: string): Promise<Record<string, unknown>> =>
  import(/* @vite-ignore */ resolve(file))

// Of two modules with the same call, `server/api/handlers.ts` would use the later one.
test('answers each call of the contract in one module', async () => {
  const modules = ownFiles.filter(
    (file) => file.startsWith('server/content/') && /^export const calls = /m.test(text(file)),
  )
  expect(modules.length).toBeGreaterThan(40)
  const declared = await Promise.all(
    modules.map(async (file) => Object.keys((await exportsOf(file))['calls'] as object)),
  )
  const here = [...text('server/api/handlers.ts').matchAll(/^ {2}(\w+): async/gm)]
  const names = [...declared.flat(), ...here.map(([, name]) => name!)]
  expect(names.filter((name, i) => names.indexOf(name) !== i)).toEqual([])
  expect(names.length).toBe(
    Object.keys((await exportsOf('server/api/handlers.ts'))['handlers'] as object).length,
  )
})

/** The modules that a file loads at once, and those that they load; not the whole contract. */
function loadedBy(file: string, seen = new Set<string>()): Set<string> {
  if (seen.has(file)) return seen
  seen.add(file)
  for (const [, path] of text(file).matchAll(
    /^(?:import|export) (?!type )(?:[^'"]*? from )?'(\.[^']+\.tsx?)'/gm,
  )) {
    const target = join(file, '..', path!)
    if (!target.endsWith('contract/api.ts')) loadedBy(target, seen)
  }
  return seen
}

test('keeps the families of calls that no start-up screen uses out of the first load', async () => {
  const started = new Set(
    ['entry-client.tsx', 'features/home/HomeScreen.tsx', 'features/schedule/ScheduleScreen.tsx']
      .map((file) => loadedBy(`src/${file}`))
      .flatMap((files) => [...files]),
  )
  expect(started.size).toBeGreaterThan(100)
  const used = new Set(
    [...started].flatMap((file) =>
      [...text(file).matchAll(/\bapi\.(\w+)/g)].map(([, name]) => name),
    ),
  )
  const families = [...text('src/contract/api.ts').matchAll(/^export \* from '\.\/(.+)\.ts'$/gm)]
  const unused: string[] = []
  for (const [, family] of families) {
    const calls = Object.keys(await exportsOf(`src/contract/${family}.ts`))
    if (!calls.some((name) => used.has(name))) unused.push(family!)
  }
  const [, later] = /laterFamilies =\s+\/.*\(([\w|-]+)\)/.exec(text('vite.config.ts')) ?? []
  expect(unused.toSorted()).toEqual(later!.split('|').toSorted())
})
