import { paletteOf } from './palette.ts'
import { seeded } from './random.ts'
import { compositionsOf } from './scene/compositions.ts'
import type { Frame } from './scene/frame.ts'
import { settle } from './scene/light.ts'
import type { SportCode } from './sport-code.ts'

export interface SceneOptions {
  sport: SportCode
  seed: string
  brand: string
  second: string
}

/**
 * A 1600×900 action picture in the tenant's two colours; its lower left stays dark enough for a
 * headline.
 */
export function sceneSvg({ sport, seed, brand, second }: SceneOptions): string {
  const r = seeded(`scene/${sport}/${seed}`)
  const f: Frame = { sport, p: paletteOf(brand, second), r }
  const draw = r.pick(compositionsOf(f))
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1600 900" width="1600" height="900">${draw(f)}${settle(f)}</svg>`
}
