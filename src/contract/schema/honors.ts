import { z } from 'zod'
import { Image } from './image.ts'
import { PlayerLink } from './player.ts'
import { SportRef } from './sport.ts'
import { ListSettings } from './staff.ts'

/** One of the department's rolls of honor: '/honors/hall-of-fame'. */
export const HonorRef = z.object({ slug: z.string(), title: z.string() })
export type HonorRef = z.infer<typeof HonorRef>

export const InducteeTeaser = z.object({
  id: z.number(),
  firstName: z.string(),
  /** Of a team its whole name. */
  lastName: z.string(),
  honor: HonorRef,
  /** The year of the induction. */
  classYear: z.number().nullable(),
  /** 'Student-athlete', 'Coach', 'Team'. */
  category: z.string().nullable(),
  sports: z.array(SportRef),
  image: Image.nullable(),
  /** '/honors/hall-of-fame/ruth-abernethy/7' */
  url: z.string(),
})
export type InducteeTeaser = z.infer<typeof InducteeTeaser>

export const Inductee = InducteeTeaser.extend({
  /** Sanitised HTML. */
  bio: z.string().nullable(),
  /** The years here, as they are written. */
  years: z.string().nullable(),
  hometown: z.string().nullable(),
  images: z.array(Image),
  /** The player, where one of our rosters knows the person. */
  player: PlayerLink.nullable(),
})
export type Inductee = z.infer<typeof Inductee>

/** Members by name, and the same by the first letter of it. */
export const HallOfFame = z.object({
  honor: HonorRef.nullable(),
  members: z.array(InducteeTeaser),
  groups: z.record(z.string(), z.array(InducteeTeaser)),
})
export type HallOfFame = z.infer<typeof HallOfFame>

export const honorGroupings = ['class', 'name', 'sport', 'category'] as const
export const HonorGroups = z.object({
  honor: HonorRef.nullable(),
  grouping: z.enum(honorGroupings),
  groups: z.array(z.object({ title: z.string(), members: z.array(InducteeTeaser) })),
})
export type HonorGroups = z.infer<typeof HonorGroups>

export const HonorSettings = ListSettings.extend({
  honors: z.array(HonorRef.extend({ members: z.number() })),
  groupings: z.array(z.enum(honorGroupings)),
  defaultGrouping: z.enum(honorGroupings),
})
export type HonorSettings = z.infer<typeof HonorSettings>

/** One selection: the year, the team, who chose. */
export const Selection = z.object({
  year: z.number(),
  team: z.string().nullable(),
  organization: z.string().nullable(),
  event: z.string().nullable(),
})
export type Selection = z.infer<typeof Selection>

export const AllAmericanTeaser = z.object({
  id: z.number(),
  firstName: z.string(),
  lastName: z.string(),
  sport: SportRef,
  /** Newest first. */
  selections: z.array(Selection),
  image: Image.nullable(),
  /** '/all-americans/3' */
  url: z.string(),
})
export type AllAmericanTeaser = z.infer<typeof AllAmericanTeaser>
export const AllAmerican = AllAmericanTeaser.extend({
  bio: z.string().nullable(),
  hometown: z.string().nullable(),
  player: PlayerLink.nullable(),
})
export type AllAmerican = z.infer<typeof AllAmerican>

export const allAmericanGroupings = ['year', 'sport', 'name'] as const
export const AllAmericanGroups = z.object({
  grouping: z.enum(allAmericanGroupings),
  groups: z.array(z.object({ title: z.string(), members: z.array(AllAmericanTeaser) })),
})
export type AllAmericanGroups = z.infer<typeof AllAmericanGroups>
export const AllAmericanSettings = ListSettings.extend({
  groupings: z.array(z.enum(allAmericanGroupings)),
  defaultGrouping: z.enum(allAmericanGroupings),
})
export type AllAmericanSettings = z.infer<typeof AllAmericanSettings>

export const AwardType = z.object({
  id: z.number(),
  title: z.string(),
  description: z.string().nullable(),
})
export type AwardType = z.infer<typeof AwardType>

export const AwardTeaser = z.object({
  id: z.number(),
  title: z.string(),
  type: AwardType.omit({ description: true }).nullable(),
  /** Wall clock of the department. */
  date: z.string(),
  /** After this day the award is past: of a week, the next one's day. */
  endDate: z.string().nullable(),
  isExpired: z.boolean(),
  /** Who is honored, as it is written. */
  name: z.string(),
  sport: SportRef.nullable(),
  player: PlayerLink.nullable(),
  image: Image.nullable(),
  teaser: z.string().nullable(),
  /** '/awards/12' */
  url: z.string(),
})
export type AwardTeaser = z.infer<typeof AwardTeaser>
export const Award = AwardTeaser.extend({
  /** Sanitised HTML. */ description: z.string().nullable(),
  organization: z.string().nullable(),
  storyUrl: z.string().nullable(),
})
export type Award = z.infer<typeof Award>
