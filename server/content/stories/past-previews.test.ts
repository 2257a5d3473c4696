import { expect, test } from 'vitest'
import { folderForTest, pack, storeForTest } from '../../../tests/support/import-store.ts'
import { footballFile } from '../../../tests/support/football-file.ts'
import { textFile } from '../../../tests/support/text-file.ts'
import { firstPages } from '../../../src/routes/pages/first-pages.ts'
import { importFolder } from '../../import/import-folder.ts'
import { ReadContext } from '../read-context.ts'
import { ingestStatFile } from '../../live/ingest.ts'
import { findGame } from '../games/find-game.ts'
import { readArchives } from './archives.ts'
import { readStories } from './stories.ts'

const story = (title: string, date: string) =>
  `---\ntitle: ${title}\ndate: ${date}\nsport: football\n---\n\nWords.\n`
const head = 'ref,date,opponent,home_away,result,team_score,opponent_score,preview_story'
const stories = {
  'stories/a-word.md': story('A word', '2026-09-01'),
  'stories/first.md': story('Preview of the first', '2026-09-04'),
  'stories/second.md': story('Preview of the second', '2026-09-05T08:00'),
}

test('home drops the preview of a game once it has begun; the archive keeps it [RT-08]', async () => {
  const store = await storeForTest(folderForTest())
  const importGames = (...games: string[]) =>
    importFolder(
      store,
      'test',
      pack({ ...stories, 'schedules/football/2026.csv': textFile(head, ...games) }),
    )
  let now = new Date('2026-09-05T14:00:00Z')
  const context = () => new ReadContext(store, 'test', now)
  const titles = async (query: Parameters<typeof readStories>[1]) =>
    (await readStories(context(), query)).items.map(({ title }) => title)
  const list = { $pageSize: 2 }
  const home = { ...list, hidePastPreviews: true }
  const second = 'two,2026-09-12,Ashford,H,,,,second.md'

  await importGames('one,2026-09-05,Pacific,H,,,,first.md', second)
  expect(await titles(home)).toEqual(['Preview of the second', 'Preview of the first'])

  // Its start has passed, but no score came yet.
  now = new Date('2026-09-05T18:00:00Z')
  await importFolder(
    store,
    'test',
    pack({
      ...stories,
      'schedules/football/2026.csv': textFile(
        'ref,date,time,opponent,home_away,location,preview_story',
        'one,2026-09-05,1 p.m.,Pacific,H,Testham,first.md',
        'two,2026-09-12,7 p.m.,Ashford,H,Testham,second.md',
      ),
    }),
  )
  expect(await titles(home)).toEqual(['Preview of the second', 'Preview of the first'])
  // Never reported.
  now = new Date('2026-09-06T12:00:00Z')
  expect(await titles(home)).toEqual(['Preview of the second', 'A word'])
  now = new Date('2026-09-05T18:30:00Z')
  const file = footballFile({ home: 'Test', visitor: 'Pacific', date: '09/05/2026' })
  const gameId = (await findGame(store, 'test', 'one'))!
  await ingestStatFile(store, 'test', gameId, Buffer.from(file), { sure: true })
  expect(await titles(home)).toEqual(['Preview of the second', 'A word'])

  now = new Date('2026-09-05T22:00:00Z')
  await importGames('one,2026-09-05,Pacific,H,W,14,3,first.md', second)
  expect(await titles(home)).toEqual(['Preview of the second', 'A word'])
  expect(await titles(list)).toEqual(['Preview of the second', 'Preview of the first'])
  expect((await readArchives(context(), {})).items.map(({ title }) => title)).toContain(
    'Preview of the first',
  )
})

test('home and the page of a sport ask for the list without past previews [RT-08]', () => {
  const at = { sport: { id: 7 } } as never
  for (const { reads } of [firstPages.home, firstPages.sportHome])
    expect(JSON.stringify(reads!(at).stories)).toContain('"hidePastPreviews":true')
})
