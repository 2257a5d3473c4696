import { describe, expect, test } from 'vitest'
import { readXml } from '../file/xml.ts'
import { parseStatFile } from '../parse.ts'
import { nameBook } from './name-book.ts'
import { tidyPlayText } from './play-text.ts'
import { readTeams } from './teams.ts'

type Player = [uni: string, name: string, short?: string]

const teamOf = (vh: string, id: string, name: string, players: Player[]) =>
  `<team vh="${vh}" id="${id}" name="${name}"><linescore score="0"/>` +
  players
    .map(
      ([uni, of, short]) => `<player uni="${uni}" name="${of}" checkname="${short ?? ''}" gp="1"/>`,
    )
    .join('') +
  '</team>'
const fileOf = (root: string, home: Player[], visitors: Player[], inside = '') =>
  `<${root}><venue homeid="MIL" homename="Millbrook" visid="NOR" visname="Norwick" date="1/2/2026"/>` +
  teamOf('H', 'MIL', 'Millbrook', home) +
  teamOf('V', 'NOR', 'Norwick', visitors) +
  `${inside}</${root}>`

const sisters: Player[] = [
  ['01', 'Hale, Mia', 'HALE,M'],
  ['14', 'Hale, Marit', 'HALE,M'],
  ['22', 'Ostby, Tove', 'OSTBY,T'],
]
const visitor: Player[] = [['5', 'Hale, Moss', 'HALE,M']]

const bookOf = (home: Player[], visitors: Player[]) => {
  const root = readXml(fileOf('bbgame', home, visitors))
  return nameBook(root, readTeams(root))
}

describe('short names that several players have [GM-01]', () => {
  const book = bookOf(sisters, visitor)

  test.each([
    ['the number in its own spelling', 'HALE,M', 'home', '01', 'Mia Hale'],
    ['the number without its zero', 'HALE,M', 'home', '1', 'Mia Hale'],
    ['the number of the other sister', 'HALE,M', 'home', '14', 'Marit Hale'],
    ['the visitor by team, with a number', 'HALE,M', 'visitor', '5', 'Moss Hale'],
    ['the visitor by team, without a number', 'HALE,M', 'visitor', '', 'Moss Hale'],
    ['another short form with a number', 'M. Hale', 'home', '14', 'Marit Hale'],
    ['the last name with a number', 'Hale', 'home', '1', 'Mia Hale'],
    ['the full name without a number', 'Hale,Marit', 'home', '', 'Marit Hale'],
    ['no number: as written', 'HALE,M', 'home', '', 'HALE,M'],
    ['an unknown number: as written', 'HALE,M', 'home', '77', 'HALE,M'],
    ['a full name of the other team', 'Ostby,Tove', 'visitor', '', 'Tove Ostby'],
    ['the number of a third player: as written', 'HALE,M', 'home', '22', 'HALE,M'],
    ['no team: as written', 'HALE,M', null, '14', 'HALE,M'],
    ['an unknown player', 'Vik,Lo', 'home', '9', 'Lo Vik'],
  ] as const)('%s', (_, given, side, uni, name) => {
    expect(book.shown(given, { side, uni })).toBe(name)
  })

  test('stay as written in a text, beside names that only one player has', () => {
    expect(book.inText('HALE,M to Ostby, Tove; OSTBY,T to Hale,Marit')).toBe(
      'HALE,M to Tove Ostby; Tove Ostby to Marit Hale',
    )
    expect(
      book.inText('Layup by HALE,M (OSTBY,T)', { side: 'home', uni: '1', given: 'HALE,M' }),
    ).toBe('Layup by Mia Hale (Tove Ostby)')
  })

  test('are not ours where the file does not list the other team', () => {
    const ours = bookOf([['7', 'Hale, Mia', 'HALE,M']], [])
    expect(ours.inText('Jumper by HALE,M, rebound by HALE, MIA')).toBe(
      'Jumper by HALE,M, rebound by HALE, MIA',
    )
    expect(ours.inText('Rebound by Hale, Mia')).toBe('Rebound by Mia Hale')
    expect(ours.shown('HALE,M', { side: 'visitor', uni: '7' })).toBe('HALE,M')
    expect(ours.shown('HALE,M', { side: 'home', uni: '' })).toBe('Mia Hale')
  })

  test('0 and 00 are two players', () => {
    const two = bookOf(
      [
        ['0', 'Rask, Ane', 'RASK,A'],
        ['00', 'Rask, Alva', 'RASK,A'],
      ],
      [],
    )
    expect(['0', '00'].map((uni) => two.shown('RASK,A', { side: 'home', uni }))).toEqual([
      'Ane Rask',
      'Alva Rask',
    ])
  })
})

