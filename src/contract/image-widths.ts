/**
 * The widths in which the site gives out pictures, in pixels: the resizer makes no others, and
 * markup asks for no others.
 */
export const imageWidths = [160, 320, 480, 640, 960, 1280, 1600] as const
