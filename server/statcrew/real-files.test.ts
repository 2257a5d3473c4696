import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { StatFile, type BoxTeam } from '../../src/contract/box-score.schema.ts'
import { parseStatFile } from './parse.ts'
import { StatFileError } from './sport-part.ts'

const folder = process.env['REAL_DATA']
const why = folder === undefined ? 'skipped: REAL_DATA names no folder of real files' : 'real files'
const names = {
  football: 'unc-football.xml',
  baseball: 'unc-baseballDataStats.xml',
  volleyball: 'unc-volleyball.xml',
  lacrosse: 'unc-wlax.xml',
}

function bytesOf(name: string): Uint8Array {
  const path = join(folder ?? '', 'statcrew', name)
  if (!existsSync(path)) throw new Error(`REAL_DATA has no statcrew/${name}`)
  return new Uint8Array(readFileSync(path))
}

/**
 * Reads the raw text by pattern, without the parser: the attribute of the first such element of a
 * team.
 */
function rawTeams(name: string) {
  const text = new TextDecoder().decode(bytesOf(name))
  return text
    .split(/<team\b/)
    .slice(1)
    .map((part) => {
      const totals = /<totals\b[^]*?<\/totals>/.exec(part)?.[0] ?? ''
      const inside = (xml: string) => (element: string, attribute: string) =>
        new RegExp(`<${element}\\b[^>]*?\\s${attribute}="([^"]*)"`).exec(xml)?.[1]?.trim()
      return {
        of: inside(part),
        total: inside(totals),
        all: (element: string, attribute: string) =>
          [...part.matchAll(new RegExp(`<${element}\\b[^>]*?\\s${attribute}="([^"]*)"`, 'g'))].map(
            (match) => match[1],
          ),
      }
    })
}

/** The team value of a table column, by the attribute that must state it. */
const stated: Record<
  keyof typeof names,
  [table: string, column: string, element: string, attribute: string][]
