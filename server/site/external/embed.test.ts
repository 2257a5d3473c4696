import { describe, expect, test } from 'vitest'
import { concurrentGames, parseClipId, embedPage } from './answer.ts'
import type { VideoClip } from '../../../src/contract/videos.schema.ts'

const embed = (query: string, hosts = ['media.example']) =>
  embedPage(new URL(`/showcase/embed.aspx?${query}`, 'https://site.example'), null, undefined, {
    hosts,
  })!
const hostile = [
  '',
  'youtube=',
  'youtube=short',
  'youtube="><script>',
  `youtube=${'a'.repeat(12)}`,
  'Archive=javascript:alert(1)',
  'Archive=http://plain.example/a.mp4',
  'Archive=//x',
  'Archive=https://me:secret@x.example/a.mp4',
  'Id=7',
  'Archive=/files/../x',
  'Archive=/files/%2e%2e/x',
  'Archive=/other/a.mp4',
  'Archive=//evil.example/files/a.mp4',
  'Archive=https://evil.example/a.mp4',
  'Archive=https://media.example.evil.example/a.mp4',
]

describe('the embed page [RT-20] [MD-03]', () => {
  test('embeds YouTube without cookies, and allows only that host', async () => {
    const page = embed('YouTube=aBcDeF-_123&autoplay=true&controls=false&live=true')
    expect(page.headers.get('content-security-policy')).toContain(
      'frame-src https://www.youtube-nocookie.com',
    )
    expect(await page.text()).toMatch(
      /<iframe title="Live video" src="https:\/\/www\.youtube-nocookie\.com\/embed\/aBcDeF-_123\?autoplay=1&amp;controls=0/,
    )
  })

  test('plays a file from its own host only, its address escaped', async () => {
    const page = embed(`archive=${encodeURIComponent('https://media.example/a"b.mp4?x=1&y=2')}`)
    expect(page.headers.get('content-security-policy')).toContain('media-src https://media.example')
    expect(await page.text()).toContain('src="https://media.example/a%22b.mp4?x=1&amp;y=2"')
  })

  test('plays a file of the department from this site only', async () => {
    const page = embed(`Archive=${encodeURIComponent('/files/film/a.mp4')}`)
    expect(page.headers.get('content-security-policy')).toMatch(/media-src 'self'$/)
    expect(await page.text()).toContain('<source src="/files/film/a.mp4">')
  })

  test('plays our clip in the first supported format, with poster and settings', async () => {
    const clip = {
      title: 'Coach <on> the opener',
      youtube: null,
      posterImage: { url: '/images/0123456789abcdef' },
      playbackFormats: [
        { url: 'https://a.example/1.m3u8', type: 'application/vnd.apple.mpegurl' },
        { url: 'https://b.example/1.mp4', type: 'video/mp4' },
        { url: 'http://plain.example/1.mp4', type: 'video/mp4' },
      ],
    } as VideoClip
    const at = new URL('https://site.example/Showcase/Embed.aspx?Archive=7')
    expect([
      parseClipId(at),
      parseClipId(new URL('https://site.example/showcase/embed.aspx?archive=7.5')),
      parseClipId(new URL('https://site.example/other?archive=7')),
    ]).toEqual([7, null, null])
    const page = embedPage(at, clip, { autoplay: true, controls: false, live: false })!
    expect(page.headers.get('content-security-policy')).toMatch(
      /media-src https:\/\/a\.example https:\/\/b\.example; img-src 'self'/,
    )
    const html = await page.text()
    expect(html).toContain(
      '<video title="Coach &lt;on&gt; the opener" poster="/images/0123456789abcdef/1280.webp" playsinline autoplay><source src="https://a.example/1.m3u8"',
    )
    expect(html).not.toContain('plain.example')
    expect(await embedPage(at, { ...clip, youtube: 'aBcDeF-_123' })!.text()).toContain(
      'youtube-nocookie.com/embed/aBcDeF-_123',
    )
  })

  test.each(hostile)('loads nothing without a valid video: %s', async (query) => {
    const page = embed(query)
    expect([page.status, page.headers.get('cache-control')]).toEqual([404, 'no-store'])
    expect(page.headers.get('content-security-policy')).not.toMatch(/frame-src|media-src/)
    expect(await page.text()).not.toMatch(/<iframe|<video|<script/)
  })
})

test('redirects concurrent games to the board only [NT-03] [RT-20]', () => {
  const to = (search: string) =>
    concurrentGames(
      new URL(`/GameDay/Concurrent.aspx${search}`, 'https://site.example'),
    )!.headers.get('location')
  expect(to('?IDS=12,15,12')).toBe('/board/12-15')
  expect(to('?ids=//evil.example')).toBe('/board')
  expect(to('')).toBe('/board')
  expect(concurrentGames(new URL('https://site.example/gameday/other.aspx'))).toBeUndefined()
})
