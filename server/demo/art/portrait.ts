import { seeded } from './random.ts'
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
export function portraitSvg({ seed, brand, second, jersey }: PortraitOptions): string {
  const at = seeded(`${seed}/${jersey}`).int(360, 440)
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 800 1000"><path fill="${brand}" d="M0 0h800v1000H0z"/><ellipse fill="${second}" cx="${at}" cy="420" rx="150" ry="200"/></svg>`
}
