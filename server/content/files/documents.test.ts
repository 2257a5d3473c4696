import { describe, expect, test } from 'vitest'
import { pack, storeForTest } from '../../../tests/support/import-store.ts'
import { importFolder } from '../../import/import-folder.ts'
import { sumReports } from '../../import/report.ts'
import { readDocument, readDocumentByPath, readDocuments } from './documents.ts'
import { readFile } from './files.ts'
import { ReadContext } from '../read-context.ts'
import { readSportFile, readSportFiles } from '../stories/sport-files.ts'

const pdf = '%PDF-1.4\nminutes of the board\n%%EOF'

async function department(files: Record<string, string>) {
  const store = await storeForTest()
  const folder = pack({ 'files/a.pdf': pdf, 'files/b.pdf': `${pdf}2`, ...files })
  const report = await importFolder(store, 'test', folder)
  const at = (now = '2026-10-01T12:00:00Z', tenant = 'test') =>
    new ReadContext(store, tenant, new Date(now))
  const again = (more: Record<string, string>) =>
    importFolder(store, 'test', pack({ 'files/a.pdf': pdf, 'files/b.pdf': `${pdf}2`, ...more }))
  const isOpen = async (url: string) =>
    (await readFile(store, 'test', url.split('/')[2]!, decodeURIComponent(url.split('/')[3]!))) !==
    null
  return {
    store,
    at,
    again,
    isOpen,
    notes: report.parts.flatMap(({ notes }) => notes),
    totals: sumReports(report),
  }
}

