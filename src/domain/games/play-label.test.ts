import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { parseStatFile } from '../../../server/statcrew/parse.ts'
import type { StatFamily } from '../../contract/box-score.schema.ts'
import { labelPlay } from './play-label.ts'

const ids = { visitor: 'DUN', home: 'HSU' }
const of = (text: string, family: StatFamily = 'football', side: 'visitor' | 'home' = 'visitor') =>
  labelPlay({ text, side }, ids, family)
const inShort = (text: string) => {
  const { label, kind, marks } = of(text)
  return [label, kind && `(${kind})`, ...marks].filter(Boolean).join(' | ')
}

describe('the label of a play [GM-03]', () => {
  test.each([
    [
      'Shotgun Bo Reed pass complete short left to Al Ray caught at DUN21, ' +
        'for 12 yards to the DUN37 (Ed Ives), 1ST DOWN.',
      'Pass +12 | First down',
    ],
    [
      'Bo Reed pass complete short left to Al Ray for 3 yards loss to the HSU25 (Ed Ives).',
      'Pass −3',
    ],
    ['Bo Reed pass complete short left to Al Ray for 0 yards to the HSU25.', 'Pass, no gain'],
    ['Bo Reed pass incomplete deep left to Al Ray, broken up by Ed Ives.', 'Incomplete'],
    ['Emil Moss rush middle for 1 yard gain to the HSU47 (Ed Ives).', 'Rush +1'],
    ['Emil Moss rush left for loss of 7 yards to the HSU42 (Ed Ives).', 'Rush −7'],
    ['Emil Moss rush left for no gain to the HSU42.', 'Rush, no gain'],
    ['Bo Reed sacked for loss of 7 yards to the DUN25 (Ed Ives).', 'Sack −7'],
    ['Kneel down by Bo Reed at DUN24 for loss of 1 yard.', 'Kneel −1'],
    ['Kneel down.', 'Kneel'],
    [
      'Vuk Colic punt 36 yards to the HSU8, Al Ray return 6 yards to the HSU14 (Ed Ives).',
      'Punt 36',
    ],
    ['Vuk Colic punt BLOCKED by Ed Ives.', 'Punt blocked'],
    ['Al Sumpter kickoff 56 yards to the HSU9.', 'Kickoff'],
    ['Al Sumpter onside kickoff 9 yards to the DUN44.', 'Onside kick'],
    ['Al Sumpter field goal attempt from 33 yards GOOD, clock 02:33.', 'Field goal good'],
    ['Al Sumpter field goal attempt from 33 yards NO GOOD.', 'Field goal no good'],
    ['Al Sumpter kick attempt failed.', 'Extra point no good'],
    ['Bo Reed pass attempt Successful.', 'Two-point try good'],
    ['Emil Moss rush attempt failed.', 'Two-point try no good'],
    ['Timeout Harlan State, clock 02:11.', 'Timeout'],
    ['Emil Moss rush left for 1 yard TOUCHDOWN, 1ST DOWN.', 'Touchdown | (touchdown)'],
    [
      'Bo Reed pass intercepted by Ed Ives at the HSU41, return 59 yards to the DUN00 TOUCHDOWN.',
      'Touchdown | (touchdown) | Turnover',
    ],
    [
      'Bo Reed pass intercepted by Ed Ives at the HSU49, return 0 yards.',
      'Interception | (turnover)',
    ],
    [
      'Emil Moss rush for 1 yard, fumble forced by Ed Ives, recovered by HSU Cy Poe.',
      'Fumble lost | (turnover)',
    ],
    ['Emil Moss rush for 1 yard, fumble forced by Ed Ives, recovered by DUN Al Ray.', 'Rush +1'],
    [
      'Bo Reed sacked for loss of 9 yards to the HSU38 (Ed Ives), TURNOVER ON DOWNS.',
      'Sack −9 | (turnover) | Turnover on downs',
    ],
    [
      'Emil Moss rush for 4 yards, PENALTY HSU Facemask 15 yards to the HSU40, 1ST DOWN.',
      'Rush +4 | First down | Penalty',
    ],
    ['Emil Moss rush for 4 yards, PENALTY HSU Holding declined.', 'Rush +4'],
    ['PENALTY DUN False Start (Cy Poe) 5 yards from HSU30 to HSU35. NO PLAY.', 'Penalty −5'],
    [
      'Bo Reed pass intercepted by Ed Ives PENALTY HSU Offside (Ed Ives) ' +
        '5 yards from DUN30 to DUN35, 1ST DOWN. NO PLAY.',
      'Penalty +5 | First down',
    ],
    ['PENALTY DUN Holding 10 yards. PENALTY HSU Holding 10 yards. NO PLAY.', 'Penalty'],
    // Not certain, or no play.
    ['Bo Reed pass complete to Al Ray for 9 yards, lateral to Cy Poe for 4 yards.', ''],
    ['Bo Reed pass complete to Al Ray.', ''],
    ['Dunmere State drive start at 14:53.', ''],
    ['Dunmere State wins toss and defers; HSU will receive.', ''],
    ['End of game, clock 00:00.', ''],
  ])('%s → %s', (text, words) => expect(inShort(text)).toBe(words))

  test('says nothing twice', () => {
    const rest = (text: string) => of(text).text
    expect(rest('Emil Moss rush left for 5 yards gain to the HSU00 TOUCHDOWN, clock 02:59.')).toBe(
      'Emil Moss rush left for 5 yards to the HSU goal line',
    )
    expect(rest('Emil Moss rush for 60 yards & TOUCHDOWN, clock 07:57.')).toBe(
      'Emil Moss rush for 60 yards',
    )
    expect(rest('Bo Reed pass complete to Al Ray for 12 yards (Ed Ives), 1ST DOWN.')).toBe(
      'Bo Reed pass complete to Al Ray for 12 yards (Ed Ives)',
    )
    expect(rest('Al Sumpter kick attempt good (H: Ed Ives).')).toBe('Al Sumpter (H: Ed Ives)')
    expect(rest('Timeout Harlan State, clock 02:11.')).toBe('Harlan State')
    expect(rest('PENALTY DUN Holding (Cy Poe) 10 yards from HSU30 to HSU40. NO PLAY.')).toBe(
      'On DUN: holding (Cy Poe), 10 yards from HSU 30 to HSU 40, no play',
    )
  })

  test.each([
    ['basketball', 'Ada Quill made a 3-pointer', 'Made 3-pointer: Ada Quill'],
    ['basketball', 'Ada Quill missed a layup', 'Missed layup: Ada Quill'],
    ['basketball', 'Defensive rebound by Ada Quill', 'Defensive rebound: by Ada Quill'],
    ['basketball', 'Foul on Ada Quill', 'Foul: on Ada Quill'],
    ['volleyball', '[Ada Quill] Kill by Bo Rand from (Cy Poe)', 'Kill: by Bo Rand from Cy Poe'],
    ['volleyball', '[Ada Quill] Service error.', 'Service error: by Ada Quill'],
    ['volleyball', 'Timeout Osterby', 'Timeout: Osterby'],
    ['volleyball', 'HSU starters: Ada Quill; Bo Rand', ': HSU starters: Ada Quill; Bo Rand'],
    [
      'soccer',
      'GOAL by HSU Ada Quill, Assist by Bo Rand.',
      'Goal: by HSU Ada Quill, Assist by Bo Rand',
    ],
    ['soccer', 'Shot by HSU Ada Quill WIDE.', 'Shot wide: by HSU Ada Quill'],
    [
      'soccer',
      'Shot by HSU Ada Quill, SAVE Bo Rand.',
      'Shot saved: by HSU Ada Quill, save by Bo Rand',
    ],
    ['soccer', 'Corner kick [HSU].', 'Corner kick: '],
    ['lacrosse', 'Clear attempt by HSU good.', 'Clear good: by HSU'],
    ['lacrosse', 'Shot clock violation by HSU.', ': Shot clock violation by HSU'],
    [
      'baseball',
      'Ada Quill singled to left field, RBI (1-2 KBF); Bo Rand scored.',
      'Single: Ada Quill singled to left field, RBI (1-2); Bo Rand scored',
    ],
    [
      'baseball',
      'Ada Quill grounded into double play, ss to 2b to 1b.',
      'Double play: Ada Quill grounded into double play, ss to 2b to 1b',
    ],
    [
      'baseball',
      'Ada Quill advanced to third base; Bo Rand walked home',
      ': Ada Quill advanced to third base; Bo Rand walked home',
    ],
  ] as const)('%s: %s → %s', (family, text, words) => {
    const { label, text: rest } = of(text, family)
    expect(`${label}: ${rest}`).toBe(words)
  })

  const folder = `${process.env['REAL_DATA']}/statcrew`
  test.runIf(process.env['REAL_DATA'])('reads nearly every play of the real files', () => {
    if (!existsSync(folder)) throw new Error(`REAL_DATA has no statcrew: ${folder}`)
    const notes = /drive start|^Start of|^End[ -]of|toss|will receive|starters:|substitution|goalie/
    for (const name of readdirSync(folder)) {
      const file = parseStatFile(new Uint8Array(readFileSync(`${folder}/${name}`)))
      const names = { visitor: file.visitingTeam.id, home: file.homeTeam.id }
      const plays = file.plays
        .flatMap((group) => group.plays)
        .filter(({ text }) => !notes.test(text))
      const labels = plays.map((play) => labelPlay(play, names, file.family).label)
      const share = labels.filter(Boolean).length / labels.length
      expect(share, name).toBeGreaterThan(file.family === 'football' ? 0.99 : 0.8)
    }
  })
})
