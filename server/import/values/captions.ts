import { FileError } from '../../content/files/file-types.ts'
import { decodeText } from '../../statcrew/file/xml.ts'

/** A caption file of two hours has about 150 KB. */
const maxBytes = 1024 * 1024

export const isCaptionFile = (path: string): boolean => /\.(?:vtt|srt)$/i.test(path)

/** WebVTT of a caption file: checked, or made of SubRip (.srt). Throws FileError with the line. */
export function toWebVtt(path: string, bytes: Uint8Array): Uint8Array {
  if (bytes.byteLength > maxBytes) throw new FileError('is larger than 1 MB, the most for captions')
  const lines = decodeText(bytes)
    .replace(/^\uFEFF/, '')
    .split(/\r\n|\r|\n/)
  const isSrt = /\.srt$/i.test(path)
  if (!isSrt && !/^WEBVTT(?:[ \t]|$)/.test(lines[0]!))
    throw faultOn(0, 'a caption file begins with the line WEBVTT')
  const blocks = toBlocks(lines)
  checkCues(isSrt ? blocks : blocks.slice(1))
  const text = isSrt
    ? `WEBVTT\n\n${blocks.map(({ lines: cue }) => fromSubRip(cue)).join('\n\n')}\n`
    : `${lines.join('\n').trimEnd()}\n`
  return new TextEncoder().encode(text)
}

const faultOn = (index: number, reason: string): FileError =>
  new FileError(`cannot be used: line ${index + 1}: ${reason}`)

/** Lines between blank lines, with the index of the first. */
type Block = { index: number; lines: string[] }

function toBlocks(lines: readonly string[]): Block[] {
  const blocks: Block[] = []
  let isOpen = false
  for (const [index, line] of lines.entries()) {
    if (line.trim() === '') isOpen = false
    else if (isOpen) blocks.at(-1)!.lines.push(line)
    else {
      blocks.push({ index, lines: [line] })
      isOpen = true
    }
  }
  return blocks
}

const time = String.raw`((?:\d{2,}:)?[0-5]\d:[0-5]\d[.,]\d{3})`
const timing = new RegExp(String.raw`^\s*${time}[ \t]+-->[ \t]+${time}(?:[ \t].*)?$`)

/** Every block is a note, a style or a cue; cues are in the order of time. */
function checkCues(blocks: readonly Block[]): void {
  let cues = 0
  let before = 0
  for (const { index, lines } of blocks) {
    if (/^(?:NOTE|STYLE|REGION)(?:\s|$)/.test(lines[0]!)) continue
    // The first line may be a name or a number of the cue.
    const row = /->|\d:\d\d/.test(lines[0]!) || !lines[1] ? 0 : 1
    const line = lines[row]!
    const [, from, to] = timing.exec(line) ?? []
    if (from === undefined || to === undefined)
      throw faultOn(
        index + row,
        `"${line.slice(0, 60)}" is not a time such as 00:00:01.000 --> 00:00:04.000`,
      )
    const [start, end] = [toSeconds(from), toSeconds(to)]
    if (end <= start) throw faultOn(index + row, 'the caption ends before it begins')
    if (start < before) throw faultOn(index + row, 'the caption begins before the one above it')
    const second = lines.findIndex((text, i) => i > row && text.includes('-->'))
    if (second > 0) throw faultOn(index + second, 'a blank line is missing before this caption')
    before = start
    cues++
  }
  if (cues === 0) throw new FileError('has no captions')
}

const toSeconds = (time: string): number =>
  time
    .replace(',', '.')
    .split(':')
    .reduce((sum, part) => sum * 60 + Number(part), 0)

/** Commas of times become points; marks that WebVTT does not have (fonts, places) are left out. */
const fromSubRip = (lines: readonly string[]): string =>
  lines
    .map((line) =>
      timing.test(line)
        ? line.trim().replaceAll(/(\d),(\d{3})/g, '$1.$2')
        : line.replaceAll(/<\/?font[^>]*>|\{\\[^}]*\}/gi, ''),
    )
    .join('\n')
