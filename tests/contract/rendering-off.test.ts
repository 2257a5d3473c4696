import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { departmentWith } from '../support/department-site.ts'
import { siteOf, type Site } from '../support/upstream.ts'

const crawler = { 'user-agent': 'Mozilla/5.0 (compatible; Googlebot/2.1)' }
const pages: [path: string, status: number, text: string][] = [
  ['/', 200, 'Season opens'],
  ['/sports/football/schedule', 200, 'Calder Tech'],
  ['/sports/football/roster', 200, 'Okafor'],
  ['/news/2026/8/28/season-opens', 200, 'open their season'],
  ['/board', 200, 'Scoreboard'],
  ['/no/such/page', 404, 'Page Not Found'],
  ['/sports/quidditch', 404, 'Page Not Found'],
  ['/sports/football/roster/x/999999', 404, 'Page Not Found'],
]

let site: Site
beforeAll(async () => {
  const hosts = ['testham.localhost']
  site = await siteOf(departmentWith({ 'splashes.yaml': '[]' }, { hosts, rendered: false }))
})
afterAll(() => site.close())

describe('a department rendered in the browser', () => {
  test.each(pages)('sends a visitor the shell of %s, status %i [SE-02]', async (path, status) => {
    const shell = await site.ask(path)
    expect(shell.status).toBe(status)
    expect(shell.text).toContain('<div id="app"></div>')
    expect(shell.headers['cache-control']).toContain('private')
  })

  test.each(pages)('sends a crawler all of %s, status %i [SE-02]', async (path, status, text) => {
    const page = await site.ask(path, 'testham.localhost', crawler)
    expect(page.status).toBe(status)
    const main = page.text.slice(page.text.indexOf('<main'), page.text.indexOf('</main'))
    expect(main).toContain(text)
  })
})
