import { mix } from '../color.ts'
import { paletteOf } from '../palette.ts'

const fill = (color: string, d: string) => `<path fill="${color}" d="${d}"/>`

/** A heron's head and neck before a shield, its bill breaking the frame. */
export function heronMark(brand: string, second: string): string {
  const p = paletteOf(brand, second)
  const shield =
    'M60 44H400C410 44 416 50 416 60V258C416 360 350 436 238 490C126 436 60 360 60 258Z'
  const neck =
    'M300 122C284 86 222 70 176 96C128 124 118 176 150 222C172 252 210 274 218 304C226 336 196 356 168 378C150 392 140 404 134 418C162 442 198 464 238 482C276 464 308 442 334 414C350 352 330 300 290 262C262 236 226 214 226 190C228 174 250 168 300 170Z'
  const shade =
    'M176 96C128 124 118 176 150 222C172 252 210 274 218 304C226 336 196 356 168 378C150 392 140 404 134 418C148 430 164 442 182 453C188 424 262 380 256 318C250 262 178 240 172 178C168 140 196 112 236 96C216 88 196 86 176 96Z'
  return (
    `<path fill="${p.white}" stroke="${p.white}" stroke-width="34" stroke-linejoin="round" d="${shield}M280 116L496 158L284 178Z"/>` +
    `<path fill="${brand}" stroke="${second}" stroke-width="18" stroke-linejoin="round" d="${shield}"/>` +
    fill(p.deep, 'M78 62H398V258C398 300 386 338 364 370C376 300 350 250 306 214L300 62Z') +
    fill(
      second,
      'M196 92C158 66 120 62 82 70C110 78 126 88 140 102C116 96 98 98 80 108C108 110 124 118 140 134Z',
    ) +
    fill(p.white, neck) +
    fill(mix(p.white, brand, 0.34), shade) +
    `<path fill="${second}" stroke="${brand}" stroke-width="12" stroke-linejoin="round" d="M280 114L500 160L282 182C296 162 296 134 280 114Z"/>` +
    fill(mix(second, brand, 0.42), 'M290 150L482 160L288 176C292 168 292 158 290 150Z') +
    fill(brand, 'M292 110C262 100 222 106 204 128C232 122 262 126 290 140Z') +
    `<circle cx="262" cy="124" r="10" fill="${second}"/><circle cx="264" cy="124" r="5" fill="${p.ink}"/>` +
    fill(
      brand,
      'M214 424L238 482L250 430L276 456L278 404L310 424L300 376C312 352 312 334 306 316C330 350 340 382 334 414C308 442 276 464 238 482C220 473 202 464 186 454Z',
    )
  )
}
