import { z } from 'zod'
import { Image } from './image.ts'
import { StaffMember } from './roster.ts'
import { SportRef } from './sport.ts'

/** A department of the directory as others name it. The content API calls it a category. */
export const DepartmentRef = z.object({
  id: z.number(),
  title: z.string(),
  /** Always ends in -department: that is how its address is told from a person's. */
  slug: z.string(),
  /** '/staff-directory/sports-medicine-department/4' */
  url: z.string(),
})
export type DepartmentRef = z.infer<typeof DepartmentRef>

/** A line of the directory. */
export const StaffEntry = z.object({
  /** The person, the same as staffId on rosters. */
  id: z.number(),
  firstName: z.string(),
  lastName: z.string(),
  title: z.string(),
  email: z.string().nullable(),
  phone: z.string().nullable(),
  image: Image.nullable(),
  department: DepartmentRef.nullable(),
  /** Sports that this person works for, by the directory. */
  sports: z.array(SportRef),
  /** '/staff-directory/rosalind-achterberg/1' */
  url: z.string(),
})
export type StaffEntry = z.infer<typeof StaffEntry>

export const Department = DepartmentRef.extend({
  description: z.string().nullable(),
  email: z.string().nullable(),
  phone: z.string().nullable(),
  /** Where its door is. */
  location: z.string().nullable(),
  members: z.array(StaffEntry),
})
export type Department = z.infer<typeof Department>

/** One post of a person on one roster. */
export const StaffPost = z.object({
  kind: z.enum(['coach', 'support']),
  title: z.string(),
  season: z.string(),
  isCurrent: z.boolean(),
  sport: SportRef,
  url: z.string(),
})
export type StaffPost = z.infer<typeof StaffPost>

const Tally = {
  wins: z.number(),
  losses: z.number(),
  ties: z.number(),
  /** '.625', '1.000'; '' where nothing was played. */
  winPercent: z.string(),
  conferenceWins: z.number().nullable(),
  conferenceLosses: z.number().nullable(),
  conferenceTies: z.number().nullable(),
  conferenceWinPercent: z.string(),
}
/** A season of a program: given by the department, never computed from its schedule (quirk Q69). */
export const CoachingSeason = z.object({
  season: z.string(),
  names: z.string(),
  note: z.string().nullable(),
  ...Tally,
})
export type CoachingSeason = z.infer<typeof CoachingSeason>
/** A coach over all seasons. */
export const CoachingCareer = z.object({
  names: z.string(),
  years: z.string(),
  seasonCount: z.number(),
  ...Tally,
})
export type CoachingCareer = z.infer<typeof CoachingCareer>

/** The one bio of a coach, of support staff, of a member of the directory. */
export const StaffBio = StaffEntry.omit({ url: true }).extend({
  /** Where the directory shows this person; null for those who are on rosters alone. */
  url: z.string().nullable(),
  /** Sanitised HTML; null when there is none or it is hidden. */
  bio: z.string().nullable(),
  hideBio: z.boolean(),
  socialMedia: z.array(z.object({ channel: z.string(), url: z.string() })),
  /** The first year at the school. */
  startYear: z.number().nullable(),
  /** As the department puts it: 'Ninth season'. */
  years: z.string().nullable(),
  hometown: z.string().nullable(),
  almaMater: z.string().nullable(),
  custom1: z.string().nullable(),
  custom2: z.string().nullable(),
  custom3: z.string().nullable(),
  custom4: z.string().nullable(),
  /** Rosters that this person is or was on: current ones first, then the newest. */
  posts: z.array(StaffPost),
  /**
   * What the record book has of a coach, by sport: all seasons together, and each of them, the
   * newest first.
   */
  records: z.array(
    z.object({ sport: SportRef, career: CoachingCareer, seasons: z.array(CoachingSeason) }),
  ),
})
export type StaffBio = z.infer<typeof StaffBio>

export const CoachList = z.object({
  sport: SportRef,
  season: z.string(),
  isCurrent: z.boolean(),
  coaches: z.array(StaffMember),
  support: z.array(StaffMember),
})
export type CoachList = z.infer<typeof CoachList>

/** Everybody who works for a sport: its roster's staff, and those whom the directory gives it. */
export const SportStaff = z.object({
  sport: SportRef,
  season: z.string().nullable(),
  coaches: z.array(StaffMember),
  support: z.array(StaffMember),
  members: z.array(StaffEntry),
})
export type SportStaff = z.infer<typeof SportStaff>

/** Support staff of the current rosters, each with the sport. */
export const SupportEntry = StaffMember.extend({ sport: SportRef, season: z.string() })
export type SupportEntry = z.infer<typeof SupportEntry>

export const CoachingRecords = z.object({
  sport: SportRef,
  yearly: z.array(CoachingSeason),
  overall: z.array(CoachingCareer),
})
export type CoachingRecords = z.infer<typeof CoachingRecords>

/** What a list of people is called here, and what is said above it. */
export const ListSettings = z.object({
  enabled: z.boolean(),
  title: z.string(),
  /** Sanitised HTML. */ intro: z.string().nullable(),
})
export type ListSettings = z.infer<typeof ListSettings>
