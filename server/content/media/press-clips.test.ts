import { expect, test } from 'vitest'
import { pack, storeForTest } from '../../../tests/support/import-store.ts'
import { importFolder } from '../../import/import-folder.ts'
import { readCoverage, readPageSettings } from '../department/services.ts'
import {
  readPressClip,
  readPressClipFilter,
  readPressClips,
  readPublication,
  readPublications,
} from './publications.ts'
import { ReadContext } from '../read-context.ts'

const yaml = `
- {title: One, source: Ledger, date: 2026-09-20, sportIds: [football, baseball], link: 'https://ledger.example/1'}
- {title: Two, source: Radio, date: 2026-06-30, sportIds: [baseball]}
- {title: Three, source: Ledger, date: 2025-07-01}
- {title: Four, source: Ledger, date: 2026-12-24T08:00}
`
async function department(files: Record<string, string>) {
  const store = await storeForTest()
  await importFolder(store, 'test', pack(files))
  return (now = '2026-10-01T12:00:00Z', tenant = 'test') =>
    new ReadContext(store, tenant, new Date(now))
}
const titles = ({ items }: { items: { title: string }[] }) => items.map(({ title }) => title)

test('lists press clips by sport, year and words, newest first [RT-09]', async () => {
  const at = await department({ 'press-clips.yaml': yaml })
  expect(titles(await readPressClips(at(), {}))).toEqual(['One', 'Two', 'Three'])
  expect(titles(await readPressClips(at(), { sportId: 1 }))).toEqual(['One'])
  expect(titles(await readPressClips(at(), { sportId: 2 }))).toEqual(['One', 'Two'])
  expect(titles(await readPressClips(at(), { year: 2026 }))).toEqual(['One', 'Two'])
  expect(titles(await readPressClips(at(), { season: '2025-26' }))).toEqual(['Two', 'Three'])
  expect(
    titles(await readPressClips(at(), { season: '2026-27', year: 2026, search: 'LEDGER' })),
  ).toEqual(['One'])
  expect(titles(await readPressClips(at(), { season: 'whenever' }))).toEqual([])
  expect(titles(await readPressClips(at('2026-12-24T14:00:00Z'), {}))[0]).toBe('Four')
  expect(await readPressClip(at(), 4)).toBeNull()
  expect(await readPressClip(at(), 1)).toMatchObject({
    source: 'Ledger',
    sports: [{ title: 'Football' }, { title: 'Baseball' }],
  })
  expect((await readPressClips(at(undefined, 'other'), {})).total).toBe(0)
})

test('lists the filters of press clips with counts [RT-09]', async () => {
  const at = await department({ 'press-clips.yaml': yaml })
  expect(await readPressClipFilter(at(), 'years')).toEqual([
    { title: '2026', count: 2 },
    { title: '2025', count: 1 },
  ])
  expect(await readPressClipFilter(at(), 'seasons')).toEqual([
    { title: '2026-27', count: 1 },
    { title: '2025-26', count: 2 },
  ])
  expect(await readPressClipFilter(at(), 'seasons', 1)).toEqual([{ title: '2026-27', count: 1 }])
})

test('links a publication of one file to the file, others to a page [RT-09]', async () => {
  const at = await department({
    'files/a.pdf': '%PDF-1',
    'files/b.pdf': '%PDF-2',
    'publications.yaml': `
- {title: Guide, date: 2026-08-01, files: [{path: files/a.pdf}]}
- {title: Book, date: 2026-08-02, files: [{path: files/a.pdf}, {path: files/b.pdf}]}
- {title: Words, date: 2026-08-03, description: Read it., files: [{path: files/a.pdf}]}
- {title: Elsewhere, date: 2026-08-04, link: 'https://reader.example/x'}
- {title: Later, date: 2026-11-01, link: 'https://reader.example/y'}
- {title: Settings, date: 2026-11-01, link: 'https://reader.example/z'}
- {title: Nothing, date: 2026-11-01}
`,
  })
  expect(
    (await readPublications(at(), {})).items.map(({ title, redirectUrl }) => [title, redirectUrl]),
  ).toEqual([
    ['Elsewhere', 'https://reader.example/x'],
    ['Words', null],
    ['Book', null],
    ['Guide', expect.stringMatching(/^\/files\/[0-9a-f]{32}\/a\.pdf$/)],
  ])
  expect(await readPublication(at(), 'WORDS')).toMatchObject({ url: '/publications/words' })
  expect([await readPublication(at(), 'later'), await readPublication(at(), 'none')]).toEqual([
    null,
    null,
  ])
})

test('lists coverage of a sport, including coverage of all sports [RT-09]', async () => {
  const at = await department({
    'coverage.yaml': [
      '- {title: Radio, type: radio, sportIds: [football]}',
      '- {title: Network, type: video}',
      '- {title: Other, type: tv, sportIds: [baseball]}',
    ].join('\n'),
  })
  expect((await readCoverage(at(), 1)).map(({ title }) => title)).toEqual(['Radio', 'Network'])
  expect(await readCoverage(at())).toHaveLength(3)
})

test('uses the department’s page settings, or defaults [RT-10]', async () => {
  const at = await department({
    'page-settings.yaml': '- {page: facilities, title: Where we play, view: list}',
  })
  expect(await readPageSettings(at(), 'facilities')).toEqual({
    title: 'Where we play',
    description: '',
    view: 'list',
    groupBy: 'none',
  })
  expect(await readPageSettings(at(), 'publications')).toMatchObject({
    title: 'Publications',
    groupBy: 'year',
  })
})
