/** Games on one board at most: more than a screen holds is no board. */
const most = 16

/**
 * The game numbers of an address, whatever stands between them: '12-15', '12,15', each once.
 * Undefined when there is none.
 */
export function boardIds(text: string | null | undefined): number[] | undefined {
  const ids = [...new Set((text ?? '').match(/\d{1,9}/g)?.map(Number))].slice(0, most)
  return ids.length > 0 ? ids : undefined
}
