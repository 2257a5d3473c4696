import { describe, expect, test } from 'vitest'
import { isSameName, nameKey } from './names.ts'
import { slugify } from '../words/slug.ts'

describe('the letters of a name [RT-18]', () => {
  test.each([
    ['Søren Østby', 'SOREN OSTBY'],
    ['Łukasz Wałek', 'LUKASZ WALEK'],
    ['Zoë Peña-Ruiz', 'ZOE PENA RUIZ'],
    ['Bjarni Þórðarson', 'BJARNI THORDARSON'],
    ['Anna Strauß', 'Anna STRAUSS'],
    ['Anna STRAUẞ', 'Anna Strauss'],
    ['Đặng Minh', 'Dang Minh'],
    ['Mæva Lecœur', 'MAEVA LECOEUR'],
    ["D’Arcy O'Nell", 'DARCY ONELL'],
    ['Νίκος Παππάς', 'ΝΙΚΟΣΠΑΠΠΑΣ'],
    ['Işıl', 'ISIL'],
  ])('%s and %s match', (a, b) => expect(nameKey(a)).toBe(nameKey(b)))

  test('include other scripts, and an empty name matches no name', () => {
    expect(nameKey('Юрий Орлов')).not.toBe(nameKey('Иван Орлов'))
    expect([nameKey('李 明'), nameKey('12'), nameKey(' - ')]).toEqual(['李明', '', ''])
    expect([isSameName('Zoë', 'ZOE'), isSameName('', ''), isSameName('-', '?')]).toEqual([
      true,
      false,
      false,
    ])
  })

  test('are those of its address', () =>
    expect(
      ['Søren Østby', 'Łukasz Wałek', 'Đặng Minh', 'Zoë Peña-O’Rourke Jr.', 'Œdipe'].map(slugify),
    ).toEqual(['soren-ostby', 'lukasz-walek', 'dang-minh', 'zoe-pena-orourke-jr', 'oedipe']))
})
