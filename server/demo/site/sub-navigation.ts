import type { World } from '../world.ts'
import type { SiteFiles } from './site-files.ts'

/**
 * Teams that sell tickets have a bar of their own, with what stands outside our pages under 'More';
 * all others have what they have.
 */
export const subNavigation = ({ department }: World): SiteFiles => ({
  lists: {
    'subnavigation.yaml': department.sports
      .filter(({ code }) => ['football', 'mbball', 'wbball', 'wvball'].includes(code))
      .map(({ code, title, slug, abbrev, shortName }) => ({
        sportId: slug,
        items: [
          { title, url: `/sports/${slug}`, className: 'sport-home' },
          { title: 'Schedule', url: `/sports/${slug}/schedule` },
          { title: 'Roster', url: `/sports/${slug}/roster` },
          ...(code === 'football' || code === 'wvball'
            ? [{ title: 'Statistics', url: `/sports/${slug}/stats` }]
            : []),
          {
            title: 'Tickets',
            url: `https://tickets.${department.emailHost}/${slug}`,
            openInNewWindow: true,
          },
          {
            title: 'More',
            url: '#',
            className: 'additional-links',
            items: [
              { title: 'The team', separator: true },
              { title: 'Coaches', url: `/sports/${slug}/coaches` },
              { title: 'Staff', url: `/sports/${slug}/staff` },
              { title: 'Records by Year', url: `/sports/${slug}/coaches/year` },
              { title: 'Records by Coach', url: `/sports/${slug}/coaches/overall` },
              { title: 'For fans', separator: true },
              { title: 'Results', url: `/sports/${slug}/results` },
              { title: 'Opponents', url: `/sports/${slug}/opponent-history` },
              {
                title: 'Gameday guide',
                url: `https://visit.${department.emailHost}/${slug}`,
                openInNewWindow: true,
              },
              {
                title: `${department.shortName}${abbrev} on X`,
                url: `https://x.example/${department.shortName}${abbrev}`,
                openInNewWindow: true,
              },
              { title: 'Archives', url: `/sports/${slug}/archives` },
              { title: 'Moments', url: `/sports/${slug}/moments` },
              { title: 'Historical roster', url: `/sports/${slug}/historical-roster` },
              { title: 'For players', separator: true },
              {
                title: 'Camps',
                url: `https://camps.${department.emailHost}/${slug}`,
                openInNewWindow: true,
              },
              {
                title: 'Recruit questionnaire',
                url: `https://recruits.${department.emailHost}/${shortName}`,
                openInNewWindow: true,
              },
              {
                title: `Give to ${title}`,
                url: `https://giving.${department.emailHost}/${slug}`,
                openInNewWindow: true,
              },
            ],
          },
        ],
      })),
  },
  files: [],
})
