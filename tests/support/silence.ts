/** An audio file of silence of this many seconds: 8 bits, 8000 samples a second. */
export function silence(seconds: number): Buffer {
  const rate = 8000
  const file = Buffer.alloc(44 + seconds * rate, 128)
  file.write('RIFF', 0, 'latin1')
  file.writeUInt32LE(36 + seconds * rate, 4)
  file.write('WAVEfmt ', 8, 'latin1')
  const sizes = [
    [16, 16],
    [24, rate],
    [28, rate],
    [40, seconds * rate],
  ] as const
  for (const [at, value] of sizes) file.writeUInt32LE(value, at)
  for (const [at, value] of [
    [20, 1],
    [22, 1],
    [32, 1],
    [34, 8],
  ] as const) {
    file.writeUInt16LE(value, at)
  }
  file.write('data', 36, 'latin1')
  return file
}
