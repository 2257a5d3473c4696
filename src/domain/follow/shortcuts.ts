/** The action of a key. Keys of a pair are pressed in sequence. */
export type Shortcut = { keys: readonly [string] | readonly [string, string]; words: string }

/** Milliseconds within which the second key of a pair counts. */
export const pairWithin = 1500

/**
 * Few, and letters only in pairs, so that they do not conflict with keys of screen readers and
 * browsers (WCAG 2.1.4).
 */
export const shortcuts = {
  search: { keys: ['/'], words: 'Search' },
  home: { keys: ['g', 'h'], words: 'Home' },
  scores: { keys: ['g', 's'], words: 'Scoreboard' },
  calendar: { keys: ['g', 'c'], words: 'Calendar' },
  teams: { keys: ['g', 't'], words: 'My teams' },
  settings: { keys: ['g', ','], words: 'Settings' },
  list: { keys: ['?'], words: 'This list' },
} as const satisfies Record<string, Shortcut>
export type ShortcutName = keyof typeof shortcuts

type Pressed = { key: string; /** Milliseconds. */ at: number }

/** The action of this key after the one before it. */
export function matchShortcut({ key, at }: Pressed, before: Pressed | null): ShortcutName | null {
  const first = before && at - before.at <= pairWithin ? before.key : null
  for (const [name, { keys }] of Object.entries(shortcuts)) {
    if (keys.length === 2 ? keys[0] === first && keys[1] === key : first !== 'g' && keys[0] === key)
      return name as ShortcutName
  }
  return null
}
