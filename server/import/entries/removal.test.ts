import { expect, test } from 'vitest'
import { addFiles, pack, storeForTest } from '../../../tests/support/import-store.ts'
import { textFile } from '../../../tests/support/text-file.ts'
import { importFile } from '../import-file.ts'
import { importFolder } from '../import-folder.ts'
import { formatNote } from '../report.ts'

const clips = (...titles: string[]) =>
  textFile(
    ...titles.map(
      (title) =>
        `- {title: ${title}, source: Post, date: 2026-09-05, link: https://a.example/${title}}`,
    ),
    ...(titles.length === 0 ? ['[]'] : []),
  )
const six = ['One', 'Two', 'Three', 'Four', 'Five', 'Six']

async function after(path: string, was: string, text: string, replace = false) {
  const store = await storeForTest()
  const folder = pack({ [path]: was })
  await importFolder(store, 'test', folder)
  addFiles(folder, { [path]: text })
  const { parts } = await importFile(store, 'test', `${folder}/${path}`, { replace })
  const rows = await store.db.selectFrom('item').select('doc').execute()
  return { part: parts[0]!, notes: parts[0]!.notes.map(formatNote), rows }
}

test.each([
  ['one entry', clips('One'), 5],
  ['none', clips(), 6],
  ['other entries', clips('Seven', 'Eight'), 6],
])(
  'a list with %s removes most of the stored ones only with --replace [CA-02]',
  async (_, text, gone) => {
    const path = 'press-clips.yaml'
    const asked = await after(path, clips(...six), text)
    expect(asked.part.removed).toBe(0)
    expect(asked.notes).toEqual([
      `${path} warning: not removed: ${gone} entries: it does not have most of what is stored (${gone} of 6); if that is right, import the file again with --replace`,
    ])
    expect((await after(path, clips(...six), text, true)).part.removed).toBe(gone)
  },
)

test('a list removes some entries, and all of a short list, as before [CA-02]', async () => {
  const path = 'press-clips.yaml'
  expect((await after(path, clips(...six), clips('Two', 'Three', 'Six'))).part.removed).toBe(3)
  expect((await after(path, clips('One', 'Two'), clips('Three'))).part.removed).toBe(2)
})

test('standings without most of the schools are not imported [CA-02]', async () => {
  const path = 'standings/football/2026.csv'
  const table = (...schools: string[]) =>
    textFile('school,conference_record', ...schools.map((school) => `${school},1-0`))
  const whole = table('Aldermoor', 'Quillan Tech', 'Pacific', 'Testham College')
  const { part, notes, rows } = await after(path, whole, table('Pacific'))
  expect(notes).toEqual([
    `${path} refused: nothing of this file is imported, because it would remove Aldermoor, Quillan Tech, Testham College: it does not have most of what is stored (3 of 4); if that is right, import the file again with --replace`,
  ])
  expect([part.refused, JSON.stringify(rows)]).toEqual([1, expect.stringContaining('Aldermoor')])
  expect((await after(path, whole, table('Pacific'), true)).part).toMatchObject({ changed: 1 })
  // Another spelling of a school, and the department by its name.
  expect(
    (
      await after(
        path,
        whole,
        whole.toUpperCase().replace('SCHOOL,CONFERENCE_RECORD', 'school,conference_record'),
      )
    ).part,
  ).toMatchObject({ refused: 0 })
})
