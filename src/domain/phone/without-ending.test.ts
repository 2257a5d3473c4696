import { expect, test } from 'vitest'
import { withoutEnding } from './without-ending.ts'

test('removes only the file extension of an older site [RT-21]', () => {
  expect(
    ['/schedule.aspx', '/News/Story.ASPX/', '/a.aspx/b', '/.aspx', '/aspx', '/a.aspx.pdf', '/'].map(
      withoutEnding,
    ),
  ).toEqual(['/schedule', '/News/Story', undefined, undefined, undefined, undefined, undefined])
})
