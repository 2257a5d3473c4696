import { stringify } from 'yaml'
import type { Department } from '../department.ts'

export const logoPath = 'pictures/logo.svg'

export const siteYaml = (department: Department): string => stringify({
  name: department.name,
  shortName: department.shortName,
  schoolName: department.schoolName,
  abbreviation: department.abbreviation,
  mascotSingular: department.mascotSingular,
  mascotPlural: department.mascotPlural,
  tagline: department.tagline,
  timeZone: department.timeZone,
  colours: { brand: department.brand, second: department.second },
  logo: logoPath,
  hosts: [...department.hosts],
  disableSSR: department.disableSSR,
  supportEmail: `athletics@${department.emailHost}`,
  conference: department.conference,
  division: department.division,
  schoolAddress: department.address,
  schoolPhoneNumber: department.phone,
  footerLinks: [
    { title: department.schoolName, url: `https://www.${department.emailHost}` },
    { title: 'National College Sports Association', url: 'https://ncsa.example' },
    { title: department.conference.title, url: department.conference.url },
  ],
  socialAccounts: ['facebook', 'instagram', 'x', 'youtube'].map((channel) => ({ channel, url: `https://${channel}.example/${department.shortName.toLowerCase()}` })),
  seo: { siteName: department.name, titleDelimiter: '|', description: `The official site of ${department.name}: news, schedules, rosters and live scores from ${department.schoolName}.` },
})
