import { z } from 'zod'
import { BreakpointImage, id, emptyQuery, type CallSchemaOf } from './parts.schema.ts'

export const Alert = z
  .object({
    id: z.number(),
    title: z.string(),
    message: z.string().meta({ description: 'Sanitized HTML; may be empty.' }),
    link: z.string().nullable(),
    linkTitle: z.string().nullable(),
    openInNewWindow: z.boolean(),
    enabled: z.boolean(),
    showOnWeb: z.boolean(),
    startDate: z.string().nullable(),
    endDate: z.string().nullable(),
    endDateUtc: z.string().nullable(),
    sportIds: z
      .array(z.number())
      .optional()
      .meta({
        description:
          'The sports it is about: it is shown on the home page, on /tickets, venues, and pages ' +
          'and games of these sports. Without it, everywhere.',
      }),
  })
  .meta({
    id: 'Alert',
    description: 'Local dates of the department; `…Utc` is the same time in UTC.',
  })
export type Alert = z.infer<typeof Alert>

export const Splash = z
  .object({
    id: z.number(),
    title: z.string(),
    link: z.string().nullable(),
    openInNewWindow: z.boolean(),
    html: z.string().nullable().meta({ description: 'Sanitized HTML.' }),
    video: z
      .object({ host: z.enum(['youtube', 'vimeo']), id: z.string().regex(/^[\w-]{5,20}$/) })
      .nullable(),
    picture: z.object({ images: z.array(BreakpointImage) }),
    backgroundColor: z.string().nullable(),
    foregroundColor: z.string().nullable(),
    startDate: z.string(),
    startDateUtc: z.string(),
    endDate: z.string().nullable(),
    endDateUtc: z.string().nullable(),
  })
  .meta({ id: 'Splash' })
export type Splash = z.infer<typeof Splash>
export const SplashAnswer = z
  .object({ data: Splash })
  .meta({ id: 'SplashAnswer', description: '204 if there is none; a response has `data`.' })
export type SplashAnswer = z.infer<typeof SplashAnswer>

export const Takeover = z
  .object({
    type: z.string().meta({
      description: "'GameDay' and others; several game days at once may share a board.",
    }),
    id: z.number().meta({ description: 'For a game day the id of its game, or 0.' }),
    url: z
      .string()
      .nullable()
      .meta({ description: 'A view without a URL or a cookie is not counted.' }),
    cookie: z.string().nullable(),
  })
  .meta({ id: 'Takeover' })
export const Takeovers = z
  .object({
    config: z.object({ isConcurrent: z.boolean() }),
    takeovers: z.array(Takeover),
  })
  .meta({ id: 'Takeovers' })
export type Takeovers = z.infer<typeof Takeovers>

export const noticeSchemas: CallSchemaOf<typeof import('./notices.ts')> = {
  alerts: {
    summary: 'Current alerts, newest first.',
    query: emptyQuery,
    result: z.array(Alert),
    example: {},
  },
  splash: {
    summary: 'The current splash screen of the home page, or one by id.',
    notes: 'The splash screen of the home page; with `splashId`, that one on any ' + 'date.',
    query: z.object({ splashId: id.optional() }),
    result: SplashAnswer.nullable(),
    example: { splashId: 1 },
  },
  sportSplash: {
    summary: 'The current splash screen of a sport.',
    query: z.object({ sportId: id }),
    result: SplashAnswer.nullable(),
    example: { sportId: 1 },
  },
  countSplashClick: {
    summary: 'Counts a click on a splash screen; answers 204.',
    query: z.object({ splashId: id }),
    result: z.null(),
    example: { splashId: 1 },
  },
  takeovers: {
    summary: "Pages that currently take over the home page, or a sport's home.",
    notes: 'Without a sport: those of the home page.',
    query: z.object({ sportId: id.optional() }),
    result: Takeovers,
    example: { sportId: 1 },
  },
}
