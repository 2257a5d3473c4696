import { expect, test } from 'vitest'
import { askerOf } from '../../../tests/support/ask-api.ts'
import { pack, storeForTest } from '../../../tests/support/import-store.ts'
import { importFolder } from '../../import/import-folder.ts'
import { textFile } from '../../../tests/support/text-file.ts'

test('lists teams and next home games at a facility [RT-10]', async () => {
  const store = await storeForTest()
  const game = (ref: string, date: string, opponent: string, place: string, facility: string) =>
    `${ref},${date},7 p.m.,${opponent},${place},Testham,${facility}\n`
  const head = 'ref,date,time,opponent,home_away,location,facility\n'
  await importFolder(
    store,
    'test',
    pack({
      'schedules/football/2026.csv':
        `${head}${game('a', '2099-10-03', 'Later', 'H', 'OLD FIELD')}` +
        `${game('b', '2099-09-05', 'Sooner', 'H', 'Old Field')}` +
        `${game('c', '2099-09-12', 'Elsewhere', 'H', 'New Field')}` +
        `${game('d', '2099-09-19', 'Host', 'A', 'Old Field')}` +
        `${game('e', '2001-09-19', 'Past', 'H', 'Barn')}`,
      'facilities.yaml': textFile(
        '- {title: Old Field}',
        '- {title: New Field}',
        '- {title: Barn}',
        '- {title: Shed, sportId: football}',
      ),
    }),
  )
  const ask = askerOf(store, 'test')
  const eventsOf = async (id: number) => {
    const { value } = await ask(`Facilities/${id}/events`)
    return (
      value && [
        value.sports.map(({ title }: { title: string }) => title),
        value.games.map(({ opponent }: { opponent: { title: string } }) => opponent.title),
      ]
    )
  }
  const { items } = (await ask('Facilities')).value as { items: { id: number; title: string }[] }
  const idOf = (title: string) => items.find((one) => one.title === title)!.id
  expect(await eventsOf(idOf('Old Field'))).toEqual([['Football'], ['Sooner', 'Later']])
  expect(await eventsOf(idOf('New Field'))).toEqual([['Football'], ['Elsewhere']])
  expect(await eventsOf(idOf('Barn'))).toEqual([[], []])
  expect(await eventsOf(idOf('Shed'))).toEqual([['Football'], []])
  expect((await ask('Facilities/999/events')).value ?? null).toBeNull()
})

test('returns staff of no department on their own [RT-07]', async () => {
  const store = await storeForTest()
  await importFolder(
    store,
    'test',
    pack({
      'departments.yaml': '- {title: Office}\n',
      'staff.yaml': textFile(
        '- {firstName: Ann, lastName: In, title: Clerk, departmentId: Office}',
        '- {firstName: Bo, lastName: Out, title: Historian}',
      ),
    }),
  )
  const { items } = (await askerOf(store, 'test')('Staff?unassigned=true')).value as {
    items: { lastName: string }[]
  }
  expect(items.map(({ lastName }) => lastName)).toEqual(['Out'])
  expect((await askerOf(store, 'test')('Staff')).value.total).toBe(2)
})
