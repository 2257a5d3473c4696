export type LogoKey = 'herons' | 'ironwood'
export interface LogoOptions { key: LogoKey; brand: string; second: string }

/** The department's mark on a 512×512 ground of its own, so that it stands on light and on dark. */
export function logoSvg({ brand, second }: LogoOptions): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 512 512"><circle cx="256" cy="256" r="250" fill="${second}"/><circle cx="256" cy="256" r="225" fill="${brand}"/></svg>`
}
