import type { Pose } from './pose.ts'

export interface Tones {
  main: string
  shade: string
}
export type Headwear =
  | 'helmet'
  | 'cage'
  | 'cap'
  | 'batting'
  | 'swim'
  | 'visor'
  | 'band'
  | 'ears'
  | 'none'
export type Hair = 'short' | 'fade' | 'long' | 'tail' | 'bun' | 'curls' | 'none'

export interface HeadLook {
  skin: Tones
  hair: Tones
  style: Hair
  wear: Headwear
  hat: Tones
  trim: string
}

// All in thousandths of the body, the middle of the head at 0,0, looking right.
const profile =
  'M-57 4C-60-44-26-72 12-68C38-65 51-46 51-26L50-17L62 9L53 15L54 25L50 31L52 41L47 58C36 67 14 58-4 44C-26 50-52 36-57 4Z'
const profileLit =
  'M16-64C40-60 51-46 51-26L50-17L62 9L53 15L54 25L50 31L52 41L47 58C40 62 32 61 25 58C34 40 20 30 24 8C8-4 34-32 16-64Z'
const front = 'M-49-8C-50-78 50-78 49-8C49 20 38 46 25 60C14 71-14 71-25 60C-38 46-49 20-49-8Z'
const frontLit = 'M6-60C50-62 50-30 49-8C49 20 38 46 25 60C18 66 12 68 4 68L8 24L18 20L4-14Z'

const hairSide: Record<Hair, string> = {
  none: '',
  short:
    'M-58 22C-78-40-40-88 14-80C44-76 58-58 52-34C40-50 24-46 8-40C0-30-4-16-10-6L-18 18C-28 6-34 14-30 34C-44 40-54 34-58 22Z',
  fade: 'M-56-6C-66-50-30-84 16-78C44-72 56-56 52-36C36-48 10-50-8-44C-16-30-18-14-34-8Z',
  long: 'M52-34C58-66 36-84 4-82C-60-80-76-30-66 20C-62 60-84 92-66 128C-40 120-18 84-20 40L-12-6C0-36 30-46 52-34Z',
  tail: 'M52-36C56-66 34-82 4-80C-34-78-58-54-60-20C-92-36-128-14-142 40C-146 70-160 84-176 92C-136 100-100 76-92 38C-86 16-76 8-58 12C-46 20-34 16-26 6L-10-10C4-38 32-48 52-36Z',
  bun: 'M52-36C56-66 34-82 4-80C-16-80-34-72-46-58C-72-82-108-62-102-34C-98-14-74-8-60-16C-62 8-52 24-34 14L-10-10C4-38 32-48 52-36Z',
  curls:
    'M52-34C70-52 58-82 34-84C20-104-10-100-20-90C-48-100-74-74-68-52C-90-34-84-6-70 4C-76 30-54 48-34 36L-22 8L-10-8C4-36 30-44 52-34Z',
}
const hairFront: Record<Hair, string> = {
  none: '',
  short: 'M-54 2C-66-94 66-94 54 2L46-24C30-44-30-44-46-24Z',
  fade: 'M-50-12C-60-90 60-90 50-12L42-38C20-50-20-50-42-38Z',
  long: 'M-50 96C-84 40-70-96 0-88C70-96 84 40 50 96C44 60 54 20 44-20C20-36-10-44-24-52C-30-30-44-30-46 0C-50 30-44 60-50 96Z',
  tail: 'M-53 0C-64-94 64-94 53 0L44-26C24-52-24-52-44-26Z',
  bun: 'M-53 0C-62-70-40-82-24-82C-34-118 34-118 24-82C40-82 62-70 53 0L44-26C24-52-24-52-44-26Z',
  curls:
    'M-56 10C-84-10-80-60-54-66C-50-96-10-104 0-92C10-104 50-96 54-66C80-60 84-10 56 10L44-26C20-44-20-44-44-26Z',
}
const behind = 'M-53-8C-54-80 54-80 53-8C53 26 38 52 24 58C10 62-10 62-24 58C-38 52-53 26-53-8Z'

const fill = (d: string, color: string) => (d ? `<path fill="${color}" d="${d}"/>` : '')
const stroke = (d: string, color: string, width: number) =>
  `<path fill="none" stroke="${color}" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round" d="${d}"/>`

