/**
 * The widths of the site's pictures in pixels. The resizer makes no others and markup uses no
 * others. The first is for logos beside a name.
 */
export const imageWidths = [80, 160, 320, 480, 640, 800, 960, 1280, 1600] as const
