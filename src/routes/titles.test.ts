import { expect, test } from 'vitest'
import { sampleSettings } from '../../tests/support/sample-sport.ts'
import type { Meta } from '../contract/rendering.ts'
import { honors } from './pages/honors.ts'
import { history } from './pages/history.ts'

const meta = (row: { meta: (page: never) => Meta }, page: object): Meta =>
  row.meta({ settings: sampleSettings, ...page } as never)

test('titles each grouping of an honor [SE-01]', () => {
  const titles = [undefined, 'name', 'sport', 'category'].map(
    (grouping) =>
      meta(honors.honors, {
        params: { slug: 'hall', grouping },
        honor: { honor: { slug: 'hall', title: 'Hall of Fame' } },
      }).title,
  )
  expect(titles).toEqual([
    'Hall of Fame',
    'Hall of Fame by Name',
    'Hall of Fame by Sport',
    'Hall of Fame by Category',
  ])
})

test('tells a topic from a page of the same name, with a full description [SE-01]', () => {
  const of = (description: string | null) =>
    meta(history.tag, { content: { tag: { id: 1, name: 'Tickets', description } } })
  expect(of(null)).toMatchObject({
    title: 'Topic: Tickets',
    description: expect.stringMatching(/^Stories, podcasts and videos of the .+ about Tickets\.$/),
  })
  expect(of('Where to get in').description).toMatch(
    /^Where to get in\. Stories, podcasts and videos of the /,
  )
  expect(of('w'.repeat(80)).description).toBe('w'.repeat(80))
})
