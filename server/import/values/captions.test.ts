import { expect, test } from 'vitest'
import { addFiles, pack, storeForTest } from '../../../tests/support/import-store.ts'
import { importFolder } from '../import-folder.ts'
import { formatNote } from '../report.ts'
import { toWebVtt } from './captions.ts'

const bytes = (text: string) => new TextEncoder().encode(text)
const convert = (path: string, text: string) =>
  new TextDecoder().decode(toWebVtt(path, bytes(text)))
const vtt = 'WEBVTT - Opener\n\nNOTE by hand\n\nintro\n00:01.000 --> 00:03.500 line:0\nHello\n'

test('keeps a WebVTT file, and makes one of SubRip [MD-03]', () => {
  expect(convert('a.vtt', vtt)).toBe(vtt)
  expect(convert('a.vtt', `\uFEFF${vtt.replaceAll('\n', '\r\n')}\r\n`)).toBe(vtt)
  const made = convert(
    'a.srt',
    '1\r\n00:00:01,000 --> 00:00:03,500\r\n{\\an8}<font color="red">Hi, <i>all</i></font>\r\n\r\n2\r\n00:00:04,000 --> 00:00:05,000\r\nBye\r\n',
  )
  expect(made).toBe(
    'WEBVTT\n\n1\n00:00:01.000 --> 00:00:03.500\nHi, <i>all</i>\n\n2\n00:00:04.000 --> 00:00:05.000\nBye\n',
  )
  expect(convert('a.vtt', made)).toBe(made)
})

test.each([
  ['a.vtt', 'Hello', 'line 1: a caption file begins with the line WEBVTT'],
  [
    'a.vtt',
    'WEBVTT\n\n00:01.000 -> 00:02.000\nx',
    'line 3: "00:01.000 -> 00:02.000" is not a time',
  ],
  ['a.vtt', 'WEBVTT\n\n00:61.000 --> 00:62.000\nx', 'line 3: "00:61.000 --> 00:62.000" is not'],
  ['a.vtt', 'WEBVTT\n\n00:02.000 --> 00:01.000\nx', 'line 3: the caption ends before it begins'],
  [
    'a.srt',
    '1\n00:00:09,000 --> 00:00:10,000\nx\n\n2\n00:00:01,000 --> 00:00:02,000\ny',
    'line 6: the caption begins before the one above it',
  ],
  [
    'a.srt',
    '1\n00:00:01,000 --> 00:00:02,000\nx\n00:00:03,000 --> 00:00:04,000\ny',
    'line 4: a blank line is missing before this caption',
  ],
  ['a.vtt', 'WEBVTT\n\nNOTE none', 'has no captions'],
  ['a.vtt', `WEBVTT\n\n${'x'.repeat(1024 * 1024)}`, 'is larger than 1 MB'],
])('refuses %s that reads %j [MD-03]', (path, text, reason) => {
  expect(() => convert(path, text)).toThrow(reason)
})

test('reports bad captions with the line of the video and of the file [MD-03]', async () => {
  const folder = pack({
    'videos.yaml': `- title: Bad
  createdDate: 2026-09-05
  playbackFormats: [{url: 'https://video.example/a.mp4'}]
  captions: {path: files/bad.srt}
- title: No captions
  createdDate: 2026-09-05
  playbackFormats: [{url: 'https://video.example/b.mp4'}]
  captions: {path: files/b.csv}
- {title: Elsewhere, createdDate: 2026-09-05, youtube: abcdefghijk, captions: {path: files/a.vtt}}
`,
  })
  addFiles(folder, {
    'files/bad.srt': '1\n00:00:05,000 --> 00:00:01,000\nx\n',
    'files/b.csv': 'a,b\n',
    'files/a.vtt': vtt,
  })
  const { parts } = await importFolder(await storeForTest(), 'test', folder)
  const notes = parts.flatMap((part) => part.notes.map(formatNote))
  expect(notes.filter((note) => note.startsWith('videos.yaml'))).toEqual([
    'videos.yaml:4 refused: captions file files/bad.srt cannot be used: line 2: the caption ends before it begins',
    'videos.yaml:8 refused: captions: must be a file .vtt or .srt',
    'videos.yaml:9 refused: captions: YouTube shows its own; add them there',
  ])
})
