import { join } from 'node:path'
import { writeFileSync } from 'node:fs'
import { beforeEach, expect, test, vi } from 'vitest'
import { departmentData } from '../../../tests/support/department-store.ts'
import { engine, environmentOf, openStore } from '../../../tests/support/engine.ts'
import { folderForTest } from '../../../tests/support/import-store.ts'
import { readSearch } from '../../content/search/search.ts'
import { ReadContext } from '../../content/read-context.ts'
import { searchIsCurrent } from '../rebuild-search.ts'
import { run } from './run.ts'

let data: string
let file: string
beforeEach(async () => {
  data = await departmentData()
  file = join(folderForTest(), 'monday.backup')
})

/** On PostgreSQL the folder of a test stands for a database, found as by the server. */
async function content(folder: string, ...argv: string[]) {
  let [out, errors] = ['', '']
  for (const [name, value] of Object.entries(await environmentOf(folder))) vi.stubEnv(name, value)
  const code = await run(
    [...argv, ...(engine === 'sqlite' ? ['--data', folder] : [])],
    { write: (text) => (out += text) },
    { write: (text) => (errors += text) },
  )
  return { code, out, errors }
}

test('backs up a store, verifies the file, and restores it with its search [CA-03]', async () => {
  expect(await content(data, 'backup', file)).toMatchObject({
    code: 0,
    errors: '',
    out: expect.stringMatching(
      /^\/.*monday\.backup: testham as of .*: \d+ rows, \d+ pictures, \d+ files; read back and verified\n$/,
    ) as string,
  })
  expect(await content(data, 'restore', file, '--verify')).toMatchObject({
    code: 0,
    out: expect.stringMatching(/; it is complete\n$/) as string,
  })
  const target = folderForTest()
  const restored = await content(target, 'restore', file)
  expect([restored.code, restored.errors]).toEqual([0, ''])
  expect(restored.out).toMatch(
    /^restored 1 departments as of .*\nNext: start the server, then open/,
  )
  const store = await openStore(target)
  const found = await readSearch(new ReadContext(store, 'testham'), { q: 'football' })
  expect([found.items.length > 0, await searchIsCurrent(store)]).toEqual([true, true])
  await store.close()
  const again = await content(target, 'restore', file, '--tenant', 'testham', '--replace')
  expect([again.code, again.errors]).toEqual([0, ''])
  expect(again.out).toMatch(/^restored testham as of .*\nNext: open the site/)
})

test('explains in one line why nothing was restored [CA-03]', async () => {
  await content(data, 'backup', file)
  expect(await content(data, 'restore', file)).toMatchObject({
    code: 1,
    errors: expect.stringMatching(
      /^content: the store is not empty \(testham\)\. Nothing.*\n$/,
    ) as string,
  })
  writeFileSync(file, 'damaged')
  for (const more of [[], ['--verify'], ['--replace']])
    expect(await content(data, 'restore', file, ...more)).toMatchObject({
      code: 1,
      errors: `content: ${file} is not a backup of this product, or its beginning is damaged. Nothing was changed. Copy the file again from where it is stored, or use an earlier backup\n`,
    })
  expect((await content(data, 'restore')).code).toBe(2)
  expect((await content(data, 'backup', file, '--tenant', 'testham')).code).toBe(2)
})
