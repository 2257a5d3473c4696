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

test('reports gates told by the clock, and in notes, forms and documents [CA-03]', async () => {
  const timed = {
    ...field('  gates: Gates open 90 minutes before.'),
    'schedules/football/2026.csv': textFile(
      'ref,date,time,opponent,home_away',
      'a,2026-09-05,7 p.m.,Aldermoor,H',
      'b,2026-09-12,TBA,Pacific,H',
      'c,2026-09-19,1 p.m.,Pacific,H',
    ),
  }
  for (const [text, minutes] of [
    ['Gates open at 5 p.m.', 120],
    ['**Gates will open 6:15 PM**', 45],
    ['Gates open two hours prior to kickoff.', 120],
    ['Gates of Testham Field open two hours before.', 120],
  ] as const)
    expect(await said({ ...timed, ...story(text) })).toEqual([
      `stories/a.md:8 the gates open at Testham Field: ${minutes} minutes before here, 90 minutes before in facilities.yaml line 3`,
    ])
  for (const text of [
    'Gates open at 5:30 p.m.',
    'Gates open at 10 a.m. on Friday.',
    'Parking gates open two hours before.',
  ])
    expect(await said({ ...timed, ...story(text) })).toEqual([])
  expect(await said({ ...timed, ...story('Gates open at noon.', 'c') })).toHaveLength(1)
  expect(await said({ ...timed, ...story('Gates open at 5 p.m.', 'b') })).toEqual([])
  expect(
    await said({
      ...timed,
      'seasons.yaml': textFile(
        '- {sportId: football, season: "2026", note: Gates open an hour before kickoff.}',
        '- {sportId: football, season: "2025", note: Gates open two hours before kickoff.}',
      ),
      'documents.yaml': textFile(
        '- title: Parking at Testham Field',
        '  path: a.pdf',
        '  description: Gates open two hours before.',
        '  file: {path: files/a.pdf}',
      ),
      'forms.yaml':
        '- {title: Bring a group, sportId: football, description: Gates open 30 minutes before.}',
      'promotions.yaml': textFile(
        '- name: a',
        '  title: Night at Testham Field',
        '  campaigns:',
        '    - {title: Come to Testham Field, hoverText: Gates of Testham Field open 60 minutes before}',
      ),
      'files/a.pdf': '%PDF-1',
    }),
  ).toEqual([
    'seasons.yaml:1 the gates open at Testham Field: 60 minutes before here, 90 minutes before in facilities.yaml line 3',
    'promotions.yaml:4 the gates open at Testham Field: 60 minutes before here, 90 minutes before in facilities.yaml line 3',
    'forms.yaml:1 the gates open at Testham Field: 30 minutes before here, 90 minutes before in facilities.yaml line 3',
    'documents.yaml:3 the gates open at Testham Field: 120 minutes before here, 90 minutes before in facilities.yaml line 3',
  ])
})

test('compares two sides of a bag with three [CA-03]', async () => {
  const sizes = (bag: string, alert: string) =>
    said({
      ...field(`  bagPolicy: ${bag}`),
      'alerts.yaml': `- {title: Bags at Testham Field, message: '${alert}'}`,
    })
  const box = 'Clear bags up to 12 by 6 by 12 inches.'
  expect(await sizes(box, 'Bags larger than 14 by 14 inches stay out.')).toEqual([
    'alerts.yaml:1 bags at Testham Field: 14 x 14 here, 12 x 12 x 6 in facilities.yaml line 3',
  ])
  expect(await sizes('Bags up to 12 by 12 inches.', 'Bags up to 14" x 14" x 6".')).toEqual([
    'alerts.yaml:1 bags at Testham Field: 14 x 14 x 6 here, 12 x 12 in facilities.yaml line 3',
  ])
  for (const alert of [
    'Bags up to 12 by 12 inches.',
    'Clutch bags up to 4 by 6 inches.',
    'Bags are searched, and signs are up to 24 by 36 inches.',
    'Bags: 12" x 6" x 12".',
  ])
    expect(await sizes(box, alert)).toEqual([])
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
