/** An address with free words behind it; what is empty, and a first page, is not written. */
export function withWords(path: string, words: Readonly<Record<string, string | number | undefined>>): string {
  const written = Object.entries(words).flatMap(([name, value]) => (value === undefined || value === '' || (name === 'page' && value === 1) ? [] : [`${name}=${encodeURIComponent(String(value).toWellFormed())}`]))
  return written.length > 0 ? `${path}?${written.join('&')}` : path
}
