import { expect, test } from 'vitest'
import { hasPage } from './has-page.ts'

test('[RT-14] a result is a link where there is a page', () => {
  for (const url of ['/sports/football', '/Sports/football/roster/2026?sort=name', '/sports/football/roster/sam-okafor/7', '/', '/board/1-2', 'https://paper.example/x', '/showcase/embed.aspx?Archive=7']) expect([url, hasPage(url)]).toEqual([url, true])
  for (const url of ['/no/such/page', '/sports/football/moments/x', 'javascript:alert(1)', 'nowhere', '']) expect([url, hasPage(url)]).toEqual([url, false])
})