> = {
  football: [
    ['passing', 'comp', 'pass', 'comp'],
    ['passing', 'att', 'pass', 'att'],
    ['passing', 'yds', 'pass', 'yds'],
    ['passing', 'td', 'pass', 'td'],
    ['passing', 'int', 'pass', 'int'],
    ['passing', 'sacks', 'pass', 'sacks'],
    ['rushing', 'att', 'rush', 'att'],
    ['rushing', 'gain', 'rush', 'gain'],
    ['rushing', 'loss', 'rush', 'loss'],
    ['rushing', 'yds', 'rush', 'yds'],
    ['rushing', 'td', 'rush', 'td'],
    ['rushing', 'long', 'rush', 'long'],
    ['receiving', 'no', 'rcv', 'no'],
    ['receiving', 'yds', 'rcv', 'yds'],
    ['kicking', 'fgmade', 'fg', 'made'],
    ['kicking', 'fgatt', 'fg', 'att'],
    ['kicking', 'xpmade', 'pat', 'kickmade'],
    ['kicking', 'xpatt', 'pat', 'kickatt'],
    ['kickoffs', 'no', 'ko', 'no'],
    ['kickoffs', 'yds', 'ko', 'yds'],
    ['punting', 'no', 'punt', 'no'],
    ['punting', 'yds', 'punt', 'yds'],
    ['punting', 'inside20', 'punt', 'inside20'],
    ['kick-returns', 'no', 'kr', 'no'],
    ['kick-returns', 'yds', 'kr', 'yds'],
    ['defense', 'solo', 'defense', 'tackua'],
    ['defense', 'ast', 'defense', 'tacka'],
    ['defense', 'tot', 'defense', 'tot_tack'],
    ['defense', 'tfl', 'defense', 'tflua'],
    ['defense', 'sacks', 'defense', 'sacks'],
    ['defense', 'brup', 'defense', 'brup'],
    ['defense', 'qbh', 'defense', 'qbh'],
  ],
  baseball: [
    ...['ab', 'r', 'h', 'rbi', 'bb', 'so', 'double', 'triple', 'hr', 'hbp', 'sb'].map(
      (key): [string, string, string, string] => ['batting', key, 'hitting', key],
    ),
    ...['ip', 'h', 'r', 'er', 'bb', 'so', 'hr', 'wp', 'bf'].map(
      (key): [string, string, string, string] => ['pitching', key, 'pitching', key],
    ),
    ['batting', 'lob', 'hsitsummary', 'lob'],
    ['pitching', 'np', 'pitching', 'pitches'],
    ['fielding', 'po', 'fielding', 'po'],
    ['fielding', 'a', 'fielding', 'a'],
    ['fielding', 'e', 'fielding', 'e'],
    ['fielding', 'dp', 'fielding', 'indp'],
  ],
  volleyball: [
    ['attack', 'k', 'attack', 'k'],
    ['attack', 'e', 'attack', 'e'],
    ['attack', 'ta', 'attack', 'ta'],
    ['attack', 'pct', 'attack', 'pct'],
    ['attack', 'a', 'set', 'a'],
    ['attack', 'bhe', 'misc', 'bhe'],
    ['attack', 'pts', 'misc', 'pts'],
    ['defense', 'sa', 'serve', 'sa'],
    ['defense', 'se', 'serve', 'se'],
    ['defense', 're', 'defense', 're'],
    ['defense', 'dig', 'defense', 'dig'],
    ['defense', 'bs', 'block', 'bs'],
    ['defense', 'ba', 'block', 'ba'],
    ['defense', 'be', 'block', 'be'],
  ],
  lacrosse: [
    ['offense', 'g', 'shots', 'g'],
    ['offense', 'a', 'shots', 'a'],
    ['offense', 'sh', 'shots', 'sh'],
    ['offense', 'sog', 'shots', 'sog'],
    ['offense', 'gb', 'misc', 'gb'],
    ['offense', 'dc', 'misc', 'dc'],
    ['offense', 'to', 'misc', 'turnover'],
    ['offense', 'ct', 'misc', 'ct'],
    ['offense', 'fouls', 'penalty', 'foul'],
    ['goalkeeping', 'ga', 'goalie', 'ga'],
    ['goalkeeping', 'saves', 'goalie', 'saves'],
    ['goalkeeping', 'sf', 'goalie', 'sf'],
    ['goalkeeping', 'minutes', 'goalie', 'minutes'],
  ],
}

/**
 * Columns whose players need not add up: longest, averages, innings, and team figures of the
 * program.
 */
const notSums = new Set(['long', 'ip', 'pct', 'pts', 'lob', 'dp', 'minutes'])
const lines = {
  football: ['score', 'lineprd', 'score'],
  baseball: ['runs', 'lineinn', 'score'],
  volleyball: ['score', 'linegame', 'points'],
  lacrosse: ['score', 'lineprd', 'score'],
} as const

function column(
  team: BoxTeam,
  tableKey: string,
  columnKey: string,
): { total: string | undefined; sum: number } {
  const table = team.tables.find(({ key }) => key === tableKey)
  const index = table?.columns.findIndex(({ key }) => key === columnKey) ?? -1
  return {
    total: table?.total?.[index],
    sum: table?.rows.reduce((sum, row) => sum + Number(row.cells[index]), 0) ?? Number.NaN,
  }
}

