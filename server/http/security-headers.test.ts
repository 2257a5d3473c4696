import { describe, expect, test } from 'vitest'
import { buildPageCsp } from './security-headers.ts'

const ours = { style: 'a{}', scripts: ['run()'] }
const guests = {
  script: ['https://tags.example'],
  connect: ['https://*.count.example'],
  img: ['https://pixel.example'],
  frame: ['https://frame.example'],
  inline: ['window.seen = 1'],
}
const directives = (policy: string) =>
  new Map(
    policy.split('; ').map((one) => {
      const [name, ...sources] = one.split(' ')
      return [name!, sources] as const
    }),
  )

describe('the security policy of a page [AD-04]', () => {
  test('allows no other hosts without vendors', () => {
    const policy = buildPageCsp(ours)
    expect(policy.replace(/frame-src [^;]*/, '')).not.toMatch(/https?:|trusted-types/)
    expect(directives(policy).get('connect-src')).toEqual(["'self'"])
  })
  test('allows vendor hosts per directive, and inline scripts by hash', () => {
    const all = directives(buildPageCsp({ ...ours, guests }))
    expect(all.get('script-src')).toEqual([
      "'self'",
      expect.stringMatching(/^'sha256-/),
      expect.stringMatching(/^'sha256-/),
      'https://tags.example',
    ])
    expect(all.get('connect-src')).toEqual(["'self'", 'https://*.count.example'])
    expect(all.get('img-src')).toEqual(["'self'", 'data:', 'https://pixel.example'])
    expect(all.get('frame-src')).toContain('https://frame.example')
    expect(all.get('style-src')).toHaveLength(2)
  })
  test('allows audio from this site and the department’s hosts [MD-03]', () => {
    expect(
      directives(buildPageCsp({ ...ours, media: ['audio.example', '*.sound.example'] })).get(
        'media-src',
      ),
    ).toEqual(["'self'", 'https://audio.example', 'https://*.sound.example'])
  })
  test('enforces Trusted Types on sign-in pages', () => {
    const all = directives(buildPageCsp({ ...ours, media: ['audio.example'], quiet: true }))
    expect([all.has('frame-src'), all.has('media-src')]).toEqual([false, false])
    expect(all.get('require-trusted-types-for')).toEqual(["'script'"])
    expect(all.get('trusted-types')).toEqual(['fieldhouse', 'html', "'allow-duplicates'"])
  })
  // As policy evaluators check: nothing unsafe, no whole scheme, no lone star, and the directives
  // without a default.
  test.each([
    ['strict', buildPageCsp(ours)],
    ['with vendors', buildPageCsp({ ...ours, guests })],
    ['quiet', buildPageCsp({ ...ours, quiet: true })],
  ])('allows nothing unsafe: %s', (_, policy) => {
    const all = directives(policy)
    const sources = [...all.entries()]
      .filter(([name]) => name.endsWith('-src') || name === 'default-src')
      .flatMap(([, list]) => list)
    expect(sources.filter((one) => /unsafe|^\*$|^https?:$|^http:|^blob:/.test(one))).toEqual([])
    for (const name of ['default-src', 'object-src', 'base-uri'])
      expect(all.get(name)).toEqual(["'none'"])
    expect([all.get('form-action'), all.get('frame-ancestors')]).toEqual([["'self'"], ["'self'"]])
  })
})
