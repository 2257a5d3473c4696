import { expect, test } from 'vitest'
import type { SavedPage } from '../../platform/saved-copies.ts'
import { formatRemoved } from './use-saved.ts'

const page = (title: string): SavedPage => ({
  path: '/news/2026/11/21/football-rams.aspx',
  title,
  at: 0,
  bytes: 1,
})

test('leaves the headline out of a removal message, because it may tell a score [OF-02]', () => {
  expect(formatRemoved([page('Rams rout Ashford 41–7')], 'stories')).toBe('Removed.')
  expect(formatRemoved([page('Rams rout Ashford 41–7'), page('Rams fall')], 'stories')).toBe(
    'Removed: 2 stories.',
  )
})
