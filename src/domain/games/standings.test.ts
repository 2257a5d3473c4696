import { expect, test } from 'vitest'
import type { ConferenceStanding } from '../../contract/sports.schema.ts'
import {
  describeOutlook,
  describeTies,
  gamesBehind,
  leadersAndOwn,
  listPlaces,
  totalHeads,
} from './standings.ts'

const behind = (...records: string[]) =>
  gamesBehind(records.map((conferenceRecord) => ({ conferenceRecord })))

test('counts games behind the best record, ties and overtime losses included [CA-02]', () => {
  expect(behind('6-1', '5-2', '5-3', '2-5')).toEqual(['–', '1.0', '1.5', '4.0'])
  expect(behind('4-0-3', '6-2', '3-1-0-1', '')).toEqual(['–', '–', '1.5', ''])
  expect(behind('0-0', '0-0')).toEqual(['–', '–'])
  expect(behind('', '')).toEqual(['', ''])
})

test('marks equal places, by points where a conference counts them [CA-02]', () => {
  const ranks = (...rows: [percentage: string, points?: string, record?: string][]) =>
    listPlaces(
      rows.map(([conferencePercentage, conferencePoints = '', conferenceRecord = '1-1'], i) => ({
        rank: i + 1,
        conferenceRecord,
        conferencePercentage,
        conferencePoints,
      })),
    )
  expect(ranks(['.714'], ['.714'], ['.571'], ['.429'], ['.429'])).toEqual([
    'T1',
    'T1',
    '3',
    'T4',
    'T4',
  ])
  expect(ranks(['.500', '10'], ['.500', '9'], ['.400', '9'])).toEqual(['1', 'T2', 'T2'])
  expect(ranks([''], [''])).toEqual(['1', '2'])
  expect(ranks(['.000', '', '0-0'], ['.000', '', '0-0'])).toEqual(['', ''])
  expect(ranks(['.500', '', '0-0-2'], ['.000', '', '0-0'])).toEqual(['1', '2'])
})

test('takes the best record of any row, because the order is the conference’s [CA-02]', () => {
  expect(behind('5-2', '6-2')).toEqual(['0.5', '–'])
})

test('shows the leaders, and the own row after a gap if it comes later [CA-02]', () => {
  const shown = (own: number, length = 10) =>
    leadersAndOwn(
      Array.from({ length }, (_, i) => ({ rank: i + 1, isTenant: i + 1 === own })),
      4,
    ).map((row) => row && row.rank)
  expect(shown(4)).toEqual([1, 2, 3, 4])
  expect(shown(5)).toEqual([1, 2, 3, 4, 5])
  expect(shown(6)).toEqual([1, 2, 3, 4, 5, 6])
  expect(shown(7)).toEqual([1, 2, 3, 4, null, 7])
  expect(shown(10)).toEqual([1, 2, 3, 4, null, 10])
  expect(shown(0)).toEqual([1, 2, 3, 4])
  expect(shown(2, 3)).toEqual([1, 2, 3])
})

test('says what a live game would do to our place [CA-02]', () => {
  const rows = [{ isTenant: true, title: 'Testham' }] as ConferenceStanding['rows']
  const described = (win: string, loss: string) =>
    describeOutlook(
      { gameId: 1, win: { record: '6-2', place: win }, loss: { record: '5-3', place: loss } },
      rows,
    )
  expect(described('1', 'T2')).toBe(
    'With a win, Testham is 6–2 and alone in first; with a loss, 5–3 and tied for second.',
  )
  expect(described('T9', '10')).toMatch(/6–2 and tied for ninth; with a loss, 5–3 and in 10th\.$/)
})

test('names totals by what a sport counts [CA-02]', () => {
  expect(totalHeads('goals')).toEqual({
    scored: ['GF', 'Goals for'],
    allowed: ['GA', 'Goals against'],
  })
  expect(totalHeads('sets').allowed).toEqual(['SL', 'Sets lost'])
  expect(totalHeads().scored).toEqual(['PF', 'Points for'])
})

test('describes the order of level teams, if there are any [CA-02]', () => {
  const rows = (...points: string[]) =>
    points.map((conferencePoints, i) => ({
      rank: i + 1,
      conferenceRecord: '1-1',
      conferencePercentage: '.500',
      conferencePoints,
    })) as ConferenceStanding['rows']
  const note = (isSorted: boolean, ...points: string[]) =>
    describeTies({ rows: rows(...points), isSorted })
  const byPercentage =
    'Tied teams are listed by head-to-head results, then overall winning percentage.'
  expect(note(true, '9', '9')).toBe(byPercentage)
  expect(note(true, '', '')).toBe(byPercentage)
  expect(note(true, '9', '7')).toBeNull()
  expect(note(false, '9', '9')).toBeNull()
})
