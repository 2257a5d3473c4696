import { renderToString } from 'react-dom/server'
import { MemoryRouter } from 'react-router'
import { expect, it } from 'vitest'
import type { SiteSettings } from '../../contract/schema/site.ts'
import { SettingsContext } from '../settings.ts'
import { Footer } from './Footer.tsx'

const settings = {
  name: 'Harlan State Herons', schoolName: 'Harlan State University', tagline: '', timeZone: 'America/Chicago', schoolAddress: '1 Heron Way', schoolPhoneNumber: '515-555-0142',
  footerLinks: ['University', 'Association', 'Conference'].map((title) => ({ title, url: `https://${title.toLowerCase()}.example` })), socialAccounts: [],
} as unknown as SiteSettings

it('[SH-12] the footer has the copyright of this year and three links that open in a new tab', () => {
  const html = renderToString(<MemoryRouter><SettingsContext value={settings}><Footer /></SettingsContext></MemoryRouter>).replaceAll('<!-- -->', '')
  const year = new Intl.DateTimeFormat('en-US', { timeZone: 'America/Chicago', year: 'numeric' }).format()
  expect(html.replace(/<\/?span>/g, '')).toContain(`© ${year} Harlan State University`)
  expect(html.match(/target="_blank"/g)).toHaveLength(3)
  expect(html).toContain('href="tel:5155550142"')
})
