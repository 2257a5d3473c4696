import { expect, test } from 'vitest'
import {
  kindsOf,
  defaultPreferences,
  wantsAnything,
  withKind,
  withTeam,
} from './notification-preferences.ts'

const none = defaultPreferences('UTC')

test('[GM-04] a team that is switched on begins with few kinds; its last kind switched off takes the team away', () => {
  const on = withTeam(none, 3, true)
  expect(on.teams).toEqual([{ sportId: 3, kinds: ['schedule', 'start', 'final'] }])
  const less = (['schedule', 'start', 'final'] as const).reduce(
    (wishes, kind) => withKind(wishes, 3, kind, false),
    on,
  )
  expect([less.teams, wantsAnything(less), wantsAnything(on)]).toEqual([[], false, true])
})

test('[GM-04] kinds keep their order, each once, and other teams are left alone', () => {
  const two = withKind(
    withKind(withTeam(withTeam(none, 3, true), 4, true), 3, 'score', true),
    3,
    'score',
    true,
  )
  expect([kindsOf(two, 3), kindsOf(two, 4), kindsOf(two, 5)]).toEqual([
    ['schedule', 'start', 'score', 'final'],
    ['schedule', 'start', 'final'],
    [],
  ])
})
