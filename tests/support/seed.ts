import type { GameDoc, PlayerDoc } from '../../server/content/docs.ts'
import { writeGame, writeOpponent } from '../../server/content/games/games.ts'
import { writePlayer, writeRoster } from '../../server/content/people/write-rosters.ts'
import { writeSchedule } from '../../server/content/games/schedules.ts'
import { writeNavigation, writeSettings } from '../../server/content/department/site.ts'
import { writeSeason, writeSport } from '../../server/content/sports/sports.ts'
import { writeStory } from '../../server/content/stories/write-stories.ts'
import { writeTenant } from '../../server/content/department/tenants.ts'
import { transact } from '../../server/content/transaction.ts'
import type { Store } from '../../server/db/store.ts'
import { plainSport } from './sample-sport.ts'
import type { SiteSettingsInput } from '../../src/contract/site.schema.ts'
import { toInstant, toLocalDateTime } from '../../src/domain/calendar/time-zone.ts'

/**
 * A canary word in every text of one tenant. If another tenant's answer has it, there is a leak.
 */
export const canaryOf = (tenant: string): string => `canary${tenant}`

export const settingsOf = (
  tenant: string,
  more: Partial<SiteSettingsInput> = {},
): SiteSettingsInput => ({
  tenant,
  name: `Test ${tenant} ${canaryOf(tenant)}`,
  shortName: tenant,
  schoolName: `${tenant} University`,
  abbreviation: tenant.slice(0, 3).toUpperCase(),
  mascotSingular: 'Otter',
  mascotPlural: 'Otters',
  tagline: '',
  timeZone: 'America/Chicago',
  colours: { brand: '#123a5c', second: '#e0a030' },
  logo: null,
  conference: null,
  division: null,
  schoolAddress: null,
  schoolPhoneNumber: null,
  supportEmail: 'help@example.org',
  footerLinks: [],
  socialAccounts: [],
  seo: {
    siteName: `${tenant} Athletics ${canaryOf(tenant)}`,
    titleDelimiter: '|',
    description: 'A test department.',
  },
  disableSSR: false,
  ...more,
})

/** A game without the fields of its own page. */
export const noExtras: NonNullable<GameDoc['extras']> = {
  endDateUtc: null,
  neutralHometeam: false,
  isSpotlight: false,
  conferenceTitle: null,
  gameCalendarExclude: false,
  custom1: null,
  custom2: null,
  custom3: null,
  gameNote: null,
  gameFiles: [],
  tvImageLink: null,
  tournamentId: null,
  tournamentWebsite: null,
  tournamentColor: null,
  eventImage: null,
  galleries: [],
  gameLinks: [],
}

export const gameDoc = (more: Partial<GameDoc> = {}): GameDoc => ({
  season: '2026',
  date: '2026-09-05T19:00:00',
  dateUtc: '2026-09-06T00:00:00.000Z',
  endDate: null,
  time: '7 p.m.',
  tbd: false,
  allDay: false,
  status: 'A',
  noplayText: null,
  type: 'R',
  locationIndicator: 'H',
  atVs: 'vs',
  showAtVs: true,
  teamPrefix: null,
  location: 'Otterton',
  facility: { title: 'Test Stadium' },
  conference: false,
  isADoubleheader: false,
  doubleheaderGame: null,
  tournament: null,
  gamePromotionText: null,
  opponent: { id: 1, title: 'Ashford', prefix: null },
  media: {
    tv: null,
    tvImage: null,
    radio: null,
    video: null,
    audio: null,
    stats: null,
    tickets: null,
  },
  result: null,
  gameState: 0,
  previewStoryId: null,
  postStoryId: null,
  gameCenterEnabled: true,
  extras: null,
  ...more,
})

export const playerDoc = (
  tenant: string,
  jersey: string,
  first: string,
  last: string,
): PlayerDoc => ({
  firstName: first,
  lastName: last,
  jerseyNumber: jersey,
  positionShort: 'QB',
  positionLong: 'Quarterback',
  academicYearNumber: 7,
  academicYearShort: 'Sr.',
  academicYearLong: 'Senior',
  heightFeet: 6,
  heightInches: 2,
  weight: 205,
  hometown: canaryOf(tenant),
  highSchool: null,
  previousSchool: null,
  major: null,
  isCaptain: true,
  hideBio: false,
  image: null,
  socialMedia: [],
  bio: `<p>${canaryOf(tenant)} biography</p>`,
})

