import { expect, test } from 'vitest'
import { code, codeLines } from './tree.ts'

/** One case for each quirk of the stat files. */
const list = 'tests/contract/quirks-games.test.ts'
const limitOf = (file: string) => (/\.test\.tsx?$|^tests\//.test(file) ? 600 : 400)
const sizes = code
  .map((file) => ({ file, lines: codeLines(file) }))
  .sort((a, b) => b.lines - a.lines)

test('keeps files small', () => {
  expect(sizes.length).toBeGreaterThan(30)
  expect(sizes.filter(({ file, lines }) => file !== list && lines > limitOf(file))).toEqual([])
})
