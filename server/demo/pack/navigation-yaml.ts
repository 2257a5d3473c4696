import { stringify } from 'yaml'
import { channelName } from '../../../src/domain/words/social.ts'
import type { Department, SportPlan } from '../department.ts'

const sportItem = (department: Department) => (plan: SportPlan) => ({
  title: plan.title.replace(/^(Men's|Women's) /, ''),
  url: `/sports/${plan.slug}`,
  sport: { title: plan.title },
  socialMediaLinks: [
    {
      title: 'X',
      url: `https://x.example/${department.shortName}${plan.abbrev}`,
      className: 'twitter',
    },
    {
      title: 'Instagram',
      url: `https://instagram.example/${department.shortName.toLowerCase()}_${plan.shortName}`,
      className: 'instagram',
    },
    ...(watched.includes(plan.code)
      ? [
          {
            title: 'YouTube',
            url: `https://youtube.example/${department.shortName}${plan.abbrev}`,
            className: 'youtube',
          },
          {
            title: 'Tickets',
            url: `https://tickets.${department.emailHost}/${plan.slug}`,
            className: 'tickets',
          },
        ]
      : []),
  ],
  ...(watched.includes(plan.code)
    ? { stats: { url: `https://stats.${department.emailHost}/${plan.slug}` } }
    : {}),
  scheduleRosterNewsLinks: [
    { title: 'Schedule', url: `/sports/${plan.slug}/schedule`, className: 'schedule' },
    { title: 'Roster', url: `/sports/${plan.slug}/roster`, className: 'roster' },
  ],
})

/** Sports that fill the house. */
const watched = ['football', 'mbball', 'wbball']

const column = (number: number, items: readonly object[]) => ({ column: number, items })

/**
 * The main menu names only pages that exist; whatever is not built yet leads to the school's own
 * sites.
 */
export const navigationYaml = (department: Department): string => {
  const of = (gender: SportPlan['gender']) =>
    department.sports
      .filter((plan) => plan.gender === gender)
      .toSorted((a, b) => a.title.localeCompare(b.title))
      .map(sportItem(department))
  const away = (title: string, path: string) => ({
    title,
    url: `https://${path}.${department.emailHost}`,
    openInNewWindow: true,
  })
  const schedules = department.sports.map((plan) => ({
    title: plan.title,
    url: `/sports/${plan.slug}/schedule`,
  }))
  const half = Math.ceil(schedules.length / 2)
  return stringify([
    {
      title: 'Sports',
      url: '#',
      ad: 'navigation',
      columns: [
        column(1, [{ title: 'Men', separator: true }, ...of('men')]),
        column(2, [{ title: 'Women', separator: true }, ...of('women')]),
        ...(of('mixed').length > 0
          ? [column(3, [{ title: 'Men & Women', separator: true }, ...of('mixed')])]
          : []),
      ],
    },
    {
      title: 'Schedules',
      url: '#',
      columns: [column(1, schedules.slice(0, half)), column(2, schedules.slice(half))],
    },
    { title: 'Tickets', url: '/tickets' },
    {
      title: 'Fans',
      url: null,
      items: [
        { title: 'Game day', separator: true },
        away('Parking & Directions', 'visit'),
        away('What to Bring', 'gates'),
        { title: 'Podcasts', url: '/podcasts' },
        { title: 'Watch & Listen', url: '/coverage' },
        { title: 'Get close', separator: true },
        away(`${department.mascotSingular} Kids Club`, 'kids'),
        away('Student Section', 'students'),
        away('Request an Appearance', 'community'),
        { title: 'Support', separator: true },
        away('Give', 'giving'),
        away('Shop', 'shop'),
      ],
    },
    {
      title: `Inside ${department.mascotPlural}`,
      url: '#',
      columns: [
        column(1, [
          { title: 'Department', separator: true },
          { title: 'Staff Directory', url: '/staff-directory' },
          { title: 'Facilities', url: '/facilities' },
          { title: 'Partners', url: '/partners' },
          away('Student-Athlete Handbook', 'handbook'),
        ]),
        column(2, [
          { title: 'Take part', separator: true },
          away('Camps', 'camps'),
          away('Recruits', 'recruits'),
          away('Work with Us', 'jobs'),
          { title: 'Tradition', separator: true },
          { title: 'Hall of Fame', url: '/honors' },
          { title: 'All-Americans', url: '/all-americans' },
          { title: 'Awards', url: '/awards' },
          { title: 'Historical Roster', url: '/historical-roster' },
          { title: 'On This Day', url: '/on-this-day' },
          { title: 'Moments', url: '/moments' },
          { title: 'Topics', url: '/tags' },
        ]),
        column(3, [
          { title: 'To read', separator: true },
          { title: 'News Archives', url: '/archives' },
          { title: 'Publications', url: '/publications' },
          { title: 'Documents', url: '/documents' },
          { title: 'Press Clippings', url: '/clippings' },
        ]),
        column(4, [
          { title: 'Keep up', separator: true },
          { title: 'Social Accounts', url: '/social-accounts' },
          { title: 'RSS Feeds', url: '/rss_feeds' },
          { title: 'Subscribe', url: '/subscribe' },
        ]),
      ],
      socialMediaLinks: ['instagram', 'youtube', 'facebook'].map((channel) => ({
        title: channelName(channel),
        url: `https://${channel}.example/${department.shortName}`,
        className: channel,
      })),
    },
  ])
}