describe.skipIf(folder === undefined)(why, () => {
  for (const family of ['football', 'baseball', 'volleyball', 'lacrosse'] as const) {
    const name = names[family]

    test(`${name}: has every figure of the box score as stated [GM-01]`, () => {
      const file = parseStatFile(bytesOf(name))
      expect(StatFile.parse(file)).toEqual(file)
      expect(file.family).toBe(family)
      expect(file.warnings).toEqual([])
      const raw = rawTeams(name)
      for (const [index, team] of [file.visitingTeam, file.homeTeam].entries()) {
        const [total, part, value] = lines[family]
        expect(team.score).toBe(raw[index]?.of('linescore', total))
        expect(team.scoreByPeriod).toEqual(raw[index]?.all(part, value))
        for (const [table, key, element, attribute] of stated[family]) {
          const shown = column(team, table, key)
          expect([team.name, table, key, shown.total]).toEqual([
            team.name,
            table,
            key,
            raw[index]?.total(element, attribute),
          ])
          if (!notSums.has(key))
            expect([team.name, table, key, shown.sum]).toEqual([
              team.name,
              table,
              key,
              Number(shown.total),
            ])
        }
      }
      expect(file.plays.flatMap((group) => group.plays).length).toBe(
        [...new TextDecoder().decode(bytesOf(name)).matchAll(/<play\s(?![^>]*\btext="")/g)].length,
      ) // an empty one marks the start of a period
    })

    test(`${name}: is refused when cut off anywhere [GM-01]`, { timeout: 60_000 }, () => {
      const bytes = bytesOf(name)
      const whole = new TextDecoder().decode(bytes).trimEnd().length
      for (let at = 0; at < whole; at += at < whole - 200 ? 509 : 1) {
        expect(() => parseStatFile(bytes.subarray(0, at)), `cut at ${at}`).toThrow(StatFileError)
      }
    })
  }

  test('reads the unfinished lacrosse game as live in the 4th period at 08:39 [GM-01]', () => {
    expect(parseStatFile(bytesOf(names.lacrosse)).status).toEqual({
      started: true,
      complete: false,
      period: 4,
      regulation: 4,
      periodLabel: '4th',
      clock: '08:39',
    })
  })

  test('reads the other three as final, in eleven innings and five sets [GM-01]', () => {
    const [football, baseball, volleyball] = [names.football, names.baseball, names.volleyball].map(
      (name) => parseStatFile(bytesOf(name)),
    )
    expect([football, baseball, volleyball].map((file) => file?.status.periodLabel)).toEqual([
      'Final',
      'Final',
      'Final',
    ])
    expect([
      football?.periodLabels.length,
      baseball?.periodLabels.length,
      volleyball?.periodLabels.length,
    ]).toEqual([4, 11, 5])
    expect([football?.venue.date, baseball?.venue.date, volleyball?.venue.date]).toEqual([
      '2025-11-22',
      '2026-02-14',
      '2025-11-29',
    ])
  })

  test('trims ids and keeps both players of a shared number [GM-01] [Q42]', () => {
    const file = parseStatFile(bytesOf(names.football))
    expect(file.visitingTeam.id).toBe('DU')
    const text = new TextDecoder().decode(bytesOf(names.football))
    const parts = text
      .split(/<team\b/)
      .slice(1)
      .map((part) => part.split('</team>')[0] ?? '')
    let shared = 0
    for (const [index, team] of [file.visitingTeam, file.homeTeam].entries()) {
      const defenders = [
        ...(parts[index] ?? '').matchAll(
          /<player uni="([^"]*)"[^>]*? name="([^"]*)"[^>]*>\s*(?:<(?!\/?player|defense)[^>]*>\s*)*<defense\b[^>]*tot_tack="([^"]*)"/g,
        ),
      ]
      const players = [...(parts[index] ?? '').matchAll(/<player uni="([^"]*)"/g)].map(
        (match) => match[1],
      )
      shared += players.length - new Set(players).size
      const shown =
        team.tables
          .find(({ key }) => key === 'defense')
          ?.rows.map((row) => `${row.uni} ${row.name} ${row.cells[2]}`) ?? []
      for (const [, uni, name = '', tackles] of defenders) {
        if (tackles !== '0')
          expect(shown).toContain(`${uni} ${name.split(',').toReversed().join(' ')} ${tackles}`)
      }
    }
    expect(shared).toBe(16)
  })
})
