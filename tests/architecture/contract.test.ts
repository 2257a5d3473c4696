import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { expect, test } from 'vitest'
import { ownFiles } from './tree.ts'

const text = (file: string) => readFileSync(file, 'utf8')
const exportsOf = async (file: string): Promise<Record<string, unknown>> =>
  import(/* @vite-ignore */ resolve(file))

// Of two modules with the same call, `server/api/handlers.ts` would use the later one.
test('answers each call of the contract in one module', async () => {
  const modules = ownFiles.filter(
    (file) => file.startsWith('server/content/') && /^export const handlers = /m.test(text(file)),
  )
  expect(modules.length).toBeGreaterThan(40)
  const declared = await Promise.all(
    modules.map(async (file) => Object.keys((await exportsOf(file))['handlers'] as object)),
  )
  const here = [...text('server/api/handlers.ts').matchAll(/^ {2}(\w+): async/gm)]
  const names = [...declared.flat(), ...here.map(([, name]) => name!)]
  expect(names.filter((name, i) => names.indexOf(name) !== i)).toEqual([])
  expect(names.length).toBe(
    Object.keys((await exportsOf('server/api/handlers.ts'))['handlers'] as object).length,
  )
})
