import { mix, tone } from '../color.ts'
import type { Palette } from '../palette.ts'
import type { Headwear, Tones } from './head.ts'
import type { SportCode } from '../sport-code.ts'

/** What is worn. Lengths are shares of a bone; 0 is nothing. */
export interface Kit {
  /** Of the upper arm; above 1 it goes on down the forearm. */
  sleeve: number
  /** How far below the collar the shirt ends; 0 for bare shoulders and chest. */
  hem: number
  ease: number
  bottom: 'shorts' | 'long' | 'knee' | 'skirt' | 'brief' | 'suit'
  /** Share of the thigh that is covered. */
  leg: number
  /** Share of the shin that is covered, from the ankle. */
  sock: number
  wear: Headwear
  pads?: true
  gloves?: true
  kneepads?: true
  barefoot?: true
}

const shirt = { sleeve: 0.55, hem: 1.02, ease: 8, sock: 0.2, wear: 'none' } as const
const run: Kit = {
  sleeve: 0,
  hem: 0.95,
  ease: 3,
  bottom: 'shorts',
  leg: 0.34,
  sock: 0.1,
  wear: 'none',
}
const golf: Kit = { ...shirt, hem: 0.9, ease: 7, bottom: 'long', leg: 1, sock: 0, wear: 'cap' }

const kits: Record<SportCode, Kit> = {
  football: {
    sleeve: 0.5,
    hem: 0.86,
    ease: 8,
    bottom: 'knee',
    leg: 1,
    sock: 0.62,
    wear: 'helmet',
    pads: true,
  },
  baseball: { sleeve: 0.75, hem: 0.84, ease: 8, bottom: 'long', leg: 1, sock: 0, wear: 'cap' },
  softball: { sleeve: 0.6, hem: 0.84, ease: 6, bottom: 'knee', leg: 1, sock: 0.8, wear: 'visor' },
  mbball: { sleeve: 0, hem: 0.98, ease: 9, bottom: 'shorts', leg: 0.86, sock: 0.3, wear: 'none' },
  wbball: { sleeve: 0, hem: 0.96, ease: 6, bottom: 'shorts', leg: 0.72, sock: 0.28, wear: 'none' },
  msoc: { ...shirt, bottom: 'shorts', leg: 0.66, sock: 0.82 },
  wsoc: { ...shirt, ease: 6, bottom: 'shorts', leg: 0.58, sock: 0.82, wear: 'band' },
  wvball: {
    sleeve: 1.5,
    hem: 0.92,
    ease: 3,
    bottom: 'brief',
    leg: 0.3,
    sock: 0.22,
    wear: 'none',
    kneepads: true,
  },
  mlax: {
    sleeve: 0.55,
    hem: 0.98,
    ease: 10,
    bottom: 'shorts',
    leg: 0.84,
    sock: 0.3,
    wear: 'cage',
    pads: true,
    gloves: true,
  },
  wlax: { sleeve: 0, hem: 0.92, ease: 5, bottom: 'skirt', leg: 0.46, sock: 0.26, wear: 'band' },
  fhockey: {
    sleeve: 0.3,
    hem: 0.92,
    ease: 5,
    bottom: 'skirt',
    leg: 0.48,
    sock: 0.84,
    wear: 'none',
  },
  mten: { ...shirt, bottom: 'shorts', leg: 0.66, sock: 0.18, wear: 'band' },
  wten: { sleeve: 0, hem: 0.92, ease: 4, bottom: 'skirt', leg: 0.44, sock: 0.14, wear: 'visor' },
  mgolf: golf,
  wgolf: { ...golf, bottom: 'skirt', leg: 0.52, sock: 0.1, wear: 'visor' },
  mcross: run,
  wcross: { ...run, bottom: 'brief', leg: 0.14 },
  track: { ...run, ease: 1, bottom: 'brief', leg: 0.5 },
  mswim: {
    sleeve: 0,
    hem: 0,
    ease: 1,
    bottom: 'brief',
    leg: 0.85,
    sock: 0,
    wear: 'swim',
    barefoot: true,
  },
  wswim: {
    sleeve: 0,
    hem: 1.14,
    ease: 1,
    bottom: 'brief',
    leg: 0.8,
    sock: 0,
    wear: 'swim',
    barefoot: true,
  },
  wrestling: { sleeve: 0, hem: 1.14, ease: 1, bottom: 'suit', leg: 0.62, sock: 0.24, wear: 'ears' },
}

export const kitOf = (sport: SportCode): Kit => kits[sport]

export interface KitColors {
  top: Tones
  bottom: Tones
  sock: Tones
  shoe: Tones
  hat: Tones
  trim: string
  number: string
}
export type Strip = 'home' | 'away' | 'rival'

/** Home wears the brand's light colour against dark stands, away white, and rivals stay dark. */
export function colorsOf(p: Palette, strip: Strip): KitColors {
  const light = { main: p.second, shade: mix(tone(p.second, 0.58, 0.95), p.deep, 0.26) }
  const white = { main: p.white, shade: mix(p.white, mix(p.brand, p.deep, 0.5), 0.42) }
  const dark = { main: mix(p.brand, p.glow, 0.35), shade: p.ink }
  if (strip === 'home')
    return {
      top: light,
      bottom: white,
      sock: light,
      shoe: white,
      hat: light,
      trim: p.white,
      number: p.deep,
    }
  if (strip === 'away')
    return {
      top: white,
      bottom: light,
      sock: white,
      shoe: light,
      hat: light,
      trim: p.deep,
      number: p.brand,
    }
  return {
    top: dark,
    bottom: dark,
    sock: dark,
    shoe: { main: p.glow, shade: p.ink },
    hat: dark,
    trim: p.glow,
    number: p.glow,
  }
}
