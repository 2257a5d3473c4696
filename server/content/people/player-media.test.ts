import { describe, expect, test } from 'vitest'
import { pack, storeForTest } from '../../../tests/support/import-store.ts'
import { importFolder } from '../../import/import-folder.ts'
import { readPlayerMedia } from './player-history.ts'
import { ReadContext } from '../read-context.ts'
import { textFile } from '../../../tests/support/text-file.ts'

const svg = (colour: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 16 9" width="1600" height="900"><rect width="16" height="9" fill="${colour}"/></svg>`
const files = {
  'rosters/football/2026.csv': 'name,person\nAda Alpha,ada\n',
  'pictures/given.svg': svg('#123456'),
  'pictures/coming.svg': svg('#654321'),
  'awards.yaml': textFile(
    '- {title: Week 1, date: 2026-09-07, name: Ada Alpha, playerId: ada, image: {path: pictures/given.svg, alt: Given}}',
    '- {title: Week 2, date: 2026-09-14T09:00, name: Ada Alpha, playerId: ada, image: {path: pictures/coming.svg, alt: Coming}}',
  ),
  'stories/due.md': textFile(
    '---',
    'title: Due at noon',
    'date: 2026-09-13T12:00',
    'sport: football',
    'players: [ada]',
    '---',
    '',
    'Words.',
  ),
}
async function mediaOf(more: Record<string, string> = {}) {
  const store = await storeForTest()
  await importFolder(store, 'test', pack({ ...files, ...more }))
  return async (moment: string) => {
    const context = new ReadContext(store, 'test', new Date(moment))
    const media = (await readPlayerMedia(context, 1))!
    return [
      media.images.map(({ altText }) => altText),
      media.stories.map(({ title }) => title),
      Number.isFinite(context.until) ? new Date(context.until).toISOString() : null,
    ]
  }
}

describe('pictures and stories of a player [RT-18]', () => {
  test('include published items, and expire when the next is due', async () => {
    const at = await mediaOf()
    expect(await at('2026-09-13T16:59:59Z')).toEqual([['Given'], [], '2026-09-13T17:00:00.000Z'])
    expect(await at('2026-09-13T17:00:00Z')).toEqual([
      ['Given'],
      ['Due at noon'],
      '2026-09-14T14:00:00.000Z',
    ])
    expect(await at('2026-09-14T14:00:00Z')).toEqual([['Coming', 'Given'], ['Due at noon'], null])
  })

  test('leave out awards when the department shows none', async () => {
    const at = await mediaOf({ 'people-settings.yaml': '- {for: awards, enabled: false}\n' })
    expect(await at('2026-09-14T14:00:00Z')).toEqual([[], ['Due at noon'], null])
  })
})
