import { z } from 'zod'

/** A number in the cell of a spreadsheet; a blank one is null. */
export const digits = z
  .codec(
    z
      .string()
      .trim()
      .regex(/^\d{1,6}$/, 'is a whole number'),
    z.number(),
    { decode: Number, encode: String },
  )
  .nullable()
  .default(null)
