import { z } from 'zod'

/** A sport as other content names it. */
export const SportRef = z.object({
  id: z.number(),
  title: z.string(),
  shortName: z.string(),
  abbrev: z.string().nullable(),
  globalSportNameSlug: z.string(),
  /**
   * The code of the sport itself, the same at every school: football, mbball, wlax. Finds the icon
   * and the stat family.
   */
  globalSportShortName: z.string().nullable(),
})
export type SportRef = z.infer<typeof SportRef>

export const Sport = SportRef.extend({
  globalSportId: z.number().nullable(),
  globalSportGender: z.string().nullable(),
  /** An entry of the sports list that is no team: 'General', 'Spirit'. */
  nonSport: z.boolean(),
  seasonId: z.number().nullable(),
  rosterId: z.number().nullable(),
  scheduleId: z.number().nullable(),
  /** As a button says it: 'M Soccer'. */
  shortDisplay: z.string().nullable(),
  conferenceId: z.number().nullable(),
  displayOpponentHistory: z.boolean(),
  hasDoubleHeader: z.boolean(),
  hasOvertimeLosses: z.boolean(),
  hasOvertimeWins: z.boolean(),
  /** Its table goes by points, not by percentage. */
  usesPoints: z.boolean(),
  /** Its games are against somebody: 'at' and 'vs' make sense. */
  atVs: z.boolean(),
  conferenceDisplay: z.boolean(),
  /** May be counted down to on the home page. */
  displayNextEvent: z.boolean(),
  nonSportOnArchive: z.boolean(),
  nonSportOnCalendar: z.boolean(),
  /** What one of its events is called: game, match, meet, race. */
  gameSynonym: z.string(),
  ticketsLink: z.string().nullable(),
  facebookPage: z.string().nullable(),
  twitterName: z.string().nullable(),
  instagramName: z.string().nullable(),
  youtubeName: z.string().nullable(),
  pinterestName: z.string().nullable(),
})
export type Sport = z.infer<typeof Sport>

export const Season = z.object({
  id: z.number(),
  sportId: z.number(),
  /** '2026' or '2026-27', as the department writes it; never computed from a date (quirk Q29). */
  title: z.string(),
  shortName: z.string(),
  startDate: z.string(),
  isCurrent: z.boolean(),
})
export type Season = z.infer<typeof Season>

/** A season of a sport that has a schedule, for the picker beside it. */
export const RelatedSeason = z.object({
  seasonTitle: z.string(),
  scheduleId: z.number(),
  isCurrent: z.boolean(),
  globalSportNameSlug: z.string(),
})
export type RelatedSeason = z.infer<typeof RelatedSeason>
