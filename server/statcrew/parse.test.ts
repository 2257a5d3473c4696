import fc from 'fast-check'
import { readdirSync } from 'node:fs'
import { expect, test } from 'vitest'
import { StatFile } from '../../src/contract/box-score.schema.ts'
import { statFixture } from '../../tests/fixtures/statcrew/read-fixture.ts'
import { parseStatFile } from './parse.ts'
import { StatFileError } from './sport-part.ts'

const folder = new URL('../../tests/fixtures/statcrew/', import.meta.url)
const taken = [
  'football-final.xml',
  'football-overtime-live.xml',
  'baseball-final.xml',
  'volleyball-live.xml',
  'volleyball-final.xml',
  'lacrosse-live.xml',
  'basketball-final.xml',
  'soccer-overtime.xml',
  'field-hockey.xml',
  'hockey-live.xml',
]

function refusalOf(content: string | Uint8Array): StatFileError {
  const bytes = typeof content === 'string' ? new TextEncoder().encode(content) : content
  try {
    parseStatFile(bytes)
  } catch (error) {
    if (error instanceof StatFileError) return error
    throw error
  }
  throw new Error('the file was taken')
}

test('parses every fixture into the contract’s schema, or refuses it by name [GM-01]', () => {
  expect(
    readdirSync(folder)
      .filter((name) => name.endsWith('.xml'))
      .toSorted(),
  ).toEqual(taken.toSorted())
  for (const name of taken) {
    const file = parseStatFile(statFixture(name))
    expect(StatFile.parse(file), name).toEqual(file)
    expect(file.warnings, name).toEqual([])
  }
})

test('refuses a file cut off anywhere, with its last line [GM-01]', () => {
  for (const name of taken) {
    const bytes = statFixture(name)
    const end = new TextDecoder().decode(bytes).trimEnd().length
    const whole = new TextEncoder().encode(new TextDecoder().decode(bytes).slice(0, end)).length
    expect(() => parseStatFile(bytes.slice(0, whole))).not.toThrow()
    for (let at = 0; at < whole; at += at < whole - 200 ? 37 : 1) {
      const error = refusalOf(bytes.slice(0, at))
      const kept = new TextDecoder('windows-1252').decode(bytes.slice(0, at)).trimEnd()
      expect([error.kind, error.line], `${name} cut at ${at}`).toEqual([
        'cut-off',
        kept.split('\n').length,
      ])
    }
  }
})

test('refuses an overwritten or damaged file with the line [GM-01]', () => {
  const text = new TextDecoder().decode(statFixture('football-final.xml'))
  expect(refusalOf(`${text}<scores>old tail`)).toMatchObject({
    kind: 'not-xml',
    line: text.split('\n').length,
  })
  expect(refusalOf(`${text}old tail`)).toMatchObject({
    kind: 'not-xml',
    message: `something follows the end of <fbgame> at line ${text.split('\n').length}`,
  })
  expect(refusalOf(`${text}<fbgame></fbgame>`)).toMatchObject({ kind: 'not-xml' })
  expect(() =>
    parseStatFile(new TextEncoder().encode(`${text}<!-- written by hand -->\n`)),
  ).not.toThrow()
  expect(refusalOf(text + text.slice(-300))).toMatchObject({ kind: 'not-xml' })
  const damaged = refusalOf(text.replace('</totals>', ''))
  expect(damaged).toMatchObject({ kind: 'not-xml' })
  expect(damaged.line).toBeGreaterThan(5)
  expect(refusalOf('<fbgame/><fbgame></fbgame>')).toMatchObject({ kind: 'not-xml' })
})

test('says what a file is when it is not a stat file [GM-01]', () => {
  expect(refusalOf('')).toMatchObject({ kind: 'cut-off', line: 1 })
  expect(refusalOf('\nSchedule,Result\n')).toMatchObject({ kind: 'not-xml', line: 2 })
  expect(refusalOf('<!DOCTYPE html>\n<html><body>Not found</body></html>')).toMatchObject({
    kind: 'not-xml',
    line: 1,
    message: 'a web page, not a stat file (line 1)',
  })
  expect(refusalOf('<rss version="2.0"><channel></channel></rss>')).toMatchObject({
    kind: 'unknown-root',
    message: 'not a stat file: root <rss>',
  })
  expect(refusalOf('<fbgame source="x"/>')).toMatchObject({ kind: 'incomplete' })
  expect(
    refusalOf('<fbgame><team vh="V" name="A"/><team vh="V" name="B"/></fbgame>'),
  ).toMatchObject({ kind: 'incomplete', message: 'the file lists no home team (<team vh="H">)' })
})

