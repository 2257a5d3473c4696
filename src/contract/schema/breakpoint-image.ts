import { z } from 'zod'
import { Image } from './image.ts'

/** The widths at which the site changes, smallest first, in px: 540, 640, 768, 1024, 1280, 1440. */
export const breakpoints = ['xs', 'sm', 'md', 'lg', 'xl', '2xl'] as const

export const BreakpointImage = Image.extend({ breakpoint: z.enum(breakpoints) }).meta({
  id: 'BreakpointImage',
  description:
    'One of several pictures of the same thing: this one is for windows from ' +
    'its breakpoint on.',
})
export type BreakpointImage = z.infer<typeof BreakpointImage>
