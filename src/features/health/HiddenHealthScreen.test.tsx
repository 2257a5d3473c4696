import { expect, test } from 'vitest'
import { renderScreen, wordsOf } from '../../../tests/support/render-screen.tsx'
import { sampleSettings } from '../../../tests/support/sample-sport.ts'
import type { Health } from '../../contract/health.schema.ts'
import HiddenHealthScreen from './HiddenHealthScreen.tsx'

const well: Health = {
  changedAt: '2026-11-21T20:00:00Z',
  statFile: {
    game: { id: 7, name: 'Football vs Ashford', date: '2026-11-21' },
    receivedAt: '2026-11-21T21:30:00Z',
    status: 'published',
  },
  held: [],
  withoutResult: [],
  mail: { waiting: 0, refused: 0, lost: 0, because: null },
  push: { devices: 1200, failing: 3, waiting: 0 },
  upstream: null,
}
const settings = { ...sampleSettings, timeZone: 'America/Chicago' }
const draw = (more: Partial<Health> = {}) =>
  renderScreen(
    <HiddenHealthScreen member={null} health={{ ...well, ...more }} settings={settings} />,
  )
const words = (more: Partial<Health> = {}) => wordsOf(draw(more))

test('says that all is well, in the department’s time [GM-01]', () => {
  expect(words()).toContain('Nothing needs your attention.')
  expect(words()).toContain(
    'The last one came Nov. 21, 3:30 p.m. for Football vs Ashford and is on the site.',
  )
  expect(words()).toContain('1,200 devices get notifications.')
  expect(words({ statFile: null, changedAt: null })).toContain(
    'The time of the last change is not known.',
  )
  expect(words()).not.toContain('Needs attention')
})

test('names what waits, with a way to act [GM-01]', () => {
  const game = { id: 9, name: 'Football at Calder Tech', date: '2026-11-14' }
  const html = draw({
    held: [{ game, receivedAt: '2026-11-14T20:00:00Z', files: 2 }],
    withoutResult: [game],
  })
  expect(wordsOf(html)).toContain('2 things need your attention.')
  expect(wordsOf(html)).toContain(
    'Football at Calder Tech, Nov. 14, 2026 – 2 files, the last from Nov. 14, 2 p.m.',
  )
  expect(html.match(/href="\/score\/9"/g)).toHaveLength(2)
})

test('tells refused emails, devices and an upstream that fails [FM-06] [GM-04]', () => {
  expect(
    words({ mail: { waiting: 2, refused: 1, lost: 0, because: '550 no such user' } }),
  ).toContain('One thing needs your attention.')
  expect(words({ mail: { waiting: 1, refused: 0, lost: 0, because: null } })).toContain(
    'Nothing needs your attention.',
  )
  const given = words({ mail: { waiting: 0, refused: 0, lost: 1, because: '550 no such user' } })
  expect(given).toContain('1 email could not be sent for three days and was given up.')
  expect(given).toContain('Needs attention')
  expect(words({ push: { devices: 10, failing: 9, waiting: 1 } })).toContain(
    'So many refusals have one cause',
  )
  const failed = { failedAt: '2026-11-21T21:00:00Z', because: 'timeout' }
  expect(words({ upstream: { ...failed, answeredAt: '2026-11-21T20:00:00Z' } })).toContain(
    'Last failure: Nov. 21, 3 p.m. (timeout) Fans see its last answers.',
  )
  expect(words({ upstream: { ...failed, answeredAt: '2026-11-21T22:00:00Z' } })).toContain(
    'Nothing needs your attention.',
  )
})

test('says when a list may not be complete [GM-01]', () => {
  const games = (length: number) =>
    Array.from({ length }, (_, id) => ({ id, name: `Game ${id}`, date: '2026-11-14' }))
  expect(words({ withoutResult: games(19) })).not.toContain('there may be more')
  expect(words({ withoutResult: games(20) })).toContain('there may be more')
})

test('claims nothing that it does not know [GM-01] [FM-06]', () => {
  // An email that is given up after three days is no longer in the queue.
  expect(words()).toContain('None is waiting to be sent.')
  const upstream = { answeredAt: '2026-11-21T20:00:00Z', failedAt: null, because: null }
  const elsewhere = words({ upstream, statFile: null })
  expect(elsewhere).not.toContain('Every past game has a result.')
  expect(elsewhere).not.toContain('Stat files')
})
