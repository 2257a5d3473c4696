import type { Choices } from '../../platform/choices.ts'

/**
 * The frame of the browser, whose colours a page gives once for light and once for dark: both are
 * the chosen one.
 */
export function colourBrowser(theme: Choices['theme']): void {
  const metas = [...document.querySelectorAll<HTMLMetaElement>('meta[name="theme-color"]')]
  for (const meta of metas) meta.dataset['own'] ??= meta.content
  const chosen = metas.find(({ media }) => media.includes(theme))
  for (const meta of metas) meta.content = (chosen ?? meta).dataset['own']!
}
