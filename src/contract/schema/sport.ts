import { z } from 'zod'

/** A sport as other content names it. */
export const SportRef = z.object({
  id: z.number(),
  title: z.string(),
  shortName: z.string(),
  abbrev: z.string().nullable(),
  globalSportNameSlug: z.string(),
  /** The code of the sport itself, the same at every school: football, mbball, wlax. Finds the icon and the stat family. */
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
  displayOpponentHistory: z.boolean(),
  hasDoubleHeader: z.boolean(),
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
