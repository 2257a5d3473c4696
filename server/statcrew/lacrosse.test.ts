import { expect, test } from 'vitest'
import { statFixture } from '../../tests/fixtures/statcrew/read-fixture.ts'
import { parseStatFile } from './parse.ts'

const live = parseStatFile(statFixture('lacrosse-live.xml'))
const endOf = (status: string, end: string) =>
  parseStatFile(
    statFixture('lacrosse-live.xml', {
      '<status period="3" clock="04:12"></status>': status,
      'end=""': `end="${end}"`,
    }),
  ).status

test('lacrosse: reads an unfinished file as a live game with its clock [GM-01]', () => {
  expect(live.status).toEqual({
    started: true,
    complete: false,
    period: 3,
    regulation: 4,
    periodLabel: '3rd',
    clock: '04:12',
  })
  expect(live).toMatchObject({
    family: 'lacrosse',
    periodName: 'Period',
    periodLabels: ['1', '2', '3', '4'],
    lastPlay: 'Clear attempt by HV good.',
  })
  expect(live.visitingTeam.scoreByPeriod).toEqual(['1', '0', '0', ''])
  expect(live.visitingTeam.lineTotals).toEqual([
    { label: 'Sh', title: 'Shots', value: '3' },
    { label: 'Sv', title: 'Saves', value: '3' },
  ])
  expect(live.venue).toMatchObject({
    date: '2026-05-03',
    attendance: 1052,
    duration: null,
    officials: [{ title: 'Official', name: 'Uma Lind' }],
  })
})

test('lacrosse: detects the end in every way that files state it [GM-01]', () => {
  expect(endOf('<status complete="Y" period="4" clock="00:00"></status>', '')).toMatchObject({
    complete: true,
    periodLabel: 'Final',
    clock: null,
  })
  expect(endOf('', '9:31 pm')).toMatchObject({ complete: true, periodLabel: 'Final' })
  expect(endOf('<status period="4" clock="00:00"></status>', '9:31 pm')).toMatchObject({
    complete: true,
  })
  expect(endOf('<status period="4" clock="00:00"></status>', '')).toMatchObject({
    complete: false,
    periodLabel: '4th',
    clock: '00:00',
  })
  expect(endOf('<status complete="N" period="5" clock="02:00"></status>', '9:31 pm')).toMatchObject(
    { complete: false, periodLabel: 'OT', clock: '02:00' },
  )
  expect(endOf('<status period="2" clock="00:00"></status>', '')).toMatchObject({
    complete: false,
    periodLabel: 'Half',
    clock: null,
  })
})

test('lacrosse: reads goals with assists and score, as spelled [GM-01] [Q47]', () => {
  expect(
    live.scoring.map(
      (goal) => `${goal.period} ${goal.clock} ${goal.text} ${goal.visitor}-${goal.home}`,
    ),
  ).toEqual([
    '1st 12:09 Maia THORN (assist by Wren Abbott) 1-0',
    '1st 06:38 Ida Storm (extra-man) 1-1',
    '3rd 05:00 Ida Storm 1-2',
  ])
  expect(
    live.plays
      .flatMap((group) => group.plays)
      .filter((play) => play.score !== null)
      .map((play) => play.text),
  ).toEqual([
    'GOAL by HV Maia THORN, Assist by Wren Abbott.',
    'GOAL by LKS Ida Storm.',
    'Clear attempt by HV good.',
  ])
})

test('lacrosse: reads offense and goalkeeping, without players who did not play [GM-01]', () => {
  const [offense, goalkeeping] = live.visitingTeam.tables
  expect(offense?.columns.map((column) => column.label)).toEqual([
    'G',
    'A',
    'Pts',
    'Sh',
    'SOG',
    'GB',
    'DC',
    'TO',
    'CT',
    'Fls',
  ])
  expect(offense?.rows.map((row) => [row.uni, row.name, row.cells.slice(0, 8).join(' ')])).toEqual([
    ['1', 'Maia THORN', '1 0 1 3 2 1 0 0'],
    ['1', 'Wren Abbott', '0 1 1 0 0 0 2 1'],
    ['57', 'Dot KEEL', '0 0 0 0 0 0 0 0'],
    ['', 'Team', '0 0 0 0 0 0 0 1'],
  ])
  expect(offense?.total).toEqual(['1', '1', '2', '3', '2', '1', '2', '2', '0', '1'])
  expect(goalkeeping?.rows.map((row) => [row.name, ...row.cells])).toEqual([
    ['Dot KEEL', '40:48', '2', '3', '6', '.600', ''],
  ])
  const men = parseStatFile(statFixture('lacrosse-live.xml', { 'faceoffs="0"': 'faceoffs="1"' }))
  expect(men.homeTeam.tables[0]?.columns.map((column) => column.label)).toContain('FOW')
})

test('lacrosse: does not start a game by named goalkeepers [GM-01]', () => {
  const text = new TextDecoder().decode(
    statFixture('lacrosse-live.xml', {
      ' score="1"': ' score="0"',
      ' score="2"': ' score="0"',
      'period="3" clock="04:12"': 'period="1" clock="15:00"',
    }),
  )
  const cut = `${text.slice(0, text.indexOf('<play number="1"'))}</period></plays></lcgame>`
  expect(parseStatFile(new TextEncoder().encode(cut)).status).toMatchObject({
    started: false,
    periodLabel: '',
    clock: null,
  })
})
