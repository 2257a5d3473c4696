import { expect, test } from 'vitest'
import { pack } from '../../../tests/support/import-store.ts'
import { checkFolder } from './check-folder.ts'

async function said(...texts: string[]): Promise<string[]> {
  const { findings } = await checkFolder(
    pack(
      Object.fromEntries(
        texts.map((text, i) => [
          `stories/${i + 1}.md`,
          `---\ntitle: T${i}\ndate: 2026-09-06\n---\n\n${text}\n`,
        ]),
      ),
    ),
  )
  return findings
    .filter((one) => one.check === 'quotes')
    .map(({ file, line, what }) => `${file}:${line} ${what}`)
}

test('reports one quote in two stories, and of two people [CA-03]', async () => {
  expect(
    await said(
      '"We trust the work, it sounds boring," said head coach Ada de Alpha. More.',
      'Words.\n\n“We trust the work. It sounds boring.” That was all.',
    ),
  ).toEqual([
    'stories/2.md:8 the quote "We trust the work. It sounds boring." is also in stories/1.md line 6',
  ])
  expect(
    await said(
      '"We trust the work, it sounds boring," said head coach Ada de Alpha. More.',
      '"We trust the work, it sounds boring," Beta said.',
    ),
  ).toEqual([
    'stories/2.md:6 the quote "We trust the work, it sounds boring," is of Beta here and of Ada de Alpha in stories/1.md line 6',
  ])
  expect(
    await said(
      '"We trust the work, it sounds boring," Alpha said.\n\n"We trust the work, it sounds boring," Beta said.',
    ),
  ).toHaveLength(1)
})

test('does not report short quotes, and one that returns in its story [CA-03]', async () => {
  expect(
    await said(
      '"That was fun," Alpha said. "Here is one that is only here," Beta said.',
      '"That was fun," Beta said. "And this one is only here too," Beta said.',
    ),
  ).toEqual([])
  expect(
    await said(
      '"We trust the work, it sounds boring," Ada Alpha said.\n\n"We trust the work, it sounds boring," said Alpha.',
    ),
  ).toEqual([])
})