test('refuses a wrong sport of the family by its name [GM-01]', () => {
  expect(refusalOf('<tngame source="x"></tngame>')).toMatchObject({
    kind: 'other-sport',
    message: 'tennis stat files are not supported',
  })
})

test('refuses DOCTYPE and ENTITY, so that nothing expands [GM-01]', () => {
  const bomb = [
    '<?xml version="1.0"?>',
    '<!DOCTYPE x [<!ENTITY a "aaaaaaaa"><!ENTITY b "&a;&a;&a;&a;">]>',
    '<fbgame source="&b;"></fbgame>',
  ].join('\n')
  expect(refusalOf(bomb)).toMatchObject({ kind: 'not-xml', line: 2 })
  expect(refusalOf(`${'<a>'.repeat(5000)}${'</a>'.repeat(5000)}`).kind).toBe('not-xml')
})

test('reads UTF-8 with or without BOM, Windows-1252, and CRLF [GM-01] [Q63]', () => {
  const text = new TextDecoder().decode(
    statFixture('lacrosse-live.xml', { 'Ida Storm': 'Ida Støren' }),
  )
  const plain = parseStatFile(new TextEncoder().encode(text))
  expect(plain.scoring[1]?.text).toBe('Ida Støren (extra-man)')
  expect(parseStatFile(new TextEncoder().encode(`\uFEFF${text}`))).toEqual(plain)
  expect(parseStatFile(Uint8Array.from(text, (letter) => letter.charCodeAt(0)))).toEqual(plain)
  expect(parseStatFile(new TextEncoder().encode(text.replaceAll('\n', '\r\n')))).toEqual(plain)
  const football = new TextDecoder().decode(statFixture('football-final.xml'))
  const windows = parseStatFile(
    Uint8Array.from(football, (letter) => (letter === '’' ? 0x92 : letter.charCodeAt(0))),
  )
  expect(windows.scoring[3]?.text).toContain('Pat O’Dell')
})

test('reads entities and white space in attributes as text [GM-01]', () => {
  const file = parseStatFile(
    statFixture('football-final.xml', {
      'Pinefield Stadium': ' Pine &amp;  &#80;ark&#xD;&#xA;&quot;Field&quot; ',
    }),
  )
  expect(file.venue.stadium).toBe('Pine & Park "Field"')
})

test('throws only its own error for any bytes [GM-01]', () => {
  const onlyOurs = (bytes: Uint8Array): void => {
    try {
      StatFile.parse(parseStatFile(bytes))
    } catch (error) {
      if (!(error instanceof StatFileError)) throw error
    }
  }
  fc.assert(fc.property(fc.uint8Array({ maxLength: 400 }), onlyOurs))
  fc.assert(
    fc.property(
      fc.array(
        fc.constantFrom(
          '<',
          '>',
          '/',
          '</fbgame>',
          '<fbgame',
          ' x="',
          '"',
          '&',
          '<!--',
          '-->',
          '<?',
          '?>',
          '\n',
          'a',
          '<team vh="H"',
          '__proto__',
          '<![CDATA[',
          ']]>',
        ),
        { maxLength: 30 },
      ),
      (parts) => onlyOurs(new TextEncoder().encode(parts.join(''))),
    ),
  )
  fc.assert(
    fc.property(
      fc.constantFrom(...taken),
      fc.nat(),
      fc.nat(255),
      fc.nat(3),
      (name, place, byte, width) => {
        const bytes = statFixture(name)
        bytes.fill(byte, place % bytes.length, (place % bytes.length) + width)
        onlyOurs(bytes)
      },
    ),
    { numRuns: 400 },
  )
})

test('keeps absurd numbers harmless [GM-01]', () => {
  const absurd = {
    'qtrs="4"': 'qtrs="900000000"',
    'qtr number="6"': 'qtr number="1e9"',
    'prd="6"': 'prd="99999999"',
    'qtr="6"': 'qtr="3.5"',
  }
  const file = parseStatFile(statFixture('football-overtime-live.xml', absurd))
  expect(file.periodLabels.length).toBeLessThan(41)
  expect(file.status.period).toBeLessThan(41)
})
