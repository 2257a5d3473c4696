import * as api from '../../contract/api.ts'
import { apiQuery } from '../../data/api-query.ts'
import { paths } from '../paths.ts'
import { route } from '../route.ts'

/** More than any department has. */
const maxItems = 100

export const department = {
  facilities: route({
    path: paths.facilities,
    reads: () => ({
      words: apiQuery(api.facilitySettings, {}),
      facilities: apiQuery(api.facilities, { $pageSize: maxItems }),
    }),
    optional: ['words'],
    meta: ({ words, settings }) => ({
      title: words?.title || 'Facilities',
      description: `Stadiums, arenas, fields and courses of the ${settings.name}.`,
      pageType: 'facilities',
    }),
    screen: () => import('../../features/facilities/FacilitiesScreen.tsx'),
  }),

  facility: route({
    path: paths.facility,
    guards: ['facilities'],
    reads: ({ params }) => ({
      facility: apiQuery(api.facility, { facilityId: Number(params.facilityId) }),
      events: apiQuery(api.facilityEvents, { facilityId: Number(params.facilityId) }),
    }),
    needs: 'facility',
    optional: ['events'],
    canonical: ({ facility }) => facility.url,
    meta: ({ facility, settings }) => ({
      title: facility.title,
      description:
        `${facility.title}, ${settings.name}: ` +
        `${facility.teaser ?? 'pictures, directions and the next games there.'}`,
      pageType: 'facility',
      contentId: facility.id,
      image: facility.featuredImage,
    }),
    screen: () => import('../../features/facilities/FacilityScreen.tsx'),
  }),

  tickets: route({
    path: paths.tickets,
    guards: ['redirects'],
    reads: () => ({ tickets: apiQuery(api.tickets, {}), games: apiQuery(api.ticketingEvents, {}) }),
    needs: 'tickets',
    optional: ['games'],
    meta: ({ settings }) => ({
      title: 'Tickets',
      description:
        `${settings.name} tickets: single games, season tickets, groups, ` +
        'parking and the ticket office.',
      pageType: 'tickets',
    }),
    screen: () => import('../../features/tickets/TicketsScreen.tsx'),
  }),

  partners: route({
    path: paths.partners,
    reads: () => ({ partners: apiQuery(api.partners, {}) }),
    needs: 'partners',
    meta: ({ settings }) => ({
      title: 'Partners',
      description: `Corporate partners of the ${settings.name}.`,
      pageType: 'partners',
    }),
    screen: () => import('../../features/partners/PartnersScreen.tsx'),
  }),

  socialAccounts: route({
    path: paths.socialAccounts,
    reads: () => ({ accounts: apiQuery(api.socialAccounts, {}) }),
    meta: ({ settings }) => ({
      title: 'Social Accounts',
      description: `Social media accounts of the ${settings.name} and each team.`,
      pageType: 'social-accounts',
    }),
    screen: () => import('../../features/follow/SocialAccountsScreen.tsx'),
  }),

  rssFeeds: route({
    path: paths.rssFeeds,
    reads: () => ({ feeds: apiQuery(api.rssFeeds, {}) }),
    meta: ({ settings }) => ({
      title: 'RSS Feeds',
      description: `RSS feeds of ${settings.name} news, for all teams or one.`,
      pageType: 'rss-feeds',
    }),
    screen: () => import('../../features/follow/RssFeedsScreen.tsx'),
  }),

  notifications: route({
    path: paths.notifications,
    starts: true,
    kind: 'quiet',
    reads: () => ({ sports: apiQuery(api.sports, {}) }),
    meta: ({ settings }) => ({
      title: 'Notifications',
      description:
        `Game starts, scores and schedule changes for ${settings.name} teams. ` +
        'No account needed.',
      pageType: 'notifications',
    }),
    screen: () => import('../../features/notifications/NotificationsScreen.tsx'),
  }),

  accessibility: route({
    path: paths.accessibility,
    kind: 'quiet',
    guards: ['redirects'],
    reads: () => ({ statement: apiQuery(api.statement, { page: 'accessibility' }) }),
    meta: ({ settings }) => ({
      title: 'Accessibility',
      description:
        `The standard this site of the ${settings.name} follows, how to report a barrier, ` +
        'and what is known not to conform.',
      pageType: 'accessibility',
    }),
    screen: () => import('../../features/statements/AccessibilityScreen.tsx'),
  }),

  privacy: route({
    path: paths.privacy,
    kind: 'quiet',
    guards: ['redirects'],
    reads: () => ({ statement: apiQuery(api.statement, { page: 'privacy' }) }),
    meta: ({ settings }) => ({
      title: 'Privacy',
      description:
        `What this site of the ${settings.name} stores ` + 'on your device and on its server.',
      pageType: 'privacy',
    }),
    screen: () => import('../../features/statements/PrivacyScreen.tsx'),
  }),

  settings: route({
    path: paths.settings,
    starts: true,
    kind: 'quiet',
    meta: () => ({
      title: 'Settings',
      description: `Colors, motion, hidden scores and storage on this device.`,
      pageType: 'settings',
      noindex: true,
    }),
    screen: () => import('../../features/settings/SettingsScreen.tsx'),
  }),

  myTeams: route({
    path: paths.myTeams,
    starts: true,
    reads: () => ({
      sports: apiQuery(api.sports, {}),
      upcoming: apiQuery(api.upcoming, { perSport: 3, $pageSize: 100 }),
    }),
    optional: ['upcoming'],
    meta: ({ settings }) => ({
      title: 'My Teams',
      description:
        `Follow ${settings.name} teams on the home page, in your calendar and offline. ` +
        'No account needed.',
      pageType: 'my-teams',
    }),
    screen: () => import('../../features/my-teams/MyTeamsScreen.tsx'),
  }),

  saved: route({
    path: paths.saved,
    starts: true,
    meta: ({ settings }) => ({
      title: 'Saved on This Device',
      description: `${settings.name} pages and game-day packs saved for offline use.`,
      pageType: 'saved',
      noindex: true,
    }),
    screen: () => import('../../features/saved/SavedScreen.tsx'),
  }),

  subscribe: route({
    path: paths.subscribe,
    starts: true,
    kind: 'quiet',
    reads: () => ({ info: apiQuery(api.subscribeInfo, {}) }),
    meta: ({ info, settings }) => ({
      title: info?.title || 'Subscribe',
      description: `Email newsletters of the ${settings.name} and how to subscribe.`,
      pageType: 'subscribe',
    }),
    screen: () => import('../../features/follow/SubscribeScreen.tsx'),
  }),

  unsubscribed: route({
    path: paths.unsubscribed,
    starts: true,
    kind: 'quiet',
    meta: ({ settings }) => ({
      title: 'Unsubscribed',
      description: `This address no longer receives email from the ${settings.name}.`,
      pageType: 'unsubscribed',
      noindex: true,
    }),
    screen: () => import('../../features/follow/UnsubscribedScreen.tsx'),
  }),
}
