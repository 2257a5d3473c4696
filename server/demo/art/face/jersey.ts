import { mix } from '../color.ts'
import { kitOf } from '../athlete/kit.ts'
import { lettersSvg } from '../letters.ts'
import type { Palette } from '../palette.ts'
import type { SportCode } from '../sport-code.ts'
import type { Tones } from '../athlete/head.ts'

const fill = (color: string, d: string) => `<path fill="${color}" d="${d}"/>`

export interface Bust {
  skin: Tones
  neck: number
  broad: number
}

/** Neck, shoulders and shirt; the neck meets the head at 400,650 of the poster. */
export function bustSvg(
  p: Palette,
  sport: SportCode,
  jersey: string,
  { skin, neck, broad }: Bust,
): string {
  const main = p.white,
    shade = mix(p.white, mix(p.brand, p.deep, 0.4), 0.38)
  const throat =
    fill(
      skin.main,
      `M${400 - neck} 560C${396 - neck} 660 ${380 - neck} 720 ${330 - neck} 760L400 860L${470 + neck} 760C${420 + neck} 720 ${404 + neck} 660 ${400 + neck} 560Z`,
    ) +
    fill(
      skin.shade,
      `M${400 - neck} 560C${396 - neck} 660 ${380 - neck} 720 ${330 - neck} 760L400 860L430 800C400 780 390 760 420 730C470 700 ${396 + neck} 650 ${400 + neck} 590V560Z`,
    )
  const w = 346 + broad,
    trap = neck + 58
  const left = `${400 - trap} 746C${350 - trap} 776 ${480 - w} 780 ${430 - w} 824C${398 - w} 856 ${386 - w} 930 ${378 - w} 1010`
  const shoulders = `M400 770L${left}H${422 + w}C${414 + w} 930 ${402 + w} 856 ${370 + w} 824C${320 + w} 780 ${450 + trap} 776 ${400 + trap} 746Z`
  const body = (tone: Tones) =>
    fill(tone.main, shoulders) + fill(tone.shade, `M400 770L${left}H330C360 930 300 870 400 770Z`)
  const cloth = { main, shade }
  const number = /swim|wrestling/.test(sport)
    ? ''
    : `<g transform="translate(400 924)">${lettersSvg(jersey, { height: 120, fill: p.brand, outline: p.second, weight: 19 })}</g>`
  const collar = (d: string, width: number, color: string) =>
    `<path fill="none" stroke="${color}" stroke-width="${width}" stroke-linejoin="round" d="${d}"/>`

  // Who has no number is a coach, or plays in a collar.
  if (jersey === '' || sport.endsWith('golf') || sport.endsWith('ten')) {
    return (
      throat +
      body({ main: p.second, shade: mix(p.second, p.deep, 0.42) }) +
      fill(
        mix(p.second, p.white, 0.4),
        `M${318 - neck} 728L400 846L352 890L${280 - neck} 770ZM${482 + neck} 728L400 846L448 890L${520 + neck} 770Z`,
      ) +
      collar('M400 850V1000', 6, p.brand)
    )
  }
  if (sport.endsWith('swim')) {
    return (
      body(skin) +
      throat +
      fill(
        p.brand,
        'M300 1010C280 930 250 850 262 778L290 768C300 850 350 890 400 896C450 890 500 850 510 768L538 778C550 850 520 930 500 1010Z',
      )
    )
  }
  if (kitOf(sport).sleeve === 0) {
    const tank = `M${262 - neck * 0.3} 764C${256 - neck * 0.2} 860 200 900 150 1010H650C600 900 ${544 + neck * 0.2} 860 ${538 + neck * 0.3} 764L${478 + neck * 0.3} 750C${470 + neck * 0.3} 820 440 856 400 858C360 856 ${330 - neck * 0.3} 820 ${322 - neck * 0.3} 750Z`
    return (
      body(skin) +
      throat +
      fill(main, tank) +
      fill(
        shade,
        `M${262 - neck * 0.3} 764C${256 - neck * 0.2} 860 200 900 150 1010H330C350 930 330 880 350 842C336 820 ${328 - neck * 0.3} 800 ${322 - neck * 0.3} 750Z`,
      ) +
      collar(
        `M${322 - neck * 0.3} 750C${330 - neck * 0.3} 820 360 856 400 858C440 856 ${470 + neck * 0.3} 820 ${478 + neck * 0.3} 750`,
        15,
        p.second,
      ) +
      number
    )
  }
  const yoke = `M${396 - trap} 780C${346 - trap} 808 ${490 - w} 812 ${452 - w} 850C${430 - w} 880 ${424 - w} 950 ${420 - w} 1010M${404 + trap} 780C${454 + trap} 808 ${310 + w} 812 ${348 + w} 850C${370 + w} 880 ${376 + w} 950 ${380 + w} 1010`
  const stripes = collar(yoke, 24, p.brand) + collar(yoke, 8, p.second)
  const vee = `M${308 - neck * 0.6} 742C340 770 380 812 400 850C420 812 460 770 ${492 + neck * 0.6} 742`
  return (
    body(cloth) +
    stripes +
    throatIn(throat, neck) +
    collar(vee, 20, p.brand) +
    collar(vee, 6, p.second) +
    number
  )
}

/** The neck shows through the opening of the shirt. */
const throatIn = (throat: string, neck: number) =>
  throat
    .replaceAll('860', '848')
    .replaceAll(`${330 - neck} 760`, `${312 - neck * 0.6} 744`)
    .replaceAll(`${470 + neck} 760`, `${488 + neck * 0.6} 744`)
