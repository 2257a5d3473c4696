import { expect, test } from 'vitest'
import { openScreen } from '../../../tests/support/screen.ts'

test('lists documents under their headings, with the type of each file [RT-20]', async () => {
  const { main, title, status } = await openScreen('/documents')
  expect([status, title]).toEqual([200, expect.stringMatching(/^Documents/)])
  expect(main.getByRole('heading', { level: 1 }).textContent).toBe('Documents')
  const headings = main.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent)
  expect(headings.slice(0, 2)).toEqual(['Compliance', 'More'])
  const handbook = main.getByRole('link', { name: 'Student-Athlete Handbook' })
  expect(handbook.getAttribute('href')).toMatch(/handbook\.pdf$/)
  const row = handbook.closest('li')!.textContent
  expect(row).toContain('Rules and help for')
  expect(row).toMatch(/PDF/)
  expect(row).toContain('August 1, 2026')
  const minutes = main.getByRole('link', { name: 'Minutes of the Board' })
  expect(minutes.getAttribute('href')).toBe('/documents/board/minutes-2026.pdf')
  expect(minutes.closest('li')!.textContent).toContain('On request')
})

test('says how to request a document that is not public [RT-20]', async () => {
  const { main, html, words } = await openScreen('/documents/board/minutes-2026.pdf')
  expect(main.getByRole('heading', { level: 1 }).textContent).toBe('Minutes of the Board')
  expect(main.getByRole('heading', { name: 'Available on request' })).toBeTruthy()
  expect(words).toContain('The office sends them to members of the college.')
  const ask = main.getByRole('link', { name: 'Write to athletics@testham.example' })
  expect(ask.getAttribute('href')).toBe(
    'mailto:athletics@testham.example?subject=Minutes%20of%20the%20Board',
  )
  expect(html).not.toMatch(/href="\/files\/[^"]*minutes/)
})
