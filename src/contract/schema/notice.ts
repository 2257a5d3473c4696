import { z } from 'zod'
import { BreakpointImage } from './breakpoint-image.ts'

/** Dates are wall clocks of the department; `…Utc` is the same moment for whoever compares. */
export const Alert = z.object({
  id: z.number(),
  title: z.string(),
  /** Sanitised HTML; may be empty. */
  message: z.string(),
  link: z.string().nullable(),
  linkTitle: z.string().nullable(),
  openInNewWindow: z.boolean(),
  enabled: z.boolean(),
  showOnWeb: z.boolean(),
  startDate: z.string().nullable(),
  endDate: z.string().nullable(),
  endDateUtc: z.string().nullable(),
})
export type Alert = z.infer<typeof Alert>

export const Splash = z.object({
  id: z.number(),
  title: z.string(),
  link: z.string().nullable(),
  openInNewWindow: z.boolean(),
  /** Sanitised HTML. */
  html: z.string().nullable(),
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
export type Splash = z.infer<typeof Splash>
/** 204 means none; an answer has `data` (spec 0 §7). */
export const SplashAnswer = z.object({ data: Splash })
export type SplashAnswer = z.infer<typeof SplashAnswer>

export const Takeover = z.object({
  /** 'GameDay' and others; several game days at once may share a board (spec 1 §4). */
  type: z.string(),
  /** Of a game day its game's number, 0 when it names none. */
  id: z.number(),
  /** One without an address, or without a cookie, counts for nothing. */
  url: z.string().nullable(),
  cookie: z.string().nullable(),
})
export const Takeovers = z.object({
  config: z.object({ isConcurrent: z.boolean() }),
  takeovers: z.array(Takeover),
})
export type Takeovers = z.infer<typeof Takeovers>
