import { globSync, readFileSync } from 'node:fs'
import { matchesGlob, resolve } from 'node:path'
import { expect, test } from 'vitest'
import config from '../vitest.config.ts'

const root = resolve(import.meta.dirname, '../..')

test('[OP-01] every test of the server that opens a store runs on both engines', () => {
  const project = config.test!.projects!.find((one) => typeof one === 'object' && 'test' in one && one.test?.name === 'postgres') as { test: { include: string[] } }
  const opens = globSync('server/**/*.test.ts', { cwd: root }).filter((file) => /support\/(?:engine|import-store)\.ts'/.test(readFileSync(resolve(root, file), 'utf8')))
  expect(opens.length).toBeGreaterThan(20)
  expect(opens.filter((file) => !project.test.include.some((glob) => matchesGlob(file, glob)))).toEqual([])
})
