import { mix, tone } from './color.ts'
import { kitOf } from './athlete/kit.ts'
import { faceShapes, faceSvg } from './face/face.ts'
import { hairColors, mensHair, womensHair } from './face/hair.ts'
import { bustSvg } from './face/jersey.ts'
import { lettersSvg } from './letters.ts'
import { paletteOf, skinsOf, type Palette } from './palette.ts'
import { seeded, type Random } from './random.ts'
import type { SportCode } from './sport-code.ts'

export interface PortraitOptions {
  seed: string
  brand: string
  second: string
  sport: SportCode
  jersey: string
  gender: 'men' | 'women'
}

/** An 800×1000 poster of one athlete or coach; a jersey of '' draws no number. */
export function portraitSvg({
  seed,
  brand,
  second,
  sport,
  jersey,
  gender,
}: PortraitOptions): string {
  const p = paletteOf(brand, second)
  const r = seeded(`portrait/${gender}/${seed}`)
  const women = gender === 'women'
  const skins = skinsOf(p)
  const dark = r.int(0, skins.length - 1)
  const skin = skins[dark] ?? skins[0] ?? { main: p.pale, shade: p.second }
  // Fair hair only on fair skin keeps the set believable.
  const hair = r.pick(hairColors.slice(0, dark < 3 ? 3 : dark < 5 ? 6 : hairColors.length))
  const cut = r.pick(women ? womensHair : mensHair)
  const base = r.pick(faceShapes)
  const shape = women
    ? { ...base, jaw: base.jaw - 12, chin: base.chin - 8, neck: base.neck - 22 }
    : base
  const deep = tone(skin.shade, 0.2, 0.8)
  const tilt = r.int(-4, 4),
    size = r.between(0.98, 1.06)
  const face = faceSvg(shape, skin, deep, {
    brow: women ? r.int(-4, 0) : r.int(0, 7),
    beard: women || r.chance(0.55) ? 0 : r.pick([0.3, 0.45, 0.9]),
    hair,
    women,
  })
  const head = (inner: string) =>
    `<g transform="translate(400 430)rotate(${tilt})scale(${size.toFixed(2)})">${inner}</g>`
  const shine = mix(hair, p.second, 0.34)
  const path = (color: string, d: string) => (d ? `<path fill="${color}" d="${d}"/>` : '')
  const wear = kitOf(sport).wear
  const capped = (wear === 'cap' || wear === 'visor') && r.chance(0.5)
  const over =
    capped && cut.over !== ''
      ? capSvg(p, wear === 'visor', path(hair, cut.over))
      : path(hair, cut.over) +
        path(shine, cut.shine) +
        (wear === 'band' && r.chance(0.5)
          ? path(p.second, 'M-154-66C-110-130 110-130 154-66L156-22C110-92-110-92-156-22Z')
          : '')
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 800 1000" width="800" height="1000">${ground(p, r, jersey)}${head(path(mix(hair, p.ink, 0.35), cut.behind))}` +
    `${bustSvg(p, sport, jersey, { skin, neck: shape.neck, broad: women ? r.int(-70, -44) : r.int(-6, 30) })}` +
    `${head(`<path fill="${skin.shade}" opacity=".9" d="M${-shape.neck} 190C-40 300 60 320 ${shape.neck} 210V180Z"/>${face}${over}`)}</svg>`
  )
}

/** A band of the brand behind the shoulders; the number stands in it like a wall. */
function ground(p: Palette, r: Random, jersey: string): string {
  const x = r.int(-40, 120),
    lean = r.int(120, 220)
  const wall =
    jersey === ''
      ? ''
      : `<g transform="translate(${r.int(400, 430)} 420)" opacity=".5">${lettersSvg(jersey, { height: jersey.length > 1 ? 620 : 760, fill: mix(p.brand, p.glow, 0.35), weight: 16 })}</g>`
  const dots = Array.from(
    { length: 16 },
    (_, i) => `<path stroke-width="${17 - i}" d="M${i % 2 ? 10 : 0} ${980 - i * 20}H820"/>`,
  ).join('')
  return (
    `<defs><linearGradient id="g" x2="0" y2="1"><stop stop-color="${mix(p.brand, p.glow, 0.25)}"/><stop offset="1" stop-color="${p.deep}"/></linearGradient></defs>` +
    `<path fill="url(#g)" d="M0 0h800v1000H0z"/>${wall}<path fill="${p.second}" d="M${x + 470 + lean} 0h120L${x + 590 - lean} 1000h-120z"/><path fill="${p.ink}" opacity=".22" d="M${x + 610 + lean} 0h60L${x + 670 - lean} 1000h-60z"/>` +
    `<g fill="none" stroke="${p.ink}" stroke-linecap="round" stroke-dasharray=".1 20" opacity=".45">${dots}</g>`
  )
}

function capSvg(p: Palette, open: boolean, hair: string): string {
  const crown = open
    ? hair
    : `<path fill="${p.brand}" d="M-164-52C-176-190-90-262 0-262C90-262 176-190 164-52C110-96-110-96-164-52Z"/><path fill="${mix(p.brand, p.glow, 0.5)}" d="M20-260C100-250 172-180 164-52C146-66 124-78 100-84C110-150 80-220 20-260Z"/><circle cy="-262" r="12" fill="${p.second}"/><path fill="none" stroke="${p.second}" stroke-width="20" d="M-26-150L0-186L26-150L0-124Z"/>`
  return `${crown}<path fill="${p.second}" d="M-164-46C-110-128 110-128 164-46C176-30 184-14 180 0C120-60-120-60-180 0C-184-14-176-30-164-46Z"/><path fill="${p.ink}" opacity=".3" d="M-180 0C-120-60 120-60 180 0C120-34-120-34-180 0Z"/>`
}
