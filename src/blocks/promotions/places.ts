/**
 * How a placement looks: a band as wide as the window, a feature as wide as the page, a note
 * between lines, a strip in its container, a card in a column, a sign in a row. `sizes` is for its
 * pictures, `most` the largest width requested.
 */
export type Look = 'band' | 'feature' | 'note' | 'strip' | 'card' | 'sign'
type Place = { look: Look; sizes: string; most?: number }

const placements: Record<string, Place> = {
  'home-partners': {
    look: 'band',
    sizes: '(min-width: 80rem) 14rem, (min-width: 48rem) 22vw, 45vw',
    most: 640,
  },
  'home-feature': { look: 'feature', sizes: '(min-width: 80rem) 80rem, 95vw' },
  'sport-feature': { look: 'feature', sizes: '(min-width: 80rem) 80rem, 95vw' },
  'home-note': { look: 'note', sizes: '20rem' },
  'home-events': { look: 'strip', sizes: '(min-width: 64rem) 26rem, 92vw', most: 960 },
  'header-left': { look: 'sign', sizes: '6rem', most: 320 },
  navigation: { look: 'card', sizes: '16rem', most: 640 },
}

/** An unknown placement is a strip. */
export const getPlacement = (name: string): Place =>
  placements[name] ?? { look: 'strip', sizes: '(min-width: 64rem) 30rem, 92vw' }
