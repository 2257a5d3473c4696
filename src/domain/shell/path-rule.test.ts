import fc from 'fast-check'
import { describe, expect, test, vi } from 'vitest'
import {
  ruleBase,
  pathBases,
  byStrictness,
  fillTarget,
  matchRule,
  namesIn,
  parseRule,
  type PathRule,
} from './path-rule.ts'

const rule = (text: string): PathRule => {
  const parsed = parseRule(text)
  if (typeof parsed === 'string') throw new Error(parsed)
  return parsed
}
const lead = (from: string, to: string, path: string): string | null => {
  const found = matchRule(rule(from), path)
  return found && fillTarget(to, found)
}

describe('address rules [RT-21]', () => {
  test.each([
    ['/fb', '/sports/football', '/fb', '/sports/football'],
    ['/fb', '/sports/football', '/FB/', '/sports/football'],
    ['/fb', '/sports/football', '/fb/x', null],
    ['/old/*', '/archives/*', '/old/a/b%20c', '/archives/a/b%20c'],
    ['/old/*', '/archives/*', '/old', '/archives'],
    ['/old/*', '/archives/*', '/older', null],
    [
      '/news/:year/:slug.aspx',
      '/news/:year/1/1/:slug',
      '/news/2014/Big-Win.aspx',
      '/news/2014/1/1/Big-Win',
    ],
    ['/news/:year/:slug.aspx', '/x/:slug', '/news/2014/.aspx', null],
    ['/story-:id', '/x/:id', '/STORY-7', '/x/7'],
    [
      '/roster.aspx?path=:sport',
      '/sports/:sport/roster',
      '/roster.aspx?Path=baseball&x=1',
      '/sports/baseball/roster',
    ],
    ['/roster.aspx?path=baseball', '/sports/baseball/roster', '/roster.aspx?path=football', null],
    ['/roster.aspx?path=baseball', '/sports/baseball/roster', '/roster.aspx', null],
    [
      '/shop/*',
      'https://shop.example/*?from=site',
      '/shop/hats/1',
      'https://shop.example/hats/1?from=site',
    ],
    ['/g/:id', '/game-center/:id', '/g/..', null],
    ['/old/*', '/*', '/old/../hidden', null],
    ['/g/:id', '/game-center/:id', '/g/a%2F%2Fevil.example', '/game-center/a%2F%2Fevil.example'],
    [
      '/go/:to',
      'https://shop.example/:to',
      '/go/@evil.example',
      'https://shop.example/%40evil.example',
    ],
    ['/', '/home', '/', '/home'],
  ])('%s → %s: %s leads to %s', (from, to, path, target) => {
    expect(lead(from, to, path)).toBe(target)
  })

  test.each([
    ['fb', 'must begin with one /'],
    ['//evil.example', 'must begin with one /'],
    ['/*', 'would catch every page'],
    ['/:any', 'would catch every page'],
    ['/a/*/b', 'may have * only as its last segment'],
    ['/:a-:b', 'one :name in each at most'],
    ['/a/:x/:x', 'has a name twice'],
    ['/a?b?c', 'second ? or a #'],
    [`/${'a'.repeat(500)}`, 'longer than 500'],
    [`${'/a'.repeat(21)}`, 'more than 20 segments'],
  ])('%s is refused: it %s', (text, reason) => {
    expect(parseRule(text)).toContain(reason)
  })

  test('are sorted strictest first: exact, longer, fewer names, more parameters', () => {
    const sorted = ['/a/*', '/a/:x', '/a/b?q=1', '/a/b', '/a/b/*']
      .map((text) => ({ text, parsed: rule(text) }))
      .toSorted((a, b) => byStrictness(a.parsed, b.parsed))
      .map(({ text }) => text)
    expect(sorted).toEqual(['/a/b?q=1', '/a/b', '/a/:x', '/a/b/*', '/a/*'])
  })

  test('allow names in the path of a target, not in its host', () => {
    expect(namesIn('https://x.example:8080/:a/b?c=:d')).toEqual(['a', 'd'])
    expect(namesIn('/a/*')).toEqual(['*'])
  })

  test('are found by a base of any matching path, and matches cannot leave it', () => {
    const word = fc.stringMatching(/^[a-z0-9._~%ä-]{1,8}$/)
    fc.assert(
      fc.property(
        fc.array(word, { minLength: 1, maxLength: 25 }),
        fc.nat(24),
        fc.boolean(),
        (words, at, rest) => {
          const path = `/${words.join('/')}`
          const fixed = words.slice(0, Math.min(at + 1, words.length, 20))
          const parsed = parseRule(
            `/${fixed.join('/')}` +
              `${rest ? '/*' : words.length > fixed.length ? '/:x'.repeat(1) : ''}`,
          )
          if (typeof parsed === 'string') return
          const found = matchRule(parsed, path)
          if (found) expect(pathBases(path)).toContain(ruleBase(parsed))
          const target = found && new URL(fillTarget('https://shop.example/in/:x/*', found))
          if (target)
            expect([target.origin, target.pathname.startsWith('/in')]).toEqual([
              'https://shop.example',
              true,
            ])
        },
      ),
      { numRuns: 500 },
    )
  })

  test('match a hostile path in linear time', () => {
    const hard = rule('/a:x.aspx/b:y.aspx/*')
    const compared = vi.spyOn(String.prototype, 'startsWith')
    const comparisons = [10, 20_000].map((times) => {
      compared.mockClear()
      const path = `/a${'a.asp'.repeat(times)}.aspx/b${'.aspx'.repeat(times)}/c`
      expect(matchRule(hard, `${path}?${'a=&'.repeat(times / 10)}`)).not.toBeNull()
      return compared.mock.calls.length
    })
    expect(comparisons[1]).toBe(comparisons[0])
    expect(comparisons[0]).toBeGreaterThan(0)
  })
})
