import { readFileSync, readdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliCompressSync, constants, gzipSync } from 'node:zlib'

// Runs once after the build, so that the server never compresses a file during a request.
const folder = process.argv[2] ?? 'dist/client'
const text = /\.(js|css|svg|webmanifest|html|json|txt|xml|ico)$/
/** The server fills these in for each tenant, so a compressed copy would be wrong. */
const filledIn = ['sw.js', 'manifest.webmanifest']
/** Above this many bytes the highest level would take ten seconds a file. */
const large = 1_000_000
/** Below this a response fits in one packet anyway. */
const smallest = 512

for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
  const file = join(entry.parentPath, entry.name)
  if (
    !entry.isFile() ||
    !text.test(entry.name) ||
    filledIn.includes(entry.name) ||
    file.includes('/.vite/')
  )
    continue
  const body = readFileSync(file)
  if (body.length < smallest) continue
  const brotli = brotliCompressSync(body, {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: body.length > large ? 6 : 11,
      [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
      [constants.BROTLI_PARAM_SIZE_HINT]: body.length,
    },
  })
  // A compressed file that is not smaller is not written.
  if (brotli.length < body.length) writeFileSync(`${file}.br`, brotli)
  const gzip = gzipSync(body, { level: 9 })
  if (gzip.length < body.length) writeFileSync(`${file}.gz`, gzip)
}
