import { expect, test } from 'vitest'
import { Senders, type FaultRow } from './forms.ts'
import { comparePercentiles, percentile, tallyOf, verdict } from './verdict.ts'

const row: FaultRow = {
  fault: 'disk',
  acknowledged: 9,
  refused: 1,
  lost: 0,
  twice: 0,
  recovered: 2,
}
const rows: [ReturnType<typeof verdict>, Partial<FaultRow>][] = [
  ['passed', {}],
  ['failed', { acknowledged: 0 }],
  ['failed', { acknowledged: 0, note: 'no form was sent' }],
  ['skipped', { acknowledged: 0, notRun: true, note: 'not run: only root may' }],
  ['failed', { lost: 1 }],
  ['failed', { twice: 1 }],
  ['failed', { recovered: 11 }],
  ['failed', { reached: false }],
]

test('a fault passes only when forms were acknowledged during it [CA-03]', () => {
  expect(rows.map(([, part]) => verdict({ ...row, ...part }))).toEqual(rows.map(([is]) => is))
  expect(tallyOf(rows.map(([, part]) => ({ ...row, ...part })))).toEqual({
    failed: 6,
    line: '1 passed, 6 failed, 1 skipped',
  })
})

test('fails when no form is acknowledged in time [CA-03]', async () => {
  const senders = new Senders(1)
  await expect(senders.nextAcknowledged(50)).rejects.toThrow(
    'no form was acknowledged within 0.05 s',
  )
})

test('states a missed goal of readers, and fails only what they notice [CA-03]', () => {
  const values = Array.from({ length: 200 }, (_, i) => 200 - i)
  expect([percentile(values, 99), percentile(values, 50), percentile([7], 99)]).toEqual([
    198, 100, 7,
  ])
  expect(comparePercentiles(50, 54)).toEqual({
    reached: true,
    note: 'p99 of readers 50 ms before, 54 ms during (+8 %); goal of +10 % reached',
  })
  expect(comparePercentiles(50, 80)).toEqual({
    reached: true,
    note: 'p99 of readers 50 ms before, 80 ms during (+60 %); goal of +10 % missed',
  })
  expect(comparePercentiles(50, 160).reached).toBe(false)
  expect(comparePercentiles(500, 990).reached).toBe(true)
  expect(comparePercentiles(50, Number.POSITIVE_INFINITY).reached).toBe(false)
})
