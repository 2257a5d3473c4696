import { expect, test } from 'vitest'
import { pack } from '../../../tests/support/import-store.ts'
import { textFile } from '../../../tests/support/text-file.ts'
import { checkFolder } from './check-folder.ts'

const header = 'date,time,opponent,home_away,facility,doubleheader,status,radio'

async function warningsFor(football: string[], baseball: string[]): Promise<string[]> {
  const { findings } = await checkFolder(
    pack({
      'schedules/football/2026.csv': textFile(header, ...football),
      'schedules/baseball/2027.csv': textFile(header, ...baseball),
    }),
  )
  return findings
    .filter(({ check }) => check === 'places')
    .map(({ file, line, what }) => `${file}:${line} ${what}`)
}

test('reports two games at one venue or on one station within two hours [CA-03]', async () => {
  expect(
    await warningsFor(
      ['2026-10-03,6 p.m.,Aldermoor,H,Reed Stadium,,,'],
      ['2026-10-03,7 p.m.,Pacific,H,Reed Stadium,,,'],
    ),
  ).toEqual([
    'schedules/baseball/2027.csv:2 the game of 2026-10-03 against Pacific begins within two hours of another game at Reed Stadium (schedules/football/2026.csv line 2)',
  ])
  expect(
    await warningsFor(
      ['2026-10-03,6 p.m.,Aldermoor,H,,,,KHRN 97.5 FM|https://radio.example/1'],
      ['2026-10-03,5 p.m.,Pacific,A,,,,"Herons Radio (KHRN, 97.5 FM)"'],
    ),
  ).toEqual([
    'schedules/football/2026.csv:2 the game of 2026-10-03 against Aldermoor begins within two hours of another game on KHRN 97.5 FM (schedules/baseball/2027.csv line 2)',
  ])
})

test('reports no games two hours apart, in a complex or not played [CA-03]', async () => {
  expect(
    await warningsFor(
      [
        '2026-10-03,5 p.m.,Aldermoor,H,Reed Stadium,,,KHRN 97.5 FM',
        '2026-10-10,5 p.m.,Aldermoor,H,Reed Stadium,,postponed,KHRN 97.5 FM',
        '2026-10-17,5 p.m.,Aldermoor,H,Island Sports Complex,,,KHRN 97.5 FM',
        '2026-10-24,TBA,Aldermoor,H,Reed Stadium,,,KHRN 97.5 FM',
      ],
      [
        '2026-10-03,7 p.m.,Pacific,H,Reed Stadium,,,KHRN 97.5 FM',
        '2026-10-10,5 p.m.,Pacific,H,Reed Stadium,,,KHRN 97.5 FM',
        '2026-10-17,5 p.m.,Pacific,H,Island Sports Complex,,,KHRN 1270 AM',
        '2026-10-24,5 p.m.,Pacific,H,Reed Stadium,,,KHRN 97.5 FM',
        '2026-10-25,1 p.m.,Pacific,H,Reed Stadium,1,,KHRN 97.5 FM',
        '2026-10-25,2 p.m.,Pacific,H,Reed Stadium,2,,KHRN 97.5 FM',
      ],
    ),
  ).toEqual([])
})
