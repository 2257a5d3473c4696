import { z } from 'zod'
import { Slide } from '../../../src/contract/media.schema.ts'
import { kind } from './kind.ts'

export const slide = kind({
  name: 'slide',
  // A picture that is not in the pack leaves a slide of words, which is not shown.
  doc: Slide.omit({ id: true, sport: true, image: true }).extend({
    image: Slide.shape.image.nullable(),
    sportId: z.number().nullable(),
  }),
  columns: ({ sportId, startDate, endDate, title }) => ({
    sportId,
    date: startDate,
    ends: endDate,
    words: title,
  }),
})
