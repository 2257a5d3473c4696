import { expect, test } from 'vitest'
import { answersOf, hrefOf, notFound, textsOf } from '../../../tests/support/read-screen.ts'
import { openScreen } from '../../../tests/support/screen.ts'

test('lists events of a day in earlier years, and links more [RT-11]', async () => {
  const { status, title, main, words } = await openScreen('/on-this-day?month=8&day=29')
  expect([status, title]).toEqual([200, 'On This Day, August 29 | Testham Terriers'])
  expect(textsOf(main.getAllByRole('heading'))).toEqual([
    expect.stringMatching(/^On this day ?August 29$/),
    '1931',
    'First game under lights',
  ])
  expect(words).toContain('Two thousand people came to see the lamps lit.')
  expect(hrefOf(main.getByRole('link', { name: 'First game under lights' }))).toBe('/facilities')
})

test('shows today by default, and a message without events [RT-11]', async () => {
  const { title, words, main } = await openScreen('/on-this-day')
  expect(title).toBe('On This Day, November 21 | Testham Terriers')
  expect(words).toContain('Nothing listed for November 21 . See November 20 or November 22')
  expect(hrefOf(main.getAllByRole('link', { name: 'November 20' })[0]!)).toBe(
    '/on-this-day?month=11&day=20',
  )
})

test('links neighboring days across months, leap day included [RT-11]', async () => {
  const beside = async (query: string) => {
    const { main } = await openScreen(`/on-this-day?${query}`)
    const nav = main.getByRole('navigation', { name: 'Nearby days' })
    return textsOf([...nav.querySelectorAll('a')])
  }
  expect(await beside('month=3&day=1')).toEqual(['February 29', 'March 2'])
  expect(await beside('month=12&day=31')).toEqual(['December 30', 'January 1'])
})

test('offers every other day by a plain form, with its own day chosen [RT-11]', async () => {
  const { main, document } = await openScreen('/on-this-day?month=8&day=29')
  expect(main.getByRole('form', { name: 'Another day' }).getAttribute('action')).toBe(
    '/on-this-day',
  )
  const options = [...document.querySelectorAll('select option')]
  const chosen = options.filter((option) => option.hasAttribute('selected'))
  expect(textsOf(chosen)).toEqual(['August', '29'])
})

test('redirects the old spelling, and answers 404 for Feb. 30 [RT-11]', async () => {
  expect(await answersOf(openScreen, ['/otd?month=8&day=29'])).toEqual([
    ['/otd?month=8&day=29', 301, '/on-this-day?month=8&day=29'],
  ])
  const wrong = ['/on-this-day?month=2&day=30', '/on-this-day?month=4&day=31']
  expect(await answersOf(openScreen, wrong)).toEqual(notFound(wrong))
})
