/**
 * The widths of the site's pictures in pixels. The resizer makes no others and markup uses no
 * others.
 */
export const imageWidths = [160, 320, 480, 640, 800, 960, 1280, 1600] as const
