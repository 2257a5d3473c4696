import type { ShortcutName } from '../../domain/phone/shortcuts.ts'
import { hasPage } from '../../routes/has-page.ts'
import { href } from '../../routes/href.ts'
import { boardHref, calendarHref } from '../../routes/links.ts'
import { settingsHref } from '../../routes/links/department.ts'
import { firstPaths } from '../../routes/paths/first.ts'

/**
 * Where a shortcut leads; '' for the list, which stands on every page; null where this site has no
 * such page.
 */
export function shortcutHref(name: ShortcutName): string | null {
  switch (name) {
    case 'search':
      return href(firstPaths.search, {})
    case 'home':
      return href(firstPaths.home, {})
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
