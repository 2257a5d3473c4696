import { channelDrawing, isDrawn } from '../words/social.ts'
import { knownSportIcon } from '../sports/sport-icon.ts'

export type Drawing = { set: 'general' | 'sports' | 'social'; name: string }

/** The drawings of the general sprite that a department may name in its content. */
const general = new Set([
  'menu',
  'search',
  'calendar',
  'arrow-right',
  'arrow-left',
  'ticket',
  'tv',
  'radio',
  'play',
  'stats',
  'share',
  'external',
  'grid',
  'list',
  'table',
  'home-field',
  'sun',
  'moon',
  'refresh',
  'download',
  'more',
  'bell',
  'check',
  'pin',
  'plus',
  'mail',
  'phone',
  'rss',
])

/**
 * The drawing that a department names for a link of its own: a sign, a sport by name or code, or a
 * channel. Null for what none of the sprites has: its words stand alone.
 */
export function drawingOf(icon: string): Drawing | null {
  const name = icon.trim().toLowerCase()
  if (general.has(name)) return { set: 'general', name }
  const sport = knownSportIcon(name)
  if (sport !== undefined) return { set: 'sports', name: sport }
  return isDrawn(name) ? { set: 'social', name: channelDrawing(name) } : null
}
