import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { ownFiles } from './tree.ts'

const rows = [
  ...readFileSync('tests/features.md', 'utf8').matchAll(
    /^\| ([A-Z]{2}-\d{2}) +\| (.+?) +\| `([^`]+)` +\|$/gm,
  ),
].map(([, id, sentence, file]) => ({ id: id!, sentence: sentence!, file: file! }))

const isTest = (file: string) => /\.(?:test\.tsx?|e2e\.ts)$/.test(file)
const idsIn = (file: string) =>
  [...readFileSync(file, 'utf8').matchAll(/\[([A-Z]{2}-\d{2})\]/g)].map(([, id]) => id!)

test('names for every feature a test that carries its id', () => {
  expect(rows.length).toBeGreaterThan(70)
  expect(rows.filter(({ id, file }) => !isTest(file) || !idsIn(file).includes(id))).toEqual([])
})

test('lists every id of a test once', () => {
  const used = new Set(ownFiles.filter(isTest).flatMap(idsIn))
  expect(rows.map(({ id }) => id).toSorted()).toEqual([...used].toSorted())
})
