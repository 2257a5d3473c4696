import { expect, test } from 'vitest'
import type { SavedPage } from '../../platform/saved-copies.ts'
import { removedWords } from './use-saved.ts'

const page = (title: string): SavedPage => ({
  path: '/news/2026/11/21/football-rams.aspx',
  title,
  at: 0,
  bytes: 1,
})

test('[OF-02] what was removed is said without its headline: it may tell how a game went', () => {
  expect(removedWords([page('Rams rout Ashford 41–7')], 'stories')).toBe('Removed.')
  expect(removedWords([page('Rams rout Ashford 41–7'), page('Rams fall')], 'stories')).toBe(
    'Removed: 2 stories.',
  )
})
