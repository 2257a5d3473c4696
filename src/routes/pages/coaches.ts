import * as api from '../../contract/api.ts'
import type { SiteSettings } from '../../contract/site.schema.ts'
import type { Sport } from '../../contract/sport.schema.ts'
import type { StaffBio } from '../../contract/staff.schema.ts'
import { apiQuery } from '../../data/api-query.ts'
import { isUnknownSeason } from '../../domain/games/route-params.ts'
import { careerSorts, yearSorts } from '../../domain/people/coaching-records.ts'
import { fullName } from '../../domain/people/roster.ts'
import { titleIn } from '../../domain/people/staff.ts'
import { coachesHref } from '../links.ts'
import { paths } from '../paths.ts'
import { route } from '../route.ts'

type OfPerson = { person: StaffBio; sport: Sport; settings: SiteSettings }
const ofPerson = ({ person, sport, settings }: OfPerson, pageType: string) => ({
  title:
    `${fullName(person)} - ${sport.title} ` +
    `${pageType === 'coach-bio' ? 'Coaches' : 'Support Staff'}`,
  description:
    `${fullName(person)}, ${titleIn(person, sport) || 'staff'} of ${settings.name} ` +
    `${sport.title}.`,
  pageType,
  contentId: person.id,
  image: person.image,
})

export const coaches = {
  coaches: route({
    path: paths.coaches,
    sport: 'sportSlug',
    reads: ({ sport, params }) => ({
      list: apiQuery(api.coaches, { sportId: sport.id, season: params.season }),
      coachSeasons: apiQuery(api.coachSeasons, { sportId: sport.id }),
      seasons: apiQuery(api.seasons, { sportId: sport.id }),
    }),
    optional: ['coachSeasons', 'seasons'],
    isMissing: ({ list, params, seasons }) => !list && isUnknownSeason(params.season, seasons),
    preferredUrl: ({ sport, list }) => (list?.isCurrent ? coachesHref(sport) : null),
    meta: ({ sport, list, settings }) => ({
      title: `${list?.season ?? ''} ${sport.title} Coaches`.trim(),
      description:
        `The coaches and support staff of ${settings.name} ${sport.title}` +
        `${list ? `, ${list.season}` : ''}.`,
      pageType: 'coach-list',
    }),
    screen: () => import('../../features/coaches/CoachesScreen.tsx'),
  }),

  coachingYears: route({
    path: paths.coachingYears,
    name: 'coaching-records-year',
    query: { sort: yearSorts },
    sport: 'sportSlug',
    reads: ({ sport }) => ({ records: apiQuery(api.coachingRecords, { sportId: sport.id }) }),
    meta: ({ sport, settings }) => ({
      title: `${sport.title} Records by Year`,
      description: `Every season of ${settings.name} ${sport.title} with its coach and its record.`,
      pageType: 'coaching-records',
    }),
    screen: () => import('../../features/coaches/CoachingYearsScreen.tsx'),
  }),

  coachingCareers: route({
    path: paths.coachingCareers,
    name: 'coaching-records-overall',
    query: { sort: careerSorts },
    sport: 'sportSlug',
    reads: ({ sport }) => ({ records: apiQuery(api.coachingRecords, { sportId: sport.id }) }),
    meta: ({ sport, settings }) => ({
      title: `${sport.title} Records by Coach`,
      description:
        `Every coach of ${settings.name} ${sport.title}: ` + 'years, wins, losses and percentages.',
      pageType: 'coaching-records',
    }),
    screen: () => import('../../features/coaches/CoachingCareersScreen.tsx'),
  }),

  coach: route({
    path: paths.coach,
    sport: 'sportSlug',
    guards: ['coach'],
    reads: ({ params }) => ({
      person: apiQuery(api.staffMember, { staffId: Number(params.coachId) }),
    }),
    needs: 'person',
    meta: (page) => ofPerson(page, 'coach-bio'),
    screen: () => import('../../features/coaches/StaffBioScreen.tsx'),
  }),

  supportStaff: route({
    path: paths.supportStaff,
    sport: 'sportSlug',
    guards: ['coach'],
    reads: ({ params }) => ({
      person: apiQuery(api.staffMember, { staffId: Number(params.supportStaffId) }),
    }),
    needs: 'person',
    meta: (page) => ofPerson(page, 'support-staff-bio'),
    screen: () => import('../../features/coaches/StaffBioScreen.tsx'),
  }),

  sportStaff: route({
    path: paths.sportStaff,
    sport: 'sportDepartment',
    reads: ({ sport }) => ({ staff: apiQuery(api.sportStaff, { sportId: sport.id }) }),
    needs: 'staff',
    meta: ({ sport, settings }) => ({
      title: `${sport.title} Staff`,
      description:
        `Everyone who works for ${settings.name} ${sport.title}: ` +
        'coaches, support staff and offices.',
      pageType: 'sport-staff',
    }),
    screen: () => import('../../features/coaches/SportStaffScreen.tsx'),
  }),
}
