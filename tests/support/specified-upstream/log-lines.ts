/** What a line of the log must say about a variant: the field, and one of these words. */
export type Told = { field: string; value: string[] }

const letters = (text: string) => text.replace(/[^a-z0-9]/gi, '').toLowerCase()

/** What the log lacks; null when one line has the call, the field, the value and a count. */
export function silenceOf(lines: string[], call: string, { field, value }: Told): string | null {
  const path = letters(call.replace(/\{.*?\}.*$/, ''))
  const about = lines.filter((line) => letters(line).includes(path))
  if (about.length === 0) return 'silent'
  const named = about.filter((line) => letters(line).includes(letters(field)))
  if (named.length === 0) return 'no field'
  const valued = named.filter((line) => value.some((word) => line.includes(word)))
  if (valued.length === 0) return 'no value'
  return valued.some((line) => /\bonce\b|\b\d+ (?:times|items)/.test(line)) ? null : 'no count'
}
