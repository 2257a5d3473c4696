import { describe, expect, test } from 'vitest'
import { renderScreen } from '../../../tests/support/render-screen.tsx'
import { sampleSettings } from '../../../tests/support/sample-sport.ts'
import type { Podcast } from '../../contract/podcasts.schema.ts'
import PodcastsScreen from './PodcastsScreen.tsx'

const episode = (id: number): Podcast =>
  ({
    id,
    title: `Episode ${id}`,
    url: `/podcasts/episode/${id}`,
    description: '<p>Write to <a href="mailto:a@b.example">a@b.example</a>.</p><p>New weekly.</p>',
    publishDate: '2026-08-27T06:00',
    duration: '31:04',
    episode: id,
    season: null,
    explicit: false,
    hosts: [],
    guests: [],
    transcript: null,
    fileUrl: '/files/1.mp3',
    fileName: '1.mp3',
    fileType: 'audio/mpeg',
    fileSize: null,
    image: null,
    sport: null,
    category: null,
    tags: [],
  }) as unknown as Podcast
const at = (page: number, pages: number) =>
  renderScreen(
    <PodcastsScreen
      settings={sampleSettings}
      about={null}
      shows={[]}
      episodes={{ items: [3, 2, 1].map(episode), total: pages * 3, page: page - 1, pages }}
    />,
  )
const heard = (html: string) => [
  ...new Set([...html.matchAll(/Episode (\d)/g)].map(([, id]) => id)),
]

describe('the podcasts page [RT-09]', () => {
  test('lists every episode of a page newest first, a large one on page one', () => {
    expect(heard(at(1, 2))).toEqual(['3', '2', '1'])
    expect(at(1, 2)).toContain('Latest episode')
    expect(heard(at(2, 2))).toEqual(['3', '2', '1'])
    expect(at(2, 2)).not.toContain('Latest episode')
  })

  test('shows a description as text, without a space between a link and a period', () => {
    expect(at(1, 2)).toContain('Write to a@b.example. New weekly.')
  })

  test('links pages up to the last addressable one', () => {
    expect(at(1, 2)).toContain('page=2')
    expect(at(2, 2)).not.toContain('page=3')
    expect(at(100, 300)).not.toContain('page=101')
  })
})
