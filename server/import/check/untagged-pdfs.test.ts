import { deflateSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { pack } from '../../../tests/support/import-store.ts'
import { checkFolder } from './check-folder.ts'

test('advises to tag PDFs, also of the compressed kind, and not unused ones [CA-03]', async () => {
  const streamed = (catalog: string) =>
    Buffer.concat([
      Buffer.from('%PDF-1.7\n1 0 obj\n<< /Type /ObjStm /N 1 /First 4 >>\nstream\n', 'latin1'),
      deflateSync(Buffer.from(catalog)),
      Buffer.from('\nendstream\nendobj\n%%EOF', 'latin1'),
    ])
  const titles = ['plain', 'marked', 'rooted', 'packed', 'packed-plain']
  const { findings } = await checkFolder(
    pack({
      'files/plain.pdf': '%PDF-1.4\n<< /Type /Catalog /MarkInfo << /Marked false >> >>\n%%EOF',
      'files/marked.pdf': '%PDF-1.4\n<< /Type /Catalog /MarkInfo << /Marked true >> >>\n%%EOF',
      'files/rooted.pdf': '%PDF-1.4\n<< /Type /Catalog /StructTreeRoot 5 0 R >>\n%%EOF',
      'files/packed.pdf': streamed('1 0 << /Type /Catalog /MarkInfo<</Marked true>> >>'),
      'files/packed-plain.pdf': streamed('1 0 << /Type /Catalog >>'),
      'files/unused.pdf': '%PDF-1.4\n%%EOF',
      'documents.yaml': titles
        .map(
          (title) =>
            `- {title: ${title}, path: /documents/${title}.pdf, file: {path: files/${title}.pdf}}\n`,
        )
        .join(''),
    }),
  )
  expect(
    findings
      .filter(({ check }) => check === 'PDF tags')
      .map(({ level, file }) => `${level} ${file}`),
  ).toEqual(['note files/packed-plain.pdf', 'note files/plain.pdf'])
})
