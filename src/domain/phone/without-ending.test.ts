import { expect, test } from 'vitest'
import { withoutEnding } from './without-ending.ts'

test('[RT-21] the end that an older site wrote is taken off, and nothing else', () => {
  expect(
    ['/schedule.aspx', '/News/Story.ASPX/', '/a.aspx/b', '/.aspx', '/aspx', '/a.aspx.pdf', '/'].map(
      withoutEnding,
    ),
  ).toEqual(['/schedule', '/News/Story', undefined, undefined, undefined, undefined, undefined])
})
