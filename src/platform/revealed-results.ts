/** What was revealed in this tab, by the value of `data-spoils`: a game's id, 'record'. */
const key = 'fh-shown'
let cached: Set<string> | undefined

function readRevealed(): Set<string> {
  if (cached) return cached
  try {
    cached = new Set(JSON.parse(sessionStorage.getItem(key) ?? '[]') as string[])
  } catch {
    cached = new Set()
  }
  return cached
}

export const isResultRevealed = (resultKey: string): boolean => readRevealed().has(resultKey)

export function revealResult(resultKey: string): void {
  readRevealed().add(resultKey)
  try {
    sessionStorage.setItem(key, JSON.stringify([...readRevealed()]))
  } catch {
    /* for this page only */
  }
}
