import type { Player } from '../../src/contract/schema/roster.ts'
import { SiteSettings } from '../../src/contract/schema/site.ts'
import type { Season, Sport } from '../../src/contract/schema/sport.ts'

/** How a sport counts and is shown where the department has said nothing of it. */
export const plainSport = {
  shortDisplay: null, conferenceId: null, hasOvertimeLosses: false, hasOvertimeWins: false, usesPoints: false, atVs: true, conferenceDisplay: true, displayNextEvent: true,
  nonSportOnArchive: false, nonSportOnCalendar: false, gameSynonym: 'game',
} as const

export const sampleSport: Sport = {
  id: 7, title: 'Football', shortName: 'football', abbrev: 'FB', globalSportNameSlug: 'football', globalSportShortName: 'football', globalSportId: null, globalSportGender: null, nonSport: false,
  seasonId: 1, rosterId: 2, scheduleId: 3, displayOpponentHistory: false, hasDoubleHeader: false, ...plainSport, ticketsLink: null, facebookPage: null, twitterName: null, instagramName: null, youtubeName: null, pinterestName: null,
}

export const sampleSeasons: Season[] = [
  { id: 1, sportId: 7, title: '2026', shortName: '2026', startDate: '2026-08-01', isCurrent: true },
  { id: 2, sportId: 7, title: '2025', shortName: '2025', startDate: '2025-08-01', isCurrent: false },
]

export const sampleSettings: SiteSettings = SiteSettings.parse({
  tenant: 'harlan', name: 'Harlan State Herons', shortName: 'Herons', schoolName: 'Harlan State University', abbreviation: 'HSU', mascotSingular: 'Heron', mascotPlural: 'Herons', tagline: '',
  timeZone: 'America/Chicago', colours: { brand: '#0b3d4f', second: '#f2a81d' }, logo: null, conference: null, division: null, schoolAddress: null, schoolPhoneNumber: null, supportEmail: 'help@harlan.example',
  footerLinks: [], socialAccounts: [], seo: { siteName: 'Harlan State Herons', titleDelimiter: '-', description: '' }, disableSSR: false,
})

export const samplePlayer = (some: Partial<Player> = {}): Player => ({
  rosterPlayerId: 11, playerId: 1, firstName: 'Ada', lastName: 'Byron', jerseyNumber: '7', positionShort: 'QB', positionLong: 'Quarterback', academicYearNumber: 4, academicYearShort: 'R-So.',
  academicYearLong: 'Redshirt Sophomore', heightFeet: 6, heightInches: 2, weight: 205, hometown: 'Cary, N.C.', highSchool: null, previousSchool: null, major: null, isCaptain: false, hideBio: false,
  jerseyNumberSecond: null, gender: null, pronouns: null, letters: null, hide: false, custom1: null, custom2: null, custom3: null, image: null, socialMedia: [], ...some,
})
