import { expect, test } from 'vitest'
import type { Drive } from '../../contract/box-score.schema.ts'
import { countPlays, summarizeDrive } from './plays.ts'

const line = (text: string) => ({ id: text, side: null, clock: null, text, score: null })

test('counts plays, not what is noted between them [GM-03]', () => {
  const notes = [
    'Start of 3rd quarter, clock 15:00.',
    'End of period.',
    'Dunmere State drive start at 14:53.',
    'Dunmere State wins toss and defers; HSU will receive.',
    'Timeout Harlan State, clock 02:11.',
    'Media timeout',
    'HSU starters: Ada Quill; Bo Rand',
    'HSU substitution: Ada Quill for Bo Rand.',
    'Ada Quill at goalie for HSU.',
    'Ada Quill enters the game',
    'PENALTY HSU False Start (Vuk Colic) 5 yards from HSU30 to HSU25. NO PLAY.',
    'Moss rush left for 4 yards. PENALTY DUN Holding 10 yards. NO PLAY.',
  ].map(line)
  const plays = [
    'Sumpter kickoff 56 yards to the DUN9.',
    'Moss rush for 4 yards, PENALTY DUN Facemask 15 yards to the HSU 40.',
    'Penalty corner by HV THORN, Maia.',
  ].map(line)
  expect(countPlays(notes)).toBe('')
  expect(countPlays([...notes, ...plays])).toBe('3 plays')
  expect(countPlays([...notes, ...plays.slice(0, 1)], 'earlier ')).toBe('1 earlier play')
})

test('says how the drive of a heading ended, once it has [GM-03]', () => {
  const drive: Drive = {
    side: 'visitor',
    period: '3rd',
    clock: '04:53',
    from: 38,
    to: 100,
    plays: 8,
    yards: 62,
    time: '02:51',
    result: 'Touchdown',
    scored: true,
  }
  const heading = { side: 'visitor', clock: '4:53' } as const
  expect(summarizeDrive({ drives: [drive] }, '3rd', heading)).toBe(
    '8 plays, 62 yards, 2:51, touchdown',
  )
  for (const drives of [undefined, [], [{ ...drive, result: null }]])
    expect(summarizeDrive({ drives }, '3rd', heading)).toBeUndefined()
  expect(summarizeDrive({ drives: [drive] }, '1st', heading)).toBeUndefined()
  expect(summarizeDrive({ drives: [drive] }, '3rd', { ...heading, side: 'home' })).toBeUndefined()
})
