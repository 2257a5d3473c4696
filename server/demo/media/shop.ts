import { lettersSvg } from '../art/letters.ts'
import { addDays } from '../calendar.ts'
import type { Department } from '../department.ts'
import type { World } from '../world.ts'
import type { MediaFiles } from './media-files.ts'

type Shape = { path: string; at: readonly [number, number]; size: number }

/** Things to wear and to hold, in a box 640 by 640; the letters stand at `at`. */
const shapes = {
  shirt: {
    path: 'M210 120L270 96Q320 140 370 96L430 120L540 210L480 290L440 258V540H200V258L160 290L100 210Z',
    at: [320, 280],
    size: 90,
  },
  hoodie: {
    path: 'M230 150Q320 40 410 150L450 170L550 250V470H480V330L446 300V560H194V300L160 330V470H90V250L190 170Z',
    at: [320, 330],
    size: 84,
  },
  cap: {
    path: 'M120 380Q130 190 320 180Q470 190 490 340Q560 350 590 400Q560 430 480 420Q300 400 120 400Z',
    at: [310, 310],
    size: 80,
  },
  scarf: { path: 'M150 90H260V420H380V90H490V560H420V500H220V560H150Z', at: [320, 462], size: 56 },
  mug: {
    path: 'M130 170H430V220H500Q560 220 560 290V370Q560 440 500 440H430V520H130ZM430 270V390H480Q510 390 510 360V300Q510 270 480 270Z',
    at: [280, 345],
    size: 90,
  },
} as const satisfies Record<string, Shape>

const goods = (
  d: Department,
): readonly {
  title: string
  shape: keyof typeof shapes
  price: number
  light: boolean
  sport?: string
  off?: { type: 'percent' | 'amount'; amount: number; days: number | null }
}[] => [
  {
    title: `${d.mascotPlural} football T-shirt`,
    shape: 'shirt',
    price: 27.95,
    light: false,
    sport: 'football',
  },
  {
    title: `${d.mascotPlural} volleyball T-shirt`,
    shape: 'shirt',
    price: 27.95,
    light: true,
    sport: 'volleyball',
    off: { type: 'percent', amount: 20, days: 5 },
  },
  {
    title: `${d.calledShort} sideline hoodie`,
    shape: 'hoodie',
    price: 64,
    light: false,
    off: { type: 'amount', amount: 10, days: 12 },
  },
  { title: `${d.calledShort} alumni hoodie`, shape: 'hoodie', price: 62, light: true },
  { title: `${d.mascotPlural} fitted cap`, shape: 'cap', price: 31.5, light: false },
  {
    title: `${d.mascotPlural} rain cap`,
    shape: 'cap',
    price: 24.99,
    light: true,
    off: { type: 'percent', amount: 15, days: null },
  },
  { title: `${d.mascotPlural} winter scarf`, shape: 'scarf', price: 22, light: false },
  {
    title: `${d.calledShort} striped scarf`,
    shape: 'scarf',
    price: 26.5,
    light: true,
    off: { type: 'amount', amount: 4.5, days: -3 },
  },
  { title: `${d.mascotSingular} coffee mug`, shape: 'mug', price: 14, light: false },
  { title: `${d.abbreviation} camp mug`, shape: 'mug', price: 17.25, light: true },
]

/** Ten things of the shop, some of them cheaper for a few days. */
export function shop({ department, today }: World): MediaFiles {
  const files: [string, string][] = []
  const entries = goods(department).map(({ title, shape, price, light, sport, off }, i) => {
    const path = `pictures/shop/${i + 1}.svg`
    files.push([path, drawn(department, shape, light)])
    return {
      title,
      originalPrice: price,
      link: `https://shop.${department.emailHost}/products/${i + 1}`,
      image: {
        path,
        alt: `${title}, ${light ? 'light' : 'dark'}, with the letters ${department.abbreviation}`,
      },
      ...(sport ? { sportId: sport } : {}),
      ...(off
        ? {
            discount: {
              type: off.type,
              amount: off.amount,
              ...(off.days === null ? {} : { expiration: addDays(today, off.days) }),
            },
          }
        : {}),
    }
  })
  return { lists: { 'shop.yaml': entries }, files }
}

function drawn(
  { brand, second, abbreviation }: Department,
  shape: keyof typeof shapes,
  light: boolean,
): string {
  const {
    path,
    at: [x, y],
    size,
  } = shapes[shape]
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 640 640" width="640" height="640"><path fill="#f1efea" d="M0 0H640V640H0Z"/><path fill="${light ? '#ffffff' : brand}" stroke="${light ? brand : '#00000033'}" stroke-width="6" fill-rule="evenodd" d="${path}"/>` +
    `<g transform="translate(${x} ${y})">${lettersSvg(abbreviation, { height: size, fill: light ? brand : second })}</g></svg>`
  )
}
