import { expect, test } from 'vitest'
import type { Game } from '../../contract/game.schema.ts'
import { computeRecord, withGiven, type RecordGame } from './record.ts'

const game = (date: string, status: string | null, more: Partial<RecordGame> = {}): RecordGame => ({
  date,
  type: 'R',
  conference: false,
  locationIndicator: 'H',
  status: 'O',
  result: {
    status,
    teamScore: '1',
    opponentScore: '0',
    prescoreInfo: null,
    postscoreInfo: null,
    boxscore: null,
    recap: null,
  } as Game['result'],
  ...more,
})

test('counts wins, losses and ties by place and conference, by date [RT-05]', () => {
  expect(
    computeRecord([
      game('2026-09-26', 'L', { locationIndicator: 'N' }),
      game('2026-09-05', 'W', { conference: true }),
      game('2026-09-12', 'W', { locationIndicator: 'A' }),
      game('2026-09-19', 'T', { locationIndicator: 'A', conference: true }),
    ]),
  ).toEqual({
    overallRecord: '2-1-1',
    overallPercentage: '.625',
    conferenceRecord: '1-0-1',
    conferencePercentage: '.750',
    conferencePoints: '',
    streak: 'L1',
    homeRecord: '1-0',
    awayRecord: '1-0-1',
    neutralRecord: '0-1',
  })
})
test('counts no exhibitions, canceled games and open scores [RT-05] [Q15] [Q18] [Q14]', () => {
  expect(
    computeRecord([
      game('2026-09-05', 'W', { type: 'S' }),
      game('2026-09-06', 'L', { status: 'C' }),
      game('2026-09-07', 'L', { status: 'P' }),
      game('2026-09-08', null),
      game('2026-09-09', 'N'),
    ]),
  ).toMatchObject({ overallRecord: '0-0', overallPercentage: '.000', streak: '' })
})
test('writes a perfect season as 1.000, and the streak at full length [RT-05]', () => {
  expect(computeRecord([1, 2, 3].map((day) => game(`2026-09-0${day}`, 'W')))).toMatchObject({
    overallPercentage: '1.000',
    streak: 'W3',
  })
})
test('prefers the department’s record, and counts the rest [RT-05] [Q69]', () => {
  const counted = computeRecord([
    game('2026-09-05', 'W', { conference: true }),
    game('2026-09-12', 'W'),
  ])
  const none = {
    overall: '',
    conference: '',
    home: '',
    away: '',
    neutral: '',
    streak: '',
    points: '',
  }
  expect(withGiven(counted, undefined)).toEqual(counted)
  expect(withGiven(counted, { ...none, overall: '1-0', points: '3' })).toEqual({
    ...counted,
    overallRecord: '1-0',
    overallPercentage: '1.000',
    conferencePoints: '3',
  })
  expect(withGiven(counted, { ...none, conference: '10-2-1' })).toMatchObject({
    overallRecord: '2-0',
    conferenceRecord: '10-2-1',
    conferencePercentage: '.808',
  })
})
