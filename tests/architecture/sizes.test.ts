import { expect, test } from 'vitest'
import { code, codeLines } from './tree.ts'

/** Data and prose, not code: a name list is as long as it is. */
const written = code.filter((file) => !file.startsWith('server/demo/'))
const sizes = written
  .map((file) => ({ file, lines: codeLines(file) }))
  .sort((a, b) => b.lines - a.lines)

test('files stay small', () => {
  const median = sizes[Math.floor(sizes.length / 2)]!.lines
  const large = sizes.filter(({ lines }) => lines > 250)
  console.log(
    `${sizes.length} files, median ${median} lines; over 250: ${large.map(({ file, lines }) => `${file} ${lines}`).join(', ') || 'none'}`,
  )
  expect(sizes.length).toBeGreaterThan(30)
  expect(sizes.filter(({ lines }) => lines > 400)).toEqual([])
  expect(median).toBeLessThanOrEqual(80)
})