test('names of players in the details of plays are known without a list [GM-01]', () => {
  const root = readXml(
    fileOf(
      'fbgame',
      sisters,
      visitor,
      '<plays><qtr number="1"><play text="To Mac Giolla,Cillian, and to VIK,L.">' +
        '<p_pa rcv="Mac Giolla,Cillian" qb="VIK,L"/></play></qtr></plays>',
    ),
  )
  const book = nameBook(root, readTeams(root))
  expect(book.inText('To Mac Giolla,Cillian, and to VIK,L.')).toBe(
    'To Cillian Mac Giolla, and to VIK,L.',
  )
  expect(book.inText('[Mac Giolla Cillian] Ace by HALE,M')).toBe(
    '[Cillian Mac Giolla] Ace by HALE,M',
  )
})

test('the sentence of the last play is no name [GM-01]', () => {
  const last = '<downtogo lastplay="Vane,Rufus kick attempt good" />'
  const root = readXml(fileOf('fbgame', sisters, visitor, `<plays>${last}</plays>`))
  const text = 'Vane,Rufus kick attempt good.'
  expect(nameBook(root, readTeams(root)).inText(text)).toBe(text)
  expect(tidyPlayText(text)).toBe('Rufus Vane kick attempt good.')
})

describe('plays of a file [GM-01]', () => {
  const plays = (root: string, inside: string) =>
    parseStatFile(new TextEncoder().encode(fileOf(root, sisters, visitor, inside)))

  test('basketball: each play has the player of its own team and number', () => {
    const play = (vh: string, uni: string, time: string) =>
      `<play vh="${vh}" uni="${uni}" time="${time}" checkname="HALE,M" action="GOOD" type="LAYUP"/>`
    const { plays: groups } = plays(
      'bbgame',
      `<plays><period number="1">${play('H', '01', '9:00')}${play('H', '14', '8:00')}` +
        `${play('V', '5', '7:00')}${play('H', '', '6:00')}</period></plays>`,
    )
    expect(groups[0]!.plays.map(({ text }) => text)).toEqual([
      'Mia Hale made a layup',
      'Marit Hale made a layup',
      'Moss Hale made a layup',
      'HALE,M made a layup',
    ])
  })

  test('volleyball: the server is of the serving team', () => {
    const play = (serveteam: string, text: string) =>
      `<play serveteam="${serveteam}" point="MIL" text="${text}"/>`
    const { plays: groups } = plays(
      'vbgame',
      `<plays><game number="1">${play('NOR', '[HALE M] Kill by OSTBY,T')}` +
        `${play('MIL', '[HALE M] Ace')}${play('MIL', '[OSTBY T] Ace')}</game></plays>`,
    )
    expect(groups[0]!.plays.map(({ text }) => text)).toEqual([
      '[Moss Hale] Kill by Tove Ostby',
      '[HALE M] Ace',
      '[Tove Ostby] Ace',
    ])
  })

  test('football and soccer: the scorer is of the scoring team', () => {
    const touchdown = (vh: string) =>
      `<score vh="${vh}" qtr="1" type="TD" how="RUSH" yds="3" scorer="HALE,M"/>`
    expect(
      plays('fbgame', `<scores>${touchdown('V')}${touchdown('H')}</scores>`).scoring.map(
        ({ text }) => text,
      ),
    ).toEqual(['Moss Hale 3 yd run', 'HALE,M 3 yd run'])
    const goal = (vh: string, uni: string) =>
      `<score vh="${vh}" prd="1" uni="${uni}" name="HALE,M" assist1="OSTBY,T"/>`
    expect(
      plays(
        'sogame',
        `<scores>${goal('V', '')}${goal('H', '14')}${goal('H', '')}</scores>`,
      ).scoring.map(({ text }) => text),
    ).toEqual([
      'Moss Hale (assist by OSTBY,T)',
      'Marit Hale (assist by Tove Ostby)',
      'HALE,M (assist by Tove Ostby)',
    ])
  })
})
