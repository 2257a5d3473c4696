import { expect, test } from 'vitest'
import { Senders, type FaultRow } from './forms.ts'
import { tallyOf, verdict } from './verdict.ts'

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
