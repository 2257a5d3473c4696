import { bannerSvg } from '../art/banner.ts'
import { addDays, longDay } from '../calendar.ts'
import type { World } from '../world.ts'
import type { SiteFiles } from './site-files.ts'

const splashPath = 'pictures/promotions/splash.svg'

/**
 * One alert that stands, some that are over; splash screens and takeovers of other days: nothing
 * covers the demo's pages by itself.
 */
export const notices = ({ department, today }: World): SiteFiles => {
  const [lead] = department.sports
  if (!lead) throw new Error(`${department.id} has no sports`)
  const place = lead.facility
  const tickets = `https://tickets.${department.emailHost}`
  const alt = `${department.mascotPlural}: a ${lead.title.toLowerCase()} game`
  return {
    lists: {
      'alerts.yaml': [
        {
          title: 'Spring practice moved indoors',
          message: 'All teams train under a roof until the thaw.',
          enabled: false,
        },
        {
          title: 'Road works are over',
          message: 'Both gates are open again.',
          startDate: addDays(today, -40),
          endDate: addDays(today, -12),
        },
        {
          title: `Clear bags only at ${place}`,
          message:
            'One clear bag a person, no larger than a sheet of paper. Small purses are fine.',
          link: `https://visit.${department.emailHost}/bags`,
          linkTitle: 'What may come in',
          openInNewWindow: true,
          startDate: addDays(today, -9),
          endDate: addDays(today, 45),
        },
      ],
      'splashes.yaml': [
        {
          title: 'Homecoming week',
          link: tickets,
          openInNewWindow: true,
          html: `Five days, four games, one parade. Thank you for ${longDay(addDays(today, -48))}.`,
          startDate: addDays(today, -54),
          endDate: addDays(today, -47),
          backgroundColor: department.brand,
          foregroundColor: '#ffffff',
          picture: { images: [{ path: splashPath, alt, breakpoint: 'xs' }] },
        },
        {
          title: `${lead.title} season tickets`,
          sportId: lead.slug,
          link: `${tickets}/${lead.slug}`,
          openInNewWindow: true,
          startDate: addDays(today, 90),
          endDate: addDays(today, 120),
          backgroundColor: department.brand,
          foregroundColor: '#ffffff',
          picture: { images: [{ path: splashPath, alt, breakpoint: 'xs' }] },
        },
        {
          title: 'New mark, same mascot',
          html: 'A draft for the people upstairs.',
          startDate: addDays(today, 200),
          hidden: true,
        },
      ],
      'takeovers.yaml': [
        {
          title: 'Opening day',
          type: 'GameDay',
          sportId: lead.slug,
          url: `https://gameday.${department.emailHost}/opening`,
          startDate: addDays(today, -80),
          endDate: addDays(today, -80),
        },
        {
          title: 'Signing day',
          type: 'SigningDay',
          url: `https://signingday.${department.emailHost}/`,
          startDate: addDays(today, 75),
          endDate: addDays(today, 76),
        },
      ],
      'tracking-tags.yaml': [
        {
          name: 'Ticket sales',
          enabled: false,
          pageTemplates: ['home', 'sport-home'],
          head: {
            script: [
              { attributes: { src: `https://tags.${department.emailHost}/sales.js`, async: true } },
            ],
          },
        },
      ],
    },
    files: [
      [
        splashPath,
        bannerSvg({
          sport: lead.code,
          seed: 'splash',
          brand: department.brand,
          second: department.second,
          word: department.shortName,
        }),
      ],
    ],
  }
}
