import { z } from 'zod'
import { Alert, SplashAnswer, Takeovers } from '../schema/notice.ts'
import { id, nothing, type DescribedOf } from './parts.ts'

export const noticeSchemas: DescribedOf<typeof import('../api/notices.ts')> = {
  alerts: {
    summary: 'Alerts that are to be seen now, the newest first.',
    query: nothing,
    result: z.array(Alert),
    example: {},
  },
  splash: {
    summary: 'The splash screen of the home page now, or one by its number.',
    notes: 'The splash of the home page, or with `splashId` that one, whatever its ' + 'dates.',
    query: z.object({ splashId: id.optional() }),
    result: SplashAnswer.nullable(),
    example: { splashId: 1 },
  },
  sportSplash: {
    summary: 'The splash screen of a sport now.',
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
    summary: 'Pages that take over the home page, or the home of a sport, now.',
    notes: 'Without a sport those of the home page.',
    query: z.object({ sportId: id.optional() }),
    result: Takeovers,
    example: { sportId: 1 },
  },
}
