import type { Palette } from '../palette.ts'
import type { Random } from '../random.ts'
import type { SportCode } from '../sport-code.ts'

export const wide = 1600
export const high = 900

/** What every layer of a scene is drawn from. */
export interface Frame {
  sport: SportCode
  p: Palette
  r: Random
}

export const fill = (color: string, d: string, more = '') =>
  `<path fill="${color}" d="${d}"${more && ` ${more}`}/>`
export const stroke = (color: string, width: number, d: string, more = '') =>
  `<path fill="none" stroke="${color}" stroke-width="${width}" d="${d}"${more && ` ${more}`}/>`
export const rect = (color: string, x: number, y: number, w: number, h: number, more = '') =>
  fill(
    color,
    `M${Math.round(x)} ${Math.round(y)}h${Math.round(w)}v${Math.round(h)}h${-Math.round(w)}z`,
    more,
  )

export type Stop = readonly [offset: number, color: string, opacity?: number]
const stops = (list: readonly Stop[]) =>
  list
    .map(
      ([at, color, opacity]) =>
        `<stop offset="${at}" stop-color="${color}"${opacity === undefined ? '' : ` stop-opacity="${opacity}"`}/>`,
    )
    .join('')

/** A gradient from one point of the picture to another. */
export const linear = (
  id: string,
  from: readonly [number, number],
  to: readonly [number, number],
  list: readonly Stop[],
) =>
  `<linearGradient id="${id}" gradientUnits="userSpaceOnUse" x1="${from[0]}" y1="${from[1]}" x2="${to[0]}" y2="${to[1]}">${stops(list)}</linearGradient>`
export const radial = (
  id: string,
  x: number,
  y: number,
  radius: number,
  list: readonly Stop[],
  more = '',
) =>
  `<radialGradient id="${id}" gradientUnits="userSpaceOnUse" cx="${x}" cy="${y}" r="${radius}"${more && ` ${more}`}>${stops(list)}</radialGradient>`
