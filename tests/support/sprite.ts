import { readFileSync } from 'node:fs'

/** The names of the drawings in one of the three sprites (`src/ui/icons`). */
export const symbolsOf = (sprite: 'general' | 'sports' | 'social'): string[] =>
  [
    ...readFileSync(new URL(`../../src/ui/icons/${sprite}.svg`, import.meta.url), 'utf8').matchAll(
      /<symbol id="([^"]+)"/g,
    ),
  ].map(([, id]) => id!)
