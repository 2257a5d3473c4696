import { expect, test } from 'vitest'
import { inventedBox } from '../../../tests/support/invented-box.ts'
import { renderScreen, wordsOf } from '../../../tests/support/render-screen.tsx'
import type { BoxScore, Drive } from '../../contract/box-score.schema.ts'
import { Drives } from './Drives.tsx'

const punt: Drive = {
  side: 'visitor',
  period: '1st',
  clock: '15:00',
  from: 25,
  to: 40,
  plays: 3,
  yards: 15,
  time: '01:30',
  result: 'Punt',
  scored: false,
}
const plays = [
  { id: '1', side: 'home', clock: '13:30', text: 'Heron drive start at 13:30.', score: null },
  { id: '2', side: 'home', clock: '13:30', text: 'Byron rush for 5 yards', score: null },
] as const
const box = (more: Partial<BoxScore> = {}): BoxScore => {
  const invented = inventedBox('football')
  return {
    ...invented,
    drives: [punt],
    plays: [{ period: '1st', plays: [...plays] }],
    situation: { side: 'home', words: '2nd & 5', field: { from: 20, ball: 25, line: 30 } },
    status: { ...invented.status, complete: false, periodLabel: '1st', clock: '13:00' },
    ...more,
  }
}
const lines = (given: BoxScore) => {
  const html = renderScreen(<Drives box={given} title="Drives" />)
  return [...html.matchAll(/<li.*?<\/li>/gs)].map(([line]) => wordsOf(line))
}

test('lists the drive in progress above those of the file [GM-03]', () => {
  expect(lines(box())).toEqual([
    expect.stringMatching(/1st 13:30 In progress 1 play, 5 yards, 0:30/),
    expect.stringMatching(/1st 15:00 Punt 3 plays, 15 yards, 1:30/),
  ])
  // The file has it, or there is none.
  expect(lines(box({ drives: [{ ...punt, result: null }] }))).toHaveLength(1)
  expect(lines(box({ situation: null }))).toHaveLength(1)
  expect(lines(box({ status: { ...box().status, complete: true } }))).toHaveLength(1)
})
