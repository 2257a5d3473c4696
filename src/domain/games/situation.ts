const bases = ['first', 'second', 'third'] as const

/** Outs and occupied bases from the situation of a baseball game: '1 out, on first and third'. */
export function parseBases(text: string): { outs: number; on: (typeof bases)[number][] } {
  const outs = /(\d) out/.exec(text)?.[1]
  const runners = /\bon (.+)$/.exec(text)?.[1] ?? ''
  const on = bases.filter((base) => runners.includes(base))
  return { outs: Number(outs ?? 0), on }
}
