import { z } from 'zod'
import { Coverage } from '../schema/coverage.ts'
import { Facility, FacilityEvents, FacilityTeaser } from '../schema/facility.ts'
import { PageSettings } from '../schema/page-settings.ts'
import { PressClip, PressClipFilter } from '../schema/press-clip.ts'
import { Publication } from '../schema/publication.ts'
import { id, nothing, pageOf, paging, season, type DescribedOf } from './parts.ts'

const ofSport = z.object({ sportId: id.optional() })
const page = z.object({ ...paging, sportId: id.optional() })
const slug = z.string().min(1).max(200)

export const pageSchemas: DescribedOf<typeof import('../api/pages.ts')> = {
  facilities: {
    summary: 'Stadiums, arenas, courses: the featured first.',
    query: page,
    result: pageOf(FacilityTeaser),
    example: {},
    table: ({ items }) =>
      items.map(({ title, teaser, location, sport, featured, url }) => ({
        title,
        sport: sport?.title ?? null,
        location,
        teaser,
        featured,
        url,
      })),
  },
  facility: {
    summary: 'One facility with its pictures, and what holds there on game day.',
    query: z.object({ facilityId: id }),
    result: Facility.nullable(),
    example: { facilityId: 1 },
  },
  facilityEvents: {
    summary: 'The teams that play at a facility, and the next games there.',
    notes: 'Who plays there, and the next games there.',
    query: z.object({ facilityId: id }),
    result: FacilityEvents.nullable(),
    example: { facilityId: 1 },
  },
  facilitySettings: {
    summary: 'What stands above the list of facilities.',
    query: nothing,
    result: PageSettings.nullable(),
    example: {},
  },
  publications: {
    summary: 'Media guides and programs, the newest first.',
    query: page,
    result: pageOf(Publication),
    example: {},
  },
  publication: {
    summary: 'One publication by the end of its address.',
    query: z.object({ slug }),
    result: Publication.nullable(),
    example: { slug: '2026-football-guide' },
  },
  publicationSettings: {
    summary: 'What stands above the list of publications.',
    query: nothing,
    result: PageSettings.nullable(),
    example: {},
  },
  pressClips: {
    summary: 'What others wrote about the department, the newest first.',
    query: z.object({
      ...paging,
      sportId: id.optional(),
      season,
      year: id.optional(),
      search: z.string().max(100).optional(),
    }),
    result: pageOf(PressClip),
    example: {},
    table: ({ items }) =>
      items.map(({ date, title, source, author, sports, link }) => ({
        date: date.slice(0, 10),
        title,
        source,
        author,
        sports: sports.map((sport) => sport.title).join(', '),
        link,
      })),
  },
  pressClip: {
    summary: 'One press clip by its number.',
    query: z.object({ pressClipId: id }),
    result: PressClip.nullable(),
    example: { pressClipId: 1 },
  },
  pressClipSeasons: {
    summary: 'The academic years that have press clips, the newest first.',
    query: ofSport,
    result: z.array(PressClipFilter),
    example: {},
  },
  pressClipYears: {
    summary: 'The years that have press clips, the newest first.',
    query: ofSport,
    result: z.array(PressClipFilter),
    example: {},
  },
  coverage: {
    summary: 'Where games are seen, heard and followed.',
    query: ofSport,
    result: z.array(Coverage),
    example: {},
  },
}
