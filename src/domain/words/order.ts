/** A text as it is sorted: 'Ólafsson' beside 'Olafsson', O'Hara beside Ohara. */
export const sortKey = (text: string): string =>
  text
    .normalize('NFKD')
    .replace(/[\u0300-\u036f'’‘`"().]/g, '')
    .toLowerCase()
    .trim()

export const byText = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0)

/**
 * The order of two texts, the same for every locale, on server and browser. Without a collator,
 * which needs 10 ms once, 40 on a slow phone.
 */
export const compareText = (a: string, b: string): number => byText(sortKey(a), sortKey(b))
