import type { SiteSettings } from '../../src/contract/schema/site.ts'
import { themeOf } from '../tenant/theme.ts'
import { drawingsVersion, iconSizes, posterSizes } from './icons/drawings.ts'
import { shortcuts } from './icons/shortcuts.ts'

/**
 * The manifest of a department: what all have in common, and its names, colours and drawings. `id`,
 * `start_url` and `scope` never change: another is another app.
 */
export function manifestOf(
  common: Record<string, unknown>,
  settings: SiteSettings,
): Record<string, unknown> {
  const version = drawingsVersion(settings)
  const picture = (name: string, [width, height]: readonly [number, number]) => ({
    src: `/icons/${name}-${version}.png`,
    sizes: `${width}x${height}`,
    type: 'image/png',
  })
  return {
    ...common,
    name: settings.name,
    short_name: settings.shortName,
    description: settings.seo.description,
    theme_color: settings.colours.brand,
    background_color: themeOf(settings.colours)['--surface-dark'],
    icons: iconSizes.map(({ purpose, size }) => ({
      ...picture(`${purpose}-${size}`, [size, size]),
      purpose,
    })),
    shortcuts: shortcuts.map(({ sign, ...shortcut }) => ({
      ...shortcut,
      icons: [picture(`shortcut-${sign}`, [192, 192])],
    })),
    screenshots: (['narrow', 'wide'] as const).map((form) => ({
      ...picture(`poster-${form}`, posterSizes[form]),
      form_factor: form,
      label: `${settings.name}: live scores, schedules and rosters, also with no signal`,
    })),
  }
}
