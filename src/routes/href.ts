import { paths, type RouteName } from './paths.ts'
import type { ParamsOf } from './params.ts'

/** The only way to write a link inside the site. A missing parameter does not compile. */
export function href<N extends RouteName>(name: N, params: ParamsOf<(typeof paths)[N]>): string {
  const values = params as Record<string, string | undefined>
  return paths[name].replace(/\/:(\w+)\??/g, (_, key: string) => (values[key] ? `/${encodeURIComponent(values[key])}` : ''))
}
