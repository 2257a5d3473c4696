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
  expect((await ask('/showcase/embed.aspx')).html).toContain('This video is not available.')
  expect((await ask('/showcase/live')).location).toBe('/board')
})
