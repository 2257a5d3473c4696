import { describe, expect, test } from 'vitest'
import { isSameName, nameLetters } from './names.ts'
import { slugOf } from '../words/slug.ts'

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
  ])('%s and %s match', (a, b) => expect(nameLetters(a)).toBe(nameLetters(b)))

  test('include other scripts, and an empty name matches no name', () => {
    expect(nameLetters('Юрий Орлов')).not.toBe(nameLetters('Иван Орлов'))
    expect([nameLetters('李 明'), nameLetters('12'), nameLetters(' - ')]).toEqual(['李明', '', ''])
    expect([isSameName('Zoë', 'ZOE'), isSameName('', ''), isSameName('-', '?')]).toEqual([
      true,
      false,
      false,
    ])
  })

  test('are those of its address', () =>
    expect(
      ['Søren Østby', 'Łukasz Wałek', 'Đặng Minh', 'Zoë Peña-O’Rourke Jr.', 'Œdipe'].map(slugOf),
    ).toEqual(['soren-ostby', 'lukasz-walek', 'dang-minh', 'zoe-pena-orourke-jr', 'oedipe']))
})
