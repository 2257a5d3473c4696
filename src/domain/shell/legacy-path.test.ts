import { expect, test } from 'vitest'
import { stripAspx } from './legacy-path.ts'

test('removes only the file extension of an older site [RT-21]', () => {
  expect(
    ['/schedule.aspx', '/News/Story.ASPX/', '/a.aspx/b', '/.aspx', '/aspx', '/a.aspx.pdf', '/'].map(
      stripAspx,
    ),
  ).toEqual(['/schedule', '/News/Story', undefined, undefined, undefined, undefined, undefined])
})

test.each([
  ['/index.html', '/'],
  ['//index.html', '/'],
  ['/Index.HTM', '/'],
  ['/default.aspx', '/'],
  ['/sports/football/roster/index.html', '/sports/football/roster'],
  ['/sports/football/schedule/index.html/', '/sports/football/schedule'],
  ['/sports/football/index.aspx', '/sports/football'],
  ['/index.php', '/'],
])('leads from the index file %s to its page %s [RT-21]', (path, page) => {
  expect(stripAspx(path)).toBe(page)
})

test.each([
  '/news/2026/11/21/index',
  '/news/2026/11/21/index.html-basics',
  '/index.html/photo',
  '/documents/index.pdf',
  '/my-index.html',
])('leaves %s as it is [RT-21]', (path) => {
  expect(stripAspx(path)).toBeUndefined()
})
