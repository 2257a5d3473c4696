import { QueryClientProvider } from '@tanstack/react-query'
import { expect, test } from 'vitest'
import { renderScreen, wordsOf } from '../../../tests/support/render-screen.tsx'
import type { SiteSettings } from '../../contract/site.schema.ts'
import { createQueryClient } from '../../data/client.ts'
import { SettingsContext } from '../settings.ts'
import { Footer } from './Footer.tsx'

const settings = {
  name: 'Harlan State Herons',
  schoolName: 'Harlan State University',
  tagline: '',
  timeZone: 'America/Chicago',
  enableFooterPersonalInfo: true,
  schoolAddress: '1 Heron Way',
  schoolPhoneNumber: '515-555-0142',
  footerLinks: ['University', 'Association', 'Conference'].map((title) => ({
    title,
    url: `https://${title.toLowerCase()}.example`,
    logo: null,
  })),
  socialAccounts: [],
} as unknown as SiteSettings

const drawn = (more: Partial<SiteSettings> = {}) =>
  renderScreen(
    <QueryClientProvider
      client={createQueryClient(() => Promise.reject(new Error('no network')), true)}
    >
      <SettingsContext value={{ ...settings, ...more }}>
        <Footer />
      </SettingsContext>
    </QueryClientProvider>,
  )

test('shows the year of copyright, three external links, and text without a logo [SH-12]', () => {
  const year = new Intl.DateTimeFormat('en-US', {
    timeZone: 'America/Chicago',
    year: 'numeric',
  }).format(new Date())
  const html = drawn()
  expect(wordsOf(html)).toContain(`© ${year} Harlan State University`)
  expect(html.match(/target="_blank" rel="noopener"/g)).toHaveLength(3)
  expect(html).not.toContain('<img')
  const logo = { url: '/images/abc', width: 256, height: 256, altText: 'x', caption: null }
  const marked = drawn({ footerLinks: settings.footerLinks.map((link) => ({ ...link, logo })) })
  expect(marked.match(/<img [^>]*alt=""/g)).toHaveLength(3)
  expect(wordsOf(marked)).toContain('Conference (opens in a new tab)')
})

test('shows address and telephone only when the department wants them [SH-12]', () => {
  expect(drawn()).toContain('href="tel:5155550142"')
  const quiet = drawn({ enableFooterPersonalInfo: false })
  expect(quiet).not.toMatch(/tel:|Heron Way/)
})

test('names channels with drawings, and skips bad links [SH-12] [MD-04]', () => {
  const html = drawn({
    socialAccounts: [
      { channel: 'twitter', url: 'https://x.com/h' },
      { channel: 'Cameo', url: 'https://cameo.com/h' },
      { channel: 'facebook', url: 'javascript:alert(1)' },
      { channel: 'mystery', url: 'https://m.example' },
    ],
  })
  expect(html.match(/<use /g)).toHaveLength(3 + settings.footerLinks.length)
  for (const drawing of ['x', 'cameo', 'other']) expect(html).toContain(`/social.svg#${drawing}"`)
  expect(wordsOf(html)).toContain('Cameo (opens in a new tab)')
  expect(wordsOf(html)).toContain('mystery (opens in a new tab)')
  expect(html).not.toContain('javascript')
})
