import { mix } from '../color.ts'
import { skinsOf } from '../palette.ts'
import { fill, stroke, type Frame } from './frame.ts'

/** Drops thrown off, more and larger near the middle. */
export function spray(
  { p, r }: Frame,
  x: number,
  y: number,
  width: number,
  height: number,
  count: number,
): string {
  const drops = (size: number, n: number) =>
    stroke(
      p.white,
      size,
      Array.from({ length: n }, () => {
        const side = r.between(-1, 1)
        return `M${Math.round(x + side * width)} ${Math.round(y - Math.abs(r.float() * r.float()) * height * (1.1 - Math.abs(side)))}h0`
      }).join(''),
      'stroke-linecap="round"',
    )
  return drops(5, count) + drops(10, Math.round(count / 2)) + drops(17, Math.round(count / 6))
}

/**
 * Butterfly, coming at us: both arms leave the water. The middle of the head is at x, y; the water
 * line just below.
 */
export function butterfly(f: Frame, x: number, y: number, size: number): string {
  const { p, r } = f
  const skin = r.pick(skinsOf(p))
  const cap = p.second,
    dark = mix(p.second, p.deep, 0.55)
  const arm =
    'M74 70C150 4 250-66 372-92C440-106 520-84 596-40C640-20 668 6 690 34C660 30 624 14 590 2C520-30 452-34 398-22C300 6 214 84 160 166C110 176 76 130 74 70Z'
  const armLit =
    'M120 44C190-22 280-76 372-92C440-106 520-84 596-40C640-20 668 6 690 34C600-26 500-74 404-64C300-50 200 20 140 100Z'
  const side = (mirror: string) =>
    `<g${mirror}>${fill(skin.shade, arm)}${fill(skin.main, armLit)}</g>`
  return (
    `<g transform="translate(${Math.round(x)} ${Math.round(y)})scale(${(size / 1000).toFixed(3)})">` +
    side(' transform="scale(-1 1)"') +
    side('') +
    fill(skin.shade, 'M-190 170C-180 60-90 40 0 40C90 40 180 60 190 170L150 250H-150Z') +
    fill(skin.main, 'M30 60C110 50 176 70 186 170L150 220C140 130 90 90 30 60Z') +
    fill(skin.shade, 'M-92-20C-96 60-62 128 0 136C62 128 96 60 92-20Z') +
    fill(skin.main, 'M20-20H92C96 60 62 128 6 136C40 100 46 40 20-20Z') +
    fill(p.ink, 'M-30 92C-16 78 20 78 32 92C24 116-22 116-30 92Z') +
    fill(dark, 'M-104 10C-120-150 120-150 104 10C60-20-60-20-104 10Z') +
    fill(cap, 'M-20-110C70-140 114-70 104 10C84-6 60-14 34-18C50-50 30-90-20-110Z') +
    fill(
      p.ink,
      'M-90 8C-60-4-30 0-16 12C-4 6 4 6 16 12C30 0 60-4 90 8C92 34 72 52 46 50C24 48 16 34 8 26H-8C-16 34-24 48-46 50C-72 52-92 34-90 8Z',
    ) +
    fill(p.white, 'M44 10C58 6 76 8 82 18C80 30 66 36 52 34C66 26 60 16 44 10Z', 'opacity=".8"') +
    '</g>' +
    wave(f, x, y + size * 0.13, size) +
    spray(f, x, y + size * 0.1, size * 0.72, size * 0.34, 60)
  )
}

/** The bow wave in front of a swimmer. */
function wave({ p }: Frame, x: number, y: number, size: number): string {
  const s = size / 1000
  const at = `<g transform="translate(${Math.round(x)} ${Math.round(y)})scale(${s.toFixed(3)})">`
  return (
    at +
    fill(
      p.brand,
      'M-760 70C-560 20-420 60-300 24C-200-10-120 24 0 10C130 24 200-16 310 20C430 60 560 14 780 70C800 260-780 260-760 70Z',
    ) +
    fill(
      p.glow,
      'M-700 84C-520 44-420 84-290 50C-190 20-120 60 0 40C130 60 200 14 300 46C430 84 540 44 720 84C500 74 420 120 290 84C190 60 120 96 0 80C-130 96-200 56-300 84C-430 120-520 70-700 84Z',
    ) +
    fill(
      p.white,
      'M-330 34C-240-20-130 26-20 14C-90 40-200 40-260 56C-300 60-340 52-330 34ZM350 30C250-24 150 30 40 16C110 44 200 40 270 54C310 60 350 50 350 30ZM-640 76C-580 50-520 56-470 62C-520 70-590 74-640 76ZM660 74C600 46 540 54 490 60C540 70 610 74 660 74Z',
    ) +
    '</g>'
  )
}

/** Freestyle from the side, one arm over, half of the body under the line. */
export function freestyle(f: Frame, x: number, y: number, size: number): string {
  const { p, r } = f
  const skin = r.pick(skinsOf(p))
  const s = (size / 1000).toFixed(3)
  return (
    `<g transform="translate(${Math.round(x)} ${Math.round(y)})scale(${s})">` +
    fill(skin.shade, 'M-420 20C-300-50-120-70 20-50C60-44 80-20 70 20C-60 50-300 50-420 20Z') +
    fill(skin.main, 'M-380 0C-280-48-120-68 20-50C40-46 56-36 64-20C-60-40-240-36-380 0Z') +
    fill(
      skin.shade,
      'M-60-40C-120-110-130-200-70-260C0-300 110-230 190-120C220-80 250-30 262 16C236 10 200-40 160-86C110-150 40-206-10-196C-40-170-20-90 20-30Z',
    ) +
    fill(
      skin.main,
      'M-104-150C-110-200-100-236-70-260C0-300 110-230 190-120C220-80 250-30 262 16C220-60 150-160 70-216C0-250-70-230-104-150Z',
    ) +
    fill(skin.shade, 'M60 40C40-30 80-86 140-84C196-80 220-30 204 30C180 60 90 70 60 40Z') +
    fill(skin.main, 'M150-20C180-40 214-16 204 30C190 46 170 52 150 54C170 30 140 10 150-20Z') +
    fill(p.second, 'M62 34C36-34 82-96 144-88C180-84 200-60 206-28C160-30 110-10 62 34Z') +
    fill(p.ink, 'M150-18C170-30 196-26 208-14C208 4 186 12 166 8Z') +
    fill(
      p.brand,
      'M-760 40C-600 10-420 30-260 14C-100 0 60 40 200 14C320-4 420 30 520 30C500 160-700 160-760 40Z',
    ) +
    fill(
      p.white,
      'M-680 30C-560-30-470 20-400 4C-440 30-600 40-680 30ZM120 30C180-24 270-20 330 20C260 30 190 44 120 30Z',
    ) +
    '</g>' +
    spray(f, x - size * 0.44, y, size * 0.22, size * 0.26, 36) +
    spray(f, x + size * 0.22, y + 10, size * 0.2, size * 0.2, 30)
  )
}
