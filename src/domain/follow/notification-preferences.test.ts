import { expect, test } from 'vitest'
import {
  listPushKinds,
  defaultPreferences,
  wantsAnything,
  withKind,
  withTeam,
} from './notification-preferences.ts'

const none = defaultPreferences('UTC')

test('starts a team with few kinds, and removes it with its last kind [GM-04]', () => {
  const on = withTeam(none, 3, true)
  expect(on.teams).toEqual([{ sportId: 3, kinds: ['schedule', 'start', 'final'] }])
  const less = (['schedule', 'start', 'final'] as const).reduce(
    (wishes, kind) => withKind(wishes, 3, kind, false),
    on,
  )
  expect([less.teams, wantsAnything(less), wantsAnything(on)]).toEqual([[], false, true])
})

test('keeps the order of kinds, each once, and leaves other teams unchanged [GM-04]', () => {
  const two = withKind(
    withKind(withTeam(withTeam(none, 3, true), 4, true), 3, 'score', true),
    3,
    'score',
    true,
  )
  expect([listPushKinds(two, 3), listPushKinds(two, 4), listPushKinds(two, 5)]).toEqual([
    ['schedule', 'start', 'score', 'final'],
    ['schedule', 'start', 'final'],
    [],
  ])
})
