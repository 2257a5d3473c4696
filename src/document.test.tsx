import { expect, test } from 'vitest'
import type { DocumentProps } from './contract/rendering.ts'
import { SiteSettings } from './contract/site.schema.ts'
import { settingsOf } from '../tests/support/seed.ts'
import { renderDocument } from './document.tsx'

const settings = SiteSettings.parse(settingsOf('testham'))
const picture = {
  url: '/images/0123456789abcdef',
  altText: 'The field at dusk',
  width: 1600,
  height: 900,
  caption: null,
}
const plain: DocumentProps = {
  settings,
  meta: { title: 'Football', pageType: 'sport-home' },
  asks: [],
  alerts: [],
  structured: null,
  canonical: 'https://testham.example/sports/football',
  asOf: null,
  arrives: false,
  debug: false,
  marks: null,
  css: '',
  stylesheet: null,
  preload: [],
  fonts: [],
  entry: '/x.js',
  body: '',
  state: '{}',
  themeColours: { light: '#fff', dark: '#000' },
}
const withSeo = (seo: Partial<SiteSettings['seo']>): DocumentProps => ({
  ...plain,
  settings: { ...settings, seo: { ...settings.seo, ...seo } },
})
/** The metas of a head by their names. */
const metas = (props: DocumentProps): Record<string, string> =>
  Object.fromEntries(
    [...renderDocument(props).matchAll(/<meta (?:name|property)="([^"]+)" content="([^"]*)"/g)].map(
      ([, name, content]) => [name!, content!],
    ),
  )

test('names the locale, the determiner and the site of a shared page [SH-15]', () => {
  expect(
    metas(withSeo({ ogLocale: 'en_CA', ogDeterminer: 'the', siteName: 'Terriers Online' })),
  ).toMatchObject({
    'og:title': 'Football',
    'og:url': 'https://testham.example/sports/football',
    'og:locale': 'en_CA',
    'og:determiner': 'the',
    'og:site_name': 'Terriers Online',
    'og:type': 'website',
  })
  expect(metas(plain)).toMatchObject({ 'og:locale': 'en_US' })
  expect(metas(plain)).not.toHaveProperty('og:determiner')
})

test('shares the page’s or department’s picture as a large JPEG [SH-15]', () => {
  expect(metas(plain)).not.toHaveProperty('og:image')
  const shared = withSeo({ ogImage: picture })
  expect(metas(shared)).toMatchObject({
    'og:image': 'https://testham.example/images/0123456789abcdef/1600.jpeg',
    'og:image:alt': 'The field at dusk',
  })
  const own = {
    ...shared,
    meta: {
      title: 'Season opens',
      pageType: 'story',
      image: { ...picture, url: '/images/fedcba9876543210', altText: '' },
    },
  }
  expect(metas(own)).toMatchObject({
    'og:image': 'https://testham.example/images/fedcba9876543210/1600.jpeg',
    'og:image:alt': '',
    'og:type': 'article',
  })
})

test('has no sharing tags without a canonical address [SH-15]', () => {
  const said = metas({
    ...withSeo({ ogImage: picture }),
    structured: null,
    canonical: null,
    meta: { title: 'Page Not Found', pageType: '404', noindex: true },
  })
  expect(Object.keys(said).filter((name) => name.startsWith('og:'))).toEqual([])
  expect(said['robots']).toBe('noindex')
})

test('names the site verification and the app when they are known [SH-15]', () => {
  expect(
    metas({ ...plain, marks: { siteVerification: 'a-b_c', appleAppId: '1234567890' } }),
  ).toMatchObject({ 'google-site-verification': 'a-b_c', 'apple-itunes-app': 'app-id=1234567890' })
  for (const marks of [null, { siteVerification: null, appleAppId: null }]) {
    expect(
      Object.keys(metas({ ...plain, marks })).filter((name) => /google|apple/.test(name)),
    ).toEqual([])
  }
})

test('escapes department texts in attributes [SH-15]', () => {
  expect(
    renderDocument({
      ...plain,
      meta: { title: '"><script>alert(1)</script>', pageType: 'home', description: '"><b>' },
    }),
  ).not.toMatch(/<script>alert|"><b>/)
})
