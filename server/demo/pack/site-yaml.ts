import { stringify } from 'yaml'
import type { Department } from '../department.ts'

export const logoPath = 'pictures/logo.svg'
/** The marks of the footer. */
export const partnerPaths = {
  school: 'pictures/partners/school.svg',
  association: 'pictures/partners/association.svg',
  conference: 'pictures/partners/conference.svg',
} as const

export const siteYaml = (department: Department): string =>
  stringify({
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
      {
        title: department.schoolName,
        url: `https://www.${department.emailHost}`,
        logo: partnerPaths.school,
      },
      {
        title: 'National College Sports Association',
        url: 'https://ncsa.example',
        logo: partnerPaths.association,
      },
      {
        title: department.conference.title,
        url: department.conference.url,
        logo: partnerPaths.conference,
      },
    ],
    socialAccounts: ['facebook', 'instagram', 'x', 'youtube'].map((channel) => ({
      channel,
      url: `https://${channel}.example/${department.shortName.toLowerCase()}`,
    })),
    seo: {
      siteName: department.name,
      titleDelimiter: '|',
      description: `The official site of ${department.name}: news, schedules, rosters and live scores from ${department.schoolName}.`,
      ogImage: { path: 'pictures/promotions/splash.svg', alt: `${department.name}, in action` },
    },
    ticketProvider: 'Gatehouse Tickets',
    clientName: department.schoolName,
    region: department.state,
    redirectHosts: [`*.${department.emailHost}`],
    trackingHosts: [`tags.${department.emailHost}`],
    templates: { home: 'home', 'sport-home': 'sport-home', story: 'story' },
    sportTemplates: { football: { 'sport-home': 'football-home' } },
    ticketOffice: {
      phone: department.phone.replace(/\d\d$/, '90'),
      email: `tickets@${department.emailHost}`,
      hours: 'Monday to Friday 9 a.m. to 5 p.m., game days from three hours before',
      location: department.address,
      url: `https://tickets.${department.emailHost}`,
      note: 'Seats for wheelchairs are sold by telephone.',
    },
    subscribe: {
      title: `The ${department.shortName} letter`,
      description: `Scores, stories and what is on at ${department.calledShort}, on Monday mornings. Teams of your choice when they play.`,
      privacyUrl: `https://www.${department.emailHost}/privacy`,
    },
  })
