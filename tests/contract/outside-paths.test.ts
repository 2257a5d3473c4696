import { expect, test } from 'vitest'
import { screensOf } from '../support/screen.ts'

const open = screensOf({
  'redirects.yaml':
    '- {guard: outside, from: /showcase/old, gone: true}\n' +
    "- {guard: outside, from: /showcase/live, to: '/board'}\n",
})
const ask = (path: string) => open(path, { headers: { host: 'own.localhost' } })

test.each([
  ['/showcase', 404],
  ['/watch', 404],
  ['/galleries/1', 404],
  ['/services/none.ashx', 404],
  ['/showcase/old', 410],
])('says in the site’s frame that there is no %s [SH-16]', async (path, status) => {
  const answer = await ask(path)
  expect([answer.status, answer.title.split(' | ')[0]]).toEqual([status, 'Page Not Found'])
  expect(answer.main.getAllByRole('heading', { level: 1 })).toHaveLength(1)
  expect(answer.page.getByRole('contentinfo')).toBeDefined()
})

test('keeps embedded videos and redirects outside the frame [MD-03]', async () => {
  const video = await ask('/showcase/embed.aspx?youtube=abcdefghijk')
  expect(video.status).toBe(200)
  expect(video.html).toContain('youtube-nocookie.com/embed/abcdefghijk')
  expect(video.html).not.toContain('<footer')
  // A link to it that anyone wrote leads to YouTube, and does not show a film as the department's.
  const dest = (value: string) => ({ headers: { host: 'own.localhost', 'sec-fetch-dest': value } })
  const page = await open('/Showcase/Embed.aspx?YouTube=abcdefghijk', dest('document'))
  expect([page.status, page.location]).toEqual([302, 'https://www.youtube.com/watch?v=abcdefghijk'])
  const frame = await open('/showcase/embed.aspx?youtube=abcdefghijk', dest('iframe'))
  expect(frame.html).toContain('youtube-nocookie.com/embed/abcdefghijk')
  // An id that no content of the department names, also one in another case.
  for (const id of ['zzzzzzzzzzz', 'ABCDEFGHIJK', '___________']) {
    const stranger = await open(`/showcase/embed.aspx?youtube=${id}`, dest('iframe'))
    expect([id, stranger.status, stranger.html.includes('youtube-nocookie')]).toEqual([
      id,
      404,
      false,
    ])
  }
  const other = await open('/showcase/embed.aspx?youtube=//evil.example', dest('document'))
  expect([other.status, other.location]).toEqual([404, null])
  expect((await ask('/showcase/embed.aspx')).html).toContain('This video is not available.')
  expect((await ask('/showcase/live')).location).toBe('/board')
})
