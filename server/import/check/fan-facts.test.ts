import { expect, test } from 'vitest'
import { pack } from '../../../tests/support/import-store.ts'
import { textFile } from '../../../tests/support/text-file.ts'
import { checkFolder } from './check-folder.ts'

async function said(files: Record<string, string>): Promise<string[]> {
  const { findings } = await checkFolder(pack(files))
  return findings
    .filter((one) => one.check === 'fan facts')
    .map(({ file, line, what }) => `${file}:${line} ${what}`)
}
const field = (...lines: string[]) => ({
  'facilities.yaml': textFile('- title: Testham Field', '  sportId: football', ...lines),
})
const schedule = {
  'schedules/football/2026.csv': textFile(
    'ref,date,opponent,home_away,radio',
    'a,2026-09-05,Aldermoor,H,KTST 97.5 FM|https://radio.example',
    'b,2026-09-12,Pacific,A,WXYZ 1340 AM',
  ),
}
const story = (text: string, game = 'a') => ({
  'stories/a.md': `---\ntitle: A\ndate: 2026-09-04\nsport: football\ngames: [${game}]\n---\n\n${text}\n`,
})

test('reports gates of a venue that open at two times [CA-03]', async () => {
  const gates = field(
    '  description: Gates open ninety minutes before.',
    '  gates: |',
    '    Gates open **90 minutes** before.',
  )
  expect(
    await said({ ...schedule, ...gates, ...story('Gates open three hours before kickoff.') }),
  ).toEqual([
    'stories/a.md:8 the gates open at Testham Field: 180 minutes before here, 90 minutes before in facilities.yaml line 3',
  ])
  for (const text of [
    'Doors open an hour and a half before.',
    'The gates open.',
    'Gates open 90 minutes before.',
  ])
    expect(await said({ ...schedule, ...gates, ...story(text) })).toEqual([])
  expect(
    await said({ ...schedule, ...gates, ...story('Gates open an hour before.', 'b') }),
  ).toEqual([])
})

test('reports bags and parking of a venue told in two ways [CA-03]', async () => {
  const own = field(
    '  parking: Lot B is $15.',
    '  bagPolicy: Clear bags up to 12 by 6 by 12 inches.',
  )
  expect(
    await said({
      ...own,
      'tickets.yaml': '- {title: Parking, kind: parking, price: $10 a game}',
      'alerts.yaml':
        '- {title: Clear bags at Testham Field, message: A bag no larger than a sheet of paper.}',
    }),
  ).toEqual([
    'tickets.yaml:1 parking at Testham Field: $10 here, $15 in facilities.yaml line 3',
    'alerts.yaml:1 bags at Testham Field: a page of text here, 12 x 12 x 6 in facilities.yaml line 4',
  ])
  expect(
    await said({
      ...own,
      'tickets.yaml': textFile(
        '- {title: Parking, kind: parking, price: $15 a game}',
        '- {title: Lots, kind: parking, price: $10, description: Paid ahead.}',
        '- {title: Season, kind: season, price: from $120}',
      ),
      'alerts.yaml':
        '- {title: Clear bags at Testham Field, message: Bags of 12 x 12 x 6 are fine.}',
    }),
  ).toEqual([])
})

test('reports a station on two frequencies, and a network that no home game has [CA-03]', async () => {
  const network = (detail: string, sport = 'football') => ({
    'coverage.yaml': textFile(
      '- title: Radio',
      '  type: radio',
      `  detail: ${detail}`,
      `  sportIds: [${sport}]`,
    ),
  })
  expect(await said({ ...schedule, ...network('98.3 FM') })).toEqual([
    'schedules/football/2026.csv:2 the radio of a home game is KTST 97.5 FM here; coverage.yaml line 3 says 98.3 FM',
  ])
  expect(await said({ ...schedule, ...story('Listen on KTST (98.3 FM).') })).toEqual([
    'schedules/football/2026.csv:2 KTST is on 97.5 FM here, on 98.3 FM in stories/a.md line 8',
  ])
  expect(await said({ ...schedule, ...network('KTST 97.5 FM and 1340 AM') })).toEqual([])
  expect(await said({ ...schedule, ...network('98.3 FM', 'baseball') })).toEqual([])
})
