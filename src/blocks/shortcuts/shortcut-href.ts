import { paths } from '../../routes/paths.ts'
import type { ShortcutName } from '../../domain/follow/shortcuts.ts'
import { hasPage } from '../../routes/name-at.ts'
import { href } from '../../routes/href.ts'
import { boardHref, calendarHref, settingsHref } from '../../routes/links.ts'

/**
 * The URL of a shortcut; '' for the list itself, which is on every page; null when this site has no
 * such page.
 */
export function shortcutHref(name: ShortcutName): string | null {
  switch (name) {
    case 'search':
      return href(paths.search, {})
    case 'home':
      return href(paths.home, {})
    case 'scores':
      return boardHref(undefined)
    case 'calendar':
      return calendarHref()
    case 'teams':
      return hasPage('/my-teams') ? '/my-teams' : null
    case 'settings':
      return settingsHref()
    case 'list':
      return ''
  }
}
