import { mix } from '../color.ts'
import { paletteOf } from '../palette.ts'

const fill = (color: string, d: string) => `<path fill="${color}" d="${d}"/>`

/** A miner's pick raised before two peaks, a lamp burning between them. */
export function ironwoodMark(brand: string, second: string): string {
  const p = paletteOf(brand, second)
  const frame = 'M256 30L452 100V292C452 372 370 440 256 486C142 440 60 372 60 292V100Z'
  const head =
    'M256 96C350 98 424 140 462 214C404 172 346 152 294 148V170H218V148C166 152 108 172 50 214C88 140 162 98 256 96Z'
  return (
    `<path fill="${p.white}" stroke="${p.white}" stroke-width="36" stroke-linejoin="round" d="${frame}${head}"/>` +
    `<path fill="${brand}" stroke="${second}" stroke-width="18" stroke-linejoin="round" d="${frame}"/>` +
    fill(p.deep, 'M256 50L434 112V292C434 362 358 424 256 466Z') +
    fill(
      mix(second, brand, 0.35),
      'M80 310L168 206L256 318L344 206L432 310C420 368 350 426 256 466C162 426 92 368 80 310Z',
    ) +
    fill(
      p.white,
      'M168 206L208 257L186 272L168 256L148 276L126 256ZM344 206L386 256L364 276L344 256L326 272L304 257Z',
    ) +
    fill(
      p.deep,
      'M168 206L256 318L256 466C236 458 218 449 200 440L222 360L186 332L196 276ZM344 206L432 310C424 350 388 390 340 422L370 340L340 316L352 262Z',
    ) +
    `<path fill="${second}" stroke="${brand}" stroke-width="14" stroke-linejoin="round" d="M234 150H278L286 440L256 456L226 440Z"/>` +
    fill(mix(second, brand, 0.4), 'M256 150H274L280 436L256 449Z') +
    `<path fill="${p.white}" stroke="${brand}" stroke-width="14" stroke-linejoin="round" d="${head}"/>` +
    fill(
      mix(p.white, brand, 0.36),
      'M462 214C404 172 346 152 294 148V164H256V122C340 122 410 150 462 214Z',
    ) +
    `<circle cx="256" cy="132" r="15" fill="${brand}"/>`
  )
}