export const footballSport: Parameters<typeof writeSport>[3] = {
  title: 'Football',
  shortName: 'football',
  abbrev: 'FB',
  globalSportNameSlug: 'football',
  globalSportShortName: 'football',
  globalSportId: null,
  globalSportGender: 'men',
  nonSport: false,
  displayOpponentHistory: false,
  hasDoubleHeader: false,
  ...plainSport,
  ticketsLink: null,
  facebookPage: null,
  twitterName: null,
  instagramName: null,
  youtubeName: null,
  pinterestName: null,
}

/**
 * A small department: one sport, a roster, a season with one upcoming and one finished game, a
 * story.
 */
export async function seedTenant(
  store: Store,
  tenant: string,
  options: { hosts: string[]; settings?: Partial<SiteSettingsInput>; demo?: boolean },
): Promise<void> {
  const canary = canaryOf(tenant)
  await writeTenant(store, { id: tenant, hosts: options.hosts, demo: options.demo ?? false })
  await transact(store, tenant, async (transaction) => {
    const settings = settingsOf(tenant, options.settings)
    // The game of the day is on the department's date, which near midnight differs from the UTC
    // date.
    const start = `${today(settings.timeZone)}T19:00:00`
    await writeSettings(transaction, settings)
    await writeNavigation(transaction, [])
    await writeSport(transaction, 1, 1, footballSport)
    await writeSeason(transaction, {
      id: 1,
      sportId: 1,
      isCurrent: true,
      doc: { title: '2026', shortName: '2026', startDate: '2026-08-01' },
    })
    await writeOpponent(transaction, 1, {
      title: 'Ashford',
      location: canary,
      mascot: null,
      website: null,
      image: null,
      aliases: [],
      tag: 'ASH',
    })
    await writeRoster(transaction, { id: 1, sportId: 1, season: '2026' })
    await writePlayer(transaction, {
      id: 7,
      rosterId: 1,
      playerId: 70,
      rank: 1,
      doc: playerDoc(tenant, '12', 'Sam', `Okafor${canary}`),
    })
    await writePlayer(transaction, {
      id: 8,
      rosterId: 1,
      playerId: 80,
      rank: 2,
      doc: playerDoc(tenant, '0', 'Lee', 'Ramos'),
    })
    await writeSchedule(transaction, {
      id: 1,
      sportId: 1,
      doc: { title: '2026 Football', season: '2026' },
    })
    await writeGame(transaction, {
      id: 1,
      scheduleId: 1,
      sportId: 1,
      doc: gameDoc({
        date: start,
        dateUtc: toInstant(start, settings.timeZone).toISOString(),
        location: canary,
      }),
    })
    await writeGame(transaction, {
      id: 2,
      scheduleId: 1,
      sportId: 1,
      doc: gameDoc({
        date: '2026-08-29T12:00:00',
        dateUtc: '2026-08-29T17:00:00.000Z',
        opponent: { id: null, title: 'Calder Tech', prefix: null },
        status: 'O',
        gameState: 8,
        result: {
          status: 'W',
          teamScore: '31',
          opponentScore: '10',
          prescoreInfo: null,
          postscoreInfo: null,
          boxscore: null,
          recap: null,
        },
      }),
    })
    await writeStory(transaction, {
      id: 1,
      slug: 'season-opens',
      sportId: 1,
      doc: {
        title: `Season opens ${canary}`,
        subHeadline: null,
        teaser: 'The season opens.',
        byline: null,
        date: '2026-08-28T09:00:00',
        image: null,
        redirectAbsoluteUrl: null,
        content: `<p>${canary} opens at home.</p>`,
        gameIds: [1],
      },
    })
  })
}

/** The date in a zone, by the clock of the run. */
const today = (zone: string) => toLocalDateTime(new Date(), zone).slice(0, 10)
