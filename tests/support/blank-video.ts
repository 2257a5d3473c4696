/** One picture of 16 by 9 points in the code of VP8, which is a key frame. */
const picture = Buffer.from(
  '300100 9d012a 1000 0900 0ec0fe25a400037000000000'.replaceAll(' ', ''),
  'hex',
)

/** An element of a WebM file: its id, its length in four bytes, its parts. */
function element(id: string, ...parts: (Buffer | number)[]): Buffer {
  const bodies = parts.map((part) => (typeof part === 'number' ? toBytes(part) : part))
  const length = Buffer.alloc(4)
  length.writeUInt32BE(0x10000000 + Buffer.concat(bodies).length)
  return Buffer.concat([Buffer.from(id, 'hex'), length, ...bodies])
}

function toBytes(value: number): Buffer {
  const bytes = Buffer.alloc(4)
  bytes.writeUInt32BE(value)
  return bytes
}

/** A video file (WebM) without sound of this many seconds, one picture each second. */
export function blankVideo(seconds: number): Buffer {
  const length = Buffer.alloc(8)
  length.writeDoubleBE(seconds * 1000)
  const clusters = Array.from({ length: seconds }, (_, second) =>
    element(
      '1f43b675',
      element('e7', second * 1000),
      element('a3', Buffer.from('81000080', 'hex'), picture),
    ),
  )
  return Buffer.concat([
    element(
      '1a45dfa3',
      element('4282', Buffer.from('webm')),
      element('4287', 2),
      element('4285', 2),
    ),
    element(
      '18538067',
      element('1549a966', element('2ad7b1', 1_000_000), element('4489', length)),
      element(
        '1654ae6b',
        element(
          'ae',
          element('d7', 1),
          element('73c5', 1),
          element('83', 1),
          element('86', Buffer.from('V_VP8')),
          element('e0', element('b0', 16), element('ba', 9)),
        ),
      ),
      ...clusters,
    ),
  ])
}
