import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { nameKey } from './names.ts'
import { nameOfSlug } from './slug-name.ts'
import { slugify } from '../words/slug.ts'

describe('a name from an address alone [MD-05] [Q46] [Q47]', () => {
  test.each([
    ['leon-griffin-iii', 'Leon Griffin III'],
    ['vincent-anthony-jr', 'Vincent Anthony JR'],
    ['ken-sr', 'Ken SR'],
    ['a-ii', 'A II'],
    ['henry-iv', 'Henry IV'],
    ['joep-de-bruin', 'Joep de Bruin'],
    ['landon-marquez-de-la-plata', 'Landon Marquez de la Plata'],
    ['ana-da-silva', 'Ana da Silva'],
    ['al-bo-li', 'Al Bo Li'],
    ['bo-li', 'Bo Li'],
    ['li-al', 'Li Al'],
    ['jo-ng', 'Jo Ng'],
    ['de-shaw', 'De Shaw'],
    ['cj-de', 'CJ De'],
    ['aj-smith', 'AJ Smith'],
    ['helgheim-jr-', 'Helgheim JR'],
    ['iv', 'Iv'],
    ['', ''],
    ['---', ''],
  ])('%s → %s', (slug, name) => expect(nameOfSlug(slug)).toBe(name))

  const word = fc.oneof(
    fc.constantFrom('jr', 'sr', 'ii', 'iii', 'iv', 'de', 'da', 'al', 'bo', 'li', 'la', 'cj', 'van'),
    fc.stringMatching(/^[a-z]{1,9}$/),
  )
  const slug = fc.array(word, { minLength: 1, maxLength: 6 }).map((words) => words.join('-'))

  test('has the letters of the address, and leads back to it', () => {
    fc.assert(
      fc.property(slug, (one) => {
        expect(nameKey(nameOfSlug(one))).toBe(nameKey(one))
        expect(slugify(nameOfSlug(one))).toBe(slugify(one))
        expect(nameOfSlug(nameOfSlug(one))).toBe(nameOfSlug(one))
      }),
    )
  })

  test('is in capitals only in suffixes and initials', () => {
    fc.assert(
      fc.property(slug, (one) => {
        const shouted = nameOfSlug(one)
          .split(' ')
          .slice(1)
          .filter((part) => part.length > 1 && part === part.toUpperCase())
        expect(shouted.filter((part) => !['JR', 'SR', 'II', 'III', 'IV'].includes(part))).toEqual(
          [],
        )
      }),
    )
  })
})
