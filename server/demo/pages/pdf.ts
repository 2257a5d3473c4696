/**
 * A sheet of text as a PDF that every reader opens: one font, letter size, as many pages as the
 * lines need.
 */
export function pdfOf(title: string, lines: readonly string[]): string {
  const wrapped = lines.flatMap((line) => wrap(plain(line), 88))
  const sheets = Array.from({ length: Math.max(1, Math.ceil(wrapped.length / 40)) }, (_, i) =>
    wrapped.slice(i * 40, (i + 1) * 40),
  )
  const first = 5
  const objects = [
    '<< /Type /Catalog /Pages 2 0 R >>',
    `<< /Type /Pages /Kids [${sheets.map((_, i) => `${first + i * 2} 0 R`).join(' ')}] /Count ${sheets.length} >>`,
    '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica /Encoding /WinAnsiEncoding >>',
    `<< /Title (${escaped(plain(title))}) >>`,
    ...sheets.flatMap((sheet, i) => [
      `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 612 792] /Contents ${first + i * 2 + 1} 0 R /Resources << /Font << /F1 3 0 R >> >> >>`,
      streamOf(sheet, i === 0 ? plain(title) : ''),
    ]),
  ]
  let text = '%PDF-1.4\n'
  const places = objects.map((object, i) => {
    const at = text.length
    text += `${i + 1} 0 obj\n${object}\nendobj\n`
    return `${String(at).padStart(10, '0')} 00000 n \n`
  })
  return `${text}xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${places.join('')}trailer\n<< /Size ${objects.length + 1} /Root 1 0 R /Info 4 0 R >>\nstartxref\n${text.length}\n%%EOF\n`
}

function streamOf(lines: readonly string[], head: string): string {
  const body = `BT /F1 20 Tf 72 720 Td (${escaped(head)}) Tj /F1 11 Tf 0 -32 Td 15 TL ${lines.map((line) => `(${escaped(line)}) Tj T*`).join('\n')} ET`
  return `<< /Length ${body.length} >>\nstream\n${body}\nendstream`
}

const escaped = (text: string) => text.replace(/[\\()]/g, '\\$&')
/**
 * The letters that the font's own encoding has with one byte each: offsets are counted in bytes.
 */
const plain = (text: string) =>
  text
    .replace(/[’‘]/g, "'")
    .replace(/[“”]/g, '"')
    .replace(/[–—]/g, '-')
    .normalize('NFKD')
    .replace(/[^\x20-\x7e]/g, '')

function wrap(line: string, most: number): string[] {
  if (line.length <= most) return [line]
  const cut = line.lastIndexOf(' ', most)
  return [line.slice(0, cut > 0 ? cut : most), ...wrap(line.slice(cut > 0 ? cut + 1 : most), most)]
}
