import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { PatternError, parsePattern } from './pattern.ts'

const runs = process.env['PROOF'] ? 100_000 : 3000

describe('patterns of a department [FM-03]', () => {
  it.each([
    ['^\\d{5}(-\\d{4})?$', '12345-6789', true],
    ['^\\d{5}(-\\d{4})?$', '1234', false],
    ['^(red|white)$', 'white', true],
    ['^(red|white)$', 'off-white', false],
    ['a.c', 'xabcx', true],
    ['^[A-Z][a-z]+$', 'Harlan', true],
    ['[^\\d\\s]', '1 2', false],
    ['\\bcamp\\b', 'a camp!', true],
    ['\\bcamp\\b', 'camping', false],
    ['^a{2,3}$', 'aaaa', false],
    ['^(?:ab)+$', 'ababab', true],
    ['^$', '', true],
    ['^.$', '🏈', true],
  ])('/%s/ on "%s" is %s', (source, text, fits) => expect(parsePattern(source)(text)).toBe(fits))

  it('ignore case with i', () =>
    expect([parsePattern('^[a-f]É$', 'i')('Bé'), parsePattern('^[a-f]É$')('Bé')]).toEqual([
      true,
      false,
    ]))

  it('match like the browser’s engine for any accepted pattern', () => {
    const { pattern } = fc.letrec<{ pattern: string; part: string; atom: string }>((tie) => ({
      atom: fc.oneof(
        { maxDepth: 3 },
        fc.constantFrom(
          'a',
          'b',
          'c',
          '.',
          '\\d',
          '\\w',
          '\\s',
          '[ab]',
          '[^a]',
          '[a-c1]',
          '-',
          ' ',
          '1',
        ),
        tie('pattern').map((inner) => `(?:${inner})`),
      ),
      part: fc
        .tuple(tie('atom'), fc.constantFrom('', '', '*', '+', '?', '{2}', '{1,2}', '{0,}', '*?'))
        .map(([atom, count]) => atom + count),
      pattern: fc
        .tuple(
          fc.constantFrom('', '^'),
          fc.array(fc.oneof(tie('part'), fc.constantFrom('\\b', '|')), { maxLength: 5 }),
          fc.constantFrom('', '$'),
        )
        .map(([from, parts, to]) => from + parts.join('') + to),
    }))
    fc.assert(
      fc.property(
        pattern,
        fc
          .array(fc.constantFrom('a', 'b', 'c', '1', ' ', '-', 'A', 'é'), { maxLength: 10 })
          .map((some) => some.join('')),
        (source, text) => {
          try {
            return parsePattern(source)(text) === new RegExp(source, 'u').test(text)
          } catch (error) {
            return error instanceof PatternError
          }
        },
      ),
      { numRuns: runs },
    )
  })

  // A backtracking engine would not finish in any reasonable time.
  it.each([
    ['(a+)+$', false],
    ['(a|a)*$', true],
    ['(a|ab|b)*c$', false],
    ['^(\\w+\\s?)*$', false],
    ['([a-z]+)*[0-9]', false],
    ['(.*)(.*)(.*)(.*)x$', false],
  ])('%s stays fast', (source, fits) => {
    expect(parsePattern(source)(`${'a'.repeat(20_000)}!`)).toBe(fits)
  })

  it.each(['(?:\\w?){140}x', '(?:[^b]?){140}x', '(?:\\S?\\w?){70}x$'])(
    '%s gives up on a text with too many ways through it',
    (source) => {
      const test = parsePattern(source)
      expect(test('a'.repeat(1000))).toBe(false)
      expect(test('a'.repeat(20_000))).toBe('too long')
    },
  )

  it.each([
    '(?=a)',
    '(?<!a)b',
    '\\1',
    '(a',
    'a)',
    'a**',
    '[z-a]',
    'a{2,1}',
    '*',
    'a{9999}',
    '((a{100}){100}){100}',
    '\\',
    '[a',
    '\\p{L}',
    '('.repeat(60) + ')'.repeat(60),
    'a{',
  ])('%s is refused on reading the form, with a reason', (source) => {
    expect(() => parsePattern(source)).toThrow(PatternError)
  })
})