const wearSide: Record<Headwear, (l: HeadLook) => string> = {
  none: () => '',
  helmet: ({ hat, trim }) =>
    fill(
      'M-74 16C-90-78-20-104 22-96C62-88 78-56 74-22L40-14C28-10 30 6 26 24C24 44 18 58 4 58L-24 60C-56 60-68 44-74 16Z',
      hat.shade,
    ) +
    fill('M-24-84C40-106 78-60 74-22L40-14C30-10 30 0 28 14C6-6 40-56-24-84Z', hat.main) +
    stroke('M-70-30C-58-84-12-102 26-95', trim, 13) +
    fill('M-16 2a13 13 0 1 0 .1 0Z', hat.shade) +
    stroke(
      'M30 14L82 18C90 40 84 58 72 70C52 72 34 66 18 52M36 42L86 44M62 16C66 40 62 60 56 70',
      trim,
      8,
    ),
  cage: ({ hat, trim }) =>
    fill(
      'M-70 14C-84-76-20-100 20-94C54-90 70-66 72-40L92-30L88-18L34-18C22 0 28 30 14 54L-26 50C-56 48-66 34-70 14Z',
      hat.shade,
    ) +
    fill('M-20-82C36-100 68-66 72-40L92-30L88-20L38-22C20-40 10-70-20-82Z', hat.main) +
    stroke('M-58 30C-50-10-20-30 30-34', trim, 9) +
    stroke(
      'M32-12L74-8C82 20 76 50 60 68L16 56M30 12L80 14M24 36L76 40M56-8C60 20 56 48 48 66',
      trim,
      6,
    ),
  cap: ({ hat }) =>
    fill(
      'M-62-14C-66-72-20-92 14-88C44-84 56-60 56-36L98-30C106-28 104-18 94-18L50-20C14-34-30-26-60-6Z',
      hat.shade,
    ) + fill('M2-86C44-86 56-60 56-36L98-30C104-28 104-22 98-20L52-26C40-50 30-76 2-86Z', hat.main),
  batting: ({ hat }) =>
    fill(
      'M-68 8C-78-74-20-98 16-92C50-88 62-62 62-38L104-30C110-26 108-18 98-18L44-18C26-16 20 0 22 30C16 48-10 46-12 30L-22 40C-50 44-64 28-68 8Z',
      hat.shade,
    ) +
    fill('M0-90C50-90 62-62 62-38L104-30C110-26 108-22 100-20L50-24C46-50 30-80 0-90Z', hat.main),
  swim: ({ hat }) =>
    fill(
      'M-61 6C-70-52-30-80 14-75C46-70 56-50 52-30C30-34 4-26-20-2C-34 12-50 16-61 6Z',
      hat.shade,
    ) +
    fill('M4-75C46-72 56-50 52-30C40-34 30-32 22-29C38-46 26-64 4-75Z', hat.main) +
    stroke('M-58-6L28-18', '#0009', 7) +
    fill('M24-28L54-22L58-6L38-2L26-10Z', hat.main),
  visor: ({ hat }) => fill('M-60-18L50-46L98-34C106-30 104-20 94-20L46-26L-56 2Z', hat.main),
  band: ({ trim }) => fill('M-62-20L51-44L52-26L-60 0Z', trim),
  ears: ({ hat, trim }) =>
    stroke('M-24 6C-14-40-2-66 10-72M-24 6L8 50M-24 6L-56-16', hat.shade, 9) +
    fill('M-24-16a24 24 0 1 0 .1 0Z', hat.main) +
    fill('M-24-4a12 12 0 1 0 .1 0Z', trim),
}

/** The head alone, to be placed at its joint; the neck belongs to the body. */
export function headSvg(face: NonNullable<Pose['face']>, look: HeadLook): string {
  const { skin, hair, style, wear } = look
  if (face === 'front' || face === 'behind') {
    const hat =
      wear === 'cap' ||
      wear === 'batting' ||
      wear === 'helmet' ||
      wear === 'cage' ||
      wear === 'swim'
    const crown = hat
      ? fill('M-58-6C-64-100 64-100 58-6L50-22C26-34-26-34-50-22Z', look.hat.shade) +
        fill('M0-84C60-84 60-30 57-10L50-22C36-28 20-31 0-31Z', look.hat.main)
      : fill(hairFront[style], hair.main)
    if (face === 'behind')
      return (
        fill(behind, hat ? look.hat.shade : hair.main) +
        (style === 'tail'
          ? fill('M-16-10C-40 40-26 100 4 128C30 100 36 40 16-10Z', hair.shade)
          : '')
      )
    const cage =
      wear === 'helmet' || wear === 'cage'
        ? stroke('M-48-2C-54 60-20 84 0 84C20 84 54 60 48-2M-50 24H50M-44 50H44', look.trim, 8)
        : ''
    return fill(front, skin.shade) + fill(frontLit, skin.main) + crown + cage
  }
  const bare = wear === 'helmet' || wear === 'cage' || wear === 'batting' || wear === 'swim'
  const locks = bare && style !== 'tail' && style !== 'long' ? '' : fill(hairSide[style], hair.main)
  const art = fill(profile, skin.shade) + fill(profileLit, skin.main) + locks + wearSide[wear](look)
  return face === 'back' ? `<g transform="scale(-1 1)">${art}</g>` : art
}
