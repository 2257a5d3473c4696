/** What was revealed in this tab, by the value of `data-spoils`: a game's id, 'record'. */
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

export const isResultRevealed = (what: string): boolean => shown().has(what)

export function revealResult(what: string): void {
  shown().add(what)
  try {
    sessionStorage.setItem(key, JSON.stringify([...shown()]))
  } catch {
    /* for this page only */
  }
}
