import { expect, test } from 'vitest'
import { openScreen, screensOf } from '../../../tests/support/screen.ts'

const forms = `+
- title: Over
  ref: over
  expirationDate: 2020-01-01
  closedMessage: The list is closed.
  fields: [{type: T, title: Name}]
- {title: Silent, ref: silent, expirationDate: 2020-01-01, fields: [{type: T, title: Name}]}
- title: Soon
  ref: soon
  sportId: football
  startDate: 2027-02-03T09:00
  fields: [{type: T, title: Name}]
- title: Guarded
  ref: guarded
  access: protected
  fields: [{type: T, title: Name, name: name, required: true}]
- {title: Team, ref: team, access: hidden, fields: [{type: T, title: Name, name: name}]}
- title: Every field
  ref: every
  description: Two days in July.
  fields:
    - {type: T, title: Parent, name: parent, required: true, maxLength: 40}
    - {type: N, title: Children, name: children, required: true, help: Three at most.}
    - {type: S, title: Shirt, name: shirt, options: [S, M]}
    - {type: '-', title: Health}
    - type: R
      title: Allergies
      name: allergies
      options: ['Yes', {title: 'No', preselected: true}]
    - {type: '5', title: Heard of us by, name: heard, options: [A friend, School]}
    - {type: C, title: Rules, name: rules, required: true, options: [I have read the rules]}
- {title: Gift, ref: gift, payment: {formType: open, amount: 5}, fields: [{type: T, title: Giver}]}
`
const site = screensOf({ 'forms.yaml': forms })
const open = (path: string) => site(path, { headers: { host: 'own.localhost' } })

test('says why a form takes no answers, and whom to contact [FM-05]', async () => {
  const closed = await open('/form/3')
  expect(closed.main.getByRole('heading', { level: 1 }).textContent).toBe('Over')
  expect(closed.main.getByRole('heading', { name: 'This form is closed' })).toBeTruthy()
  expect(closed.words).toContain('The list is closed.')
  expect(closed.main.queryByRole('textbox')).toBeNull()
  const home = closed.main.getByRole('link', { name: 'Go to the home page' })
  expect(home.getAttribute('href')).toBe('/')

  const silent = await open('/form/4')
  expect(silent.words).toContain(
    'This form no longer accepts entries. Questions go to athletics@testham.example',
  )

  const soon = await open('/form/5')
  expect(soon.main.getByRole('heading', { name: 'Not open yet' })).toBeTruthy()
  expect(soon.words).toMatch(/It opens Wednesday, February 3, 2027 ?, 9 a\.m\./)
  const more = soon.main.getByRole('link', { name: 'More Football' })
  expect(more.getAttribute('href')).toBe('/sports/football')
  expect(soon.main.queryByRole('button', { name: /^Send/ })).toBeNull()
})

test('shows a protected form at its own address only, unlisted [FM-05]', async () => {
  expect((await open('/form/6')).status).toBe(404)
  const guarded = await open('/protected/form/6')
  expect(guarded.status).toBe(200)
  expect(guarded.main.getByRole('textbox', { name: /^Name/ })).toBeTruthy()
  const robots = guarded.document.querySelector('meta[name=robots]')
  expect(robots?.getAttribute('content')).toBe('noindex')
})

test('redirects from a form for members to the login [FM-05] [RT-18]', async () => {
  expect((await open('/form/7')).status).toBe(404)
  expect((await open('/protected/form/7')).status).toBe(404)
  const { status, location } = await open('/hidden/form/7')
  expect([status, location]).toEqual([302, '/login?returnTo=%2Fhidden%2Fform%2F7'])
})

test('draws each kind of field with its label, help and state [FM-02]', async () => {
  const { main, document, words } = await open('/form/8')
  expect(words).toContain('Two days in July.')
  const form = document.querySelector('main form')!
  const attributes = (of: Element, ...names: string[]) => names.map((name) => of.getAttribute(name))
  expect(attributes(form, 'method', 'action', 'novalidate')).toEqual(['post', '/form/8', ''])
  const parent = main.getByRole('textbox', { name: /^Parent/ })
  expect(attributes(parent, 'aria-required', 'maxlength', 'autocomplete')).toEqual([
    'true',
    '40',
    'name',
  ])
  const children = main.getByRole('textbox', { name: /^Children/ })
  const help = document.getElementById(children.getAttribute('aria-describedby')!)
  expect(help!.textContent).toBe('Three at most.')
  const shirt = main.getByRole('combobox', { name: 'Shirt' })
  expect([...shirt.querySelectorAll('option')].map(({ textContent }) => textContent)).toEqual([
    'Select...',
    'S',
    'M',
  ])
  expect(main.getByRole('heading', { level: 2, name: 'Health' })).toBeTruthy()
  expect(main.getByRole('radiogroup', { name: 'Allergies' })).toBeTruthy()
  expect(main.getByRole('radio', { name: 'No' }).hasAttribute('checked')).toBe(true)
  const heard = main.getByRole('radiogroup', { name: 'Heard of us by' })
  expect(heard.querySelectorAll('input')).toHaveLength(2)
  const rules = main.getByRole('checkbox', { name: /^I have read the rules/ })
  expect(rules.getAttribute('aria-required')).toBe('true')
  expect(main.getByRole('button', { name: 'Send' }).getAttribute('type')).toBe('submit')
  expect(words).not.toContain('Amount due')
})

test('asks for an amount when the visitor chooses it [FM-05]', async () => {
  const { main, words } = await open('/form/9')
  expect(main.getByRole('textbox', { name: 'Amount in dollars, at least $5.00' })).toBeTruthy()
  expect(words).toContain('Amount due Not known yet')
})

test('thanks for a form sent without JavaScript [FM-05]', async () => {
  const { main, words } = await openScreen('/form/1?sent=yes')
  expect(main.getByRole('heading', { name: 'Received, thank you' })).toBeTruthy()
  expect(words).toContain('Thank you, we will write back.')
  const again = main.getByRole('link', { name: 'Fill out another' })
  expect(again.getAttribute('href')).toBe('/form/1')
  expect(main.queryByRole('textbox')).toBeNull()
})
