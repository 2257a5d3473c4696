import { heronMark } from './emblem/heron.ts'
import { ironwoodMark } from './emblem/ironwood.ts'

export type LogoKey = 'herons' | 'ironwood'
export interface LogoOptions {
  key: LogoKey
  brand: string
  second: string
}

const marks: Record<LogoKey, (brand: string, second: string) => string> = {
  herons: heronMark,
  ironwood: ironwoodMark,
}

/** The department's mark on a 512×512 ground of its own, so that it stands on light and on dark. */
export function logoSvg({ key, brand, second }: LogoOptions): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 512 512" width="512" height="512">${marks[key](brand, second)}</svg>`
}
