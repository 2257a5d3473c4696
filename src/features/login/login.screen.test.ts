import { expect, test } from 'vitest'
import { openScreen } from '../../../tests/support/screen.ts'

test('says that pages are for members only where there are no accounts [RT-18]', async () => {
  const sent = await openScreen('/hidden/form/7')
  expect([sent.status, sent.location]).toEqual([302, '/login?returnTo=%2Fhidden%2Fform%2F7'])
  const { main, document, status } = await openScreen(sent.location!)
  expect(status).toBe(200)
  expect(main.getByRole('heading', { level: 1 }).textContent).toBe('Members only')
  expect(main.getByRole('link', { name: 'athletics@testham.example' }).getAttribute('href')).toBe(
    'mailto:athletics@testham.example',
  )
  expect(main.getByRole('link', { name: 'Go to the home page' }).getAttribute('href')).toBe('/')
  expect(main.queryByLabelText('Password')).toBeNull()
  expect(document.querySelector('meta[name=robots]')?.getAttribute('content')).toContain('noindex')
})
