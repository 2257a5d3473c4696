import { expect, test } from 'vitest'
import { ownScreens } from '../../../tests/support/read-screen.ts'
import { openScreen } from '../../../tests/support/screen.ts'

/** The options of a group, the one that counts before any choice first. */
const optionsOf = (group: HTMLElement) =>
  [...group.querySelectorAll('input')].map(
    (input) => `${input.checked ? '*' : ''}${input.parentElement?.textContent}`,
  )

test('offers settings with defaults, and says it needs JavaScript [OF-02]', async () => {
  const { main, title } = await openScreen('/settings')
  expect(title).toBe('Settings | Testham Terriers')
  const groups = main.getAllByRole('group').map(optionsOf)
  for (const options of [
    ['*Device', 'Light', 'Dark'],
    ['*Device', 'Less'],
    ['*Shown', 'Hidden'],
  ]) {
    expect(groups).toContainEqual(options)
  }
  expect(main.getByText(/^Settings need JavaScript/)).toBeTruthy()
  expect(main.getByRole('switch', { name: /shortcuts/i }).hasAttribute('checked')).toBe(true)
})

test.each([
  ['/my-teams', 'My Teams', 'Following teams needs JavaScript'],
  ['/notifications', 'Notifications', 'Notifications need JavaScript'],
  ['/saved', 'Saved on this device', 'Saving pages needs JavaScript.'],
])(
  'renders %s without JavaScript and explains why it needs it [OF-02]',
  async (path, heading, words) => {
    const { main, status } = await openScreen(path)
    expect(status).toBe(200)
    expect(main.getByRole('heading', { level: 1 }).textContent).toBe(heading)
    expect(main.getByText(new RegExp(`^${words}`))).toBeTruthy()
  },
)

test('lists every team to follow, with its own link [OF-02]', async () => {
  const { main } = await openScreen('/my-teams')
  const teams = main.getAllByRole('listitem').filter((row) => row.hasAttribute('data-team'))
  const links = teams.map((row) => row.querySelector('a')!)
  expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
    ['Football', '/sports/football'],
    ["Women's Soccer", '/sports/womens-soccer'],
  ])
  for (const name of ['Football', "Women's Soccer"]) {
    expect(main.getByRole('button', { name: new RegExp(name) })).toBeTruthy()
  }
})

test('names the place of a next game on a neutral site [OF-02]', async () => {
  const open = ownScreens(
    {
      'schedules/football/2026.csv':
        'ref,date,opponent,home_away,location\ng1,2099-09-01,Ashford,N,"Windham, Texas"\n',
      'schedules/womens-soccer/2026.csv':
        'ref,date,opponent,home_away,location\ng2,2099-09-02,Ashford,A,"Ashford, Iowa"\n',
    },
    { mayRefuse: true },
  )
  const { words } = await open('/my-teams')
  expect(words).toMatch(/vs Ashford in Windham, Texas · Tue, Sept. 1 · TBA/)
  expect(words).toMatch(/at Ashford · Wed, Sept. 2 · TBA/)
})
