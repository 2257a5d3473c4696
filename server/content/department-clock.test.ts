import { expect, test } from 'vitest'
import { pack, storeForTest } from '../../tests/support/import-store.ts'
import { importFolder } from '../import/import-folder.ts'
import { readForms } from './forms/forms.ts'
import { ReadContext } from './read-context.ts'
import { readClock } from './department-clock.ts'
import { readShopProducts } from './department/shop.ts'
import { readSlides } from './media/galleries.ts'

const svg =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 16 9" width="1600" height="900"><rect width="16" height="9"/></svg>'

test('runs content until the end of its last second, or of its last day [CA-02]', async () => {
  const store = await storeForTest()
  await importFolder(
    store,
    'test',
    pack({
      'pictures/p.svg': svg,
      'slideshow.yaml':
        '- {title: S, image: {path: pictures/p.svg, alt: P}, startDate: 2026-11-21T12:00, endDate: 2026-11-21}\n',
      'shop.yaml':
        '- {title: Cap, originalPrice: 10, link: /cap, discount: {type: amount, amount: 1, expiration: 2026-11-21T23:59:59}}\n',
      'forms.yaml':
        '- {title: F, startDate: 2026-11-21T12:00, expirationDate: 2026-11-21, fields: [{type: T, title: Name}]}\n',
    }),
  )
  // Chicago: midnight is 06:00 UTC.
  const at = async (moment: string) => {
    const readings = Array.from(
      { length: 4 },
      () => new ReadContext(store, 'test', new Date(moment)),
    )
    const [slides, shop, forms, clock] = readings as [
      ReadContext,
      ReadContext,
      ReadContext,
      ReadContext,
    ]
    return [
      (await readSlides(slides)).length === 1,
      (await readShopProducts(shop, {})).items[0]!.discount !== null,
      (await readForms(forms))[0]?.status ?? 'pending',
      (await readClock(clock)).isRunning('2026-11-21T12:00:00', '2026-11-21T23:59:59'),
      ...readings.map(({ until }) =>
        Number.isFinite(until) ? new Date(until).toISOString().slice(8, 23) : null,
      ),
    ]
  }
  expect(await at('2026-11-21T17:59:59.999Z')).toEqual([
    false,
    true,
    'pending',
    false,
    '21T18:00:00.000',
    '22T06:00:00.000',
    '21T18:00:00.000',
    '21T18:00:00.000',
  ])
  expect(await at('2026-11-21T18:00:00Z')).toEqual([
    true,
    true,
    'active',
    true,
    ...Array.from({ length: 4 }, () => '22T06:00:00.000'),
  ])
  expect(await at('2026-11-22T05:59:59.999Z')).toEqual([
    true,
    true,
    'active',
    true,
    ...Array.from({ length: 4 }, () => '22T06:00:00.000'),
  ])
  expect(await at('2026-11-22T06:00:00Z')).toEqual([
    false,
    false,
    'closed',
    false,
    null,
    null,
    null,
    null,
  ])
})
