import { seeded } from './random.ts'
import type { SportCode } from './sport-code.ts'

export interface SceneOptions { sport: SportCode; seed: string; brand: string; second: string }

/** A 1600×900 action picture in the tenant's two colours; its lower left stays dark enough for a headline. */
export function sceneSvg({ sport, seed, brand, second }: SceneOptions): string {
  const at = seeded(`${sport}/${seed}`).int(300, 1300)
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1600 900"><path fill="${brand}" d="M0 0h1600v900H0z"/><path fill="${second}" d="M${at} 0h200l-260 900h-200z"/></svg>`
}
