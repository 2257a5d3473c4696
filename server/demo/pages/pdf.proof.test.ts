import { expect, test } from 'vitest'
import { pdfOf } from './pdf.ts'

test.each([
  ['short', ['One line']],
  [
    'long',
    Array.from(
      { length: 100 },
      (_, i) =>
        `${i} — Zoë Peña’s (first) line \\ of many words, so many that it runs over the edge of the sheet and on to the next`,
    ),
  ],
])('a %s sheet is a PDF whose table says where everything is', (title, lines) => {
  const text = pdfOf(title, lines)
  expect(Buffer.byteLength(text)).toBe(text.length)
  const at = Number(/startxref\n(\d+)\n%%EOF\n$/.exec(text)?.[1])
  expect(text.slice(at, at + 5)).toBe('xref\n')
  const places = [...text.slice(at).matchAll(/^(\d{10}) 00000 n $/gm)].map(([, place]) =>
    Number(place),
  )
  expect(places.length).toBe(Number(/\/Size (\d+)/.exec(text)?.[1]) - 1)
  for (const [i, place] of places.entries())
    expect(text.slice(place).startsWith(`${i + 1} 0 obj\n`)).toBe(true)
  for (const [, length, body] of text.matchAll(
    /<< \/Length (\d+) >>\nstream\n([\s\S]*?)\nendstream/g,
  ))
    expect(body!.length).toBe(Number(length))
  expect(text.match(/\/Type \/Page /g)!.length).toBe(
    title === 'short' ? 1 : Number(/\/Count (\d+)/.exec(text)?.[1]),
  )
})