describe('documents [RT-08]', () => {
  const yaml = `
- {title: Handbook, path: Compliance/Hand Book.pdf, sportId: football, file: {path: files/a.pdf}}
- {title: Minutes, path: board/minutes.pdf, accessible: false, file: {path: files/b.pdf}, requestNote: Ask the office., requestEmail: office@testham.example}
`
  test('are found by path in any case and with extra slashes', async () => {
    const { at } = await department({ 'documents.yaml': yaml })
    expect(await readDocumentByPath(at(), 'compliance/HAND book.pdf')).toMatchObject({
      title: 'Handbook',
      url: '/documents/compliance/hand%20book.pdf',
      accessible: true,
      request: null,
      sport: { title: 'Football' },
      file: { title: 'a', name: 'a.pdf', type: 'application/pdf', size: pdf.length },
    })
    for (const path of [
      'compliance',
      '/compliance/hand book.pdf',
      '../compliance/hand book.pdf',
      'compliance/../compliance/hand book.pdf',
      '%',
      "' or 1=1",
      'a\u0000b',
    ])
      expect(await readDocumentByPath(at(), path)).toBeNull()
    expect(await readDocumentByPath(at(undefined, 'other'), 'compliance/hand book.pdf')).toBeNull()
    expect((await readDocuments(at(), { sportId: 1 })).items.map(({ title }) => title)).toEqual([
      'Handbook',
    ])
  })

  test('not accessible say how to request them, and their file is never sent', async () => {
    const { at, isOpen, store } = await department({ 'documents.yaml': yaml })
    const minutes = (await readDocument(at(), 2))!
    expect(minutes).toMatchObject({
      accessible: false,
      file: null,
      request: { note: 'Ask the office.', email: 'office@testham.example' },
    })
    expect(JSON.stringify(await readDocuments(at(), {}))).not.toContain('b.pdf')
    const { doc } = await store
      .of('test')
      .selectFrom('item')
      .select('doc')
      .where('kind', '=', 'document')
      .where('id', '=', 2)
      .executeTakeFirstOrThrow()
    const url = (JSON.parse(doc) as { file: { url: string } }).file.url
    expect(url).toMatch(/^\/closed-files\//)
    expect(await isOpen(url)).toBe(false)
    expect(await isOpen((await readDocument(at(), 1))!.file!.url)).toBe(true)
  })

  test('remove their file when they are closed or removed', async () => {
    const { at, again, isOpen } = await department({ 'documents.yaml': yaml })
    const { url } = (await readDocument(at(), 1))!.file!
    await again({ 'documents.yaml': yaml.replace('sportId: football', 'accessible: false') })
    expect(await isOpen(url)).toBe(false)
    await again({ 'documents.yaml': yaml })
    expect(await isOpen(url)).toBe(true)
    await again({
      'documents.yaml': '- {title: Other, path: other.pdf, file: {path: files/b.pdf}}',
    })
    expect(await isOpen(url)).toBe(false)
  })

  test.each([
    ['- {title: A, path: a.pdf}', 'has no file; for a document on request write accessible: false'],
    [
      '- {title: A, path: a/../b.pdf, file: {path: files/a.pdf}}',
      'path must not have . or .. as a segment',
    ],
    [
      '- {title: A, path: /a.pdf, file: {path: files/a.pdf}}',
      'path must have the form compliance/handbook.pdf: no slash at either end, no \\, ?, # or %',
    ],
    [
      '- {title: A, path: a.pdf, file: {path: files/none.pdf}}',
      'file file files/none.pdf is not in the import folder',
    ],
    [
      '- {title: A, path: a.pdf, file: {path: site.yaml}}',
      'file file site.yaml is refused: public files must be in the folder files',
    ],
    [
      '- {title: A, path: a.pdf, file: {path: files/../site.yaml}}',
      'file file files/../site.yaml is refused: public files must be in the folder files',
    ],
    [
      '- {title: A, path: a.pdf, file: {path: files/false.pdf}}',
      'file file files/false.pdf is not a valid pdf file; save it as one, or correct its extension',
    ],
    [
      '- {title: A, path: a.pdf, requestEmail: nobody, accessible: false}',
      'requestEmail is not an email address',
    ],
    [
      [
        '- {title: A, path: a.pdf, file: {path: files/a.pdf}}',
        '- {title: B, path: A.pdf, file: {path: files/a.pdf}}',
      ].join('\n'),
      '"a.pdf" is already on line 1',
    ],
  ])('%s is refused', async (yaml, reason) => {
    const { notes, totals } = await department({
      'documents.yaml': yaml,
      'files/false.pdf': '<html>',
    })
    expect(totals.refused).toBe(1)
    expect(notes.filter(({ kind }) => kind === 'refused').map((note) => note.reason)).toEqual([
      reason,
    ])
  })

  test('stay separate when their paths differ in one character', async () => {
    const { totals } = await department({
      'documents.yaml': [
        '- {title: A, path: a-b.pdf, file: {path: files/a.pdf}}',
        '- {title: B, path: a/b.pdf, file: {path: files/a.pdf}}',
      ].join('\n'),
    })
    expect(totals.refused).toBe(0)
  })
})

describe('sport files [RT-08]', () => {
  const yaml = `
- {title: Camps, filename: Camps.aspx, date: 2026-03-14, sportId: football, content: "See **you**", files: [{path: files/a.pdf, title: Map}]}
- {title: Bus, filename: bus.aspx, date: 2026-03-15, access: protected}
- {title: "access:public;", filename: meeting.aspx, date: 2026-03-16, access: hidden, files: [{path: files/b.pdf}]}
- {title: Later, filename: later.aspx, date: 2026-10-01T09:00}
`
  test('are found by day and name, but not hidden or at another access’s address', async () => {
    const { at } = await department({ 'sport-files.yaml': yaml })
    expect(await readSportFile(at(), '2026-3-14', 'CAMPS.aspx')).toMatchObject({
      url: '/sports/2026/3/14/camps',
      content: '<p>See <strong>you</strong></p>',
      files: [{ title: 'Map' }],
    })
    expect(await readSportFile(at(), '2026-03-15', 'bus.aspx')).toBeNull()
    expect(await readSportFile(at(), '2026-03-15', 'bus.aspx', 'protected')).toMatchObject({
      url: '/protected/sports/2026/3/15/bus',
    })
    expect(await readSportFile(at(), '2026-03-14', 'camps.aspx', 'protected')).toBeNull()
    for (const access of ['public', 'protected'] as const)
      expect(await readSportFile(at(), '2026-03-16', 'meeting.aspx', access)).toBeNull()
    expect((await readSportFiles(at(), {})).items.map(({ title }) => title)).toEqual(['Camps'])
    expect(await readSportFile(at(undefined, 'other'), '2026-03-14', 'camps.aspx')).toBeNull()
  })

  test('are refused when another of the day has the address, with or without .aspx', async () => {
    const { notes, totals } = await department({
      'sport-files.yaml': [
        '- {title: Camps, filename: camps.aspx, date: 2026-03-14}',
        '- {title: More camps, filename: camps, date: 2026-03-14}',
        '- {title: Camps, filename: camps.ASPX, date: 2026-03-15}',
      ].join('\n'),
    })
    expect([totals.taken, totals.refused]).toEqual([expect.any(Number), 1])
    expect(notes.filter(({ kind }) => kind === 'refused').map((note) => note.reason)).toEqual([
      '"2026-03-14/camps" is already on line 1',
    ])
  })

  test('do not serve their files while hidden', async () => {
    const { store, isOpen } = await department({ 'sport-files.yaml': yaml })
    const rows = await store
      .of('test')
      .selectFrom('item')
      .select('doc')
      .where('kind', '=', 'sport_file')
      .orderBy('rank')
      .execute()
    const urls = rows.flatMap(({ doc }) =>
      (JSON.parse(doc) as { files: { url: string }[] }).files.map(({ url }) => url),
    )
    expect(await Promise.all(urls.map(isOpen))).toEqual([true, false])
  })

  test('appear when due, and the answer expires at that time', async () => {
    const { at } = await department({ 'sport-files.yaml': yaml })
    const before = at('2026-10-01T13:00:00Z')
    expect(await readSportFile(before, '2026-10-01', 'later.aspx')).toBeNull()
    expect(new Date(before.until).toISOString()).toBe('2026-10-01T14:00:00.000Z')
    expect(
      await readSportFile(at('2026-10-01T14:00:00Z'), '2026-10-01', 'later.aspx'),
    ).toMatchObject({ title: 'Later' })
  })
})
