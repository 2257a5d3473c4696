import { seeded } from './random.ts'

export interface ShieldOptions { seed: string; title: string }

/** The emblem of an invented opponent, 256×256, in two colours of its own. */
export function shieldSvg({ seed, title }: ShieldOptions): string {
  const hue = seeded(`${seed}/${title}`).int(0, 359)
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 256 256"><path fill="hsl(${hue} 60% 30%)" d="M28 16h200v120q0 70-100 108Q28 206 28 136z"/></svg>`
}
