/**
 * What was uncovered in this visit, by what `data-spoils` names: a game's id, 'record'. Gone with
 * the tab.
 */
const key = 'fh-shown'
let known: Set<string> | undefined

function shown(): Set<string> {
  if (known) return known
  try {
    known = new Set(JSON.parse(sessionStorage.getItem(key) ?? '[]') as string[])
  } catch {
    known = new Set()
  }
  return known
}

export const isShown = (what: string): boolean => shown().has(what)

export function show(what: string): void {
  shown().add(what)
  try {
    sessionStorage.setItem(key, JSON.stringify([...shown()]))
  } catch {
    /* for this page alone */
  }
}
