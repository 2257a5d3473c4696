import { readdirSync, readFileSync, statSync } from 'node:fs'
import { extname, join, relative } from 'node:path'
import { createHash } from 'node:crypto'
import type { CachedResponse } from './body.ts'

const types: Record<string, string> = {
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.webp': 'image/webp',
  '.woff2': 'font/woff2',
  '.json': 'application/json',
  '.txt': 'text/plain; charset=utf-8',
  '.ico': 'image/x-icon',
}

export const contentType = (file: string): string =>
  types[extname(file)] ?? 'application/octet-stream'

/**
 * Files that are not served as they are: templates filled in for each tenant, and notes of the
 * build.
 */
const notServed = /^\/(?:sw\.js|manifest\.webmanifest|\.vite\/.*|.*\.(?:br|gz))$/

/**
 * The built files by path, held in memory with their compressed forms, so that no request path
 * reaches the disk.
 */
export function staticFiles(folder: string): ReadonlyMap<string, CachedResponse> {
  const files = new Map<string, CachedResponse>()
  for (const file of walk(folder)) {
    const path = `/${relative(folder, file)}`
    if (notServed.test(path)) continue
    const plain = readFileSync(file)
    const etag = `"${createHash('sha256').update(plain).digest('base64url').slice(0, 22)}"`
    files.set(path, {
      status: 200,
      body: { plain, br: readIf(`${file}.br`), gzip: readIf(`${file}.gz`), etag },
      headers: {
        'content-type': contentType(file),
        // Names of built files contain a hash of their content.
        'cache-control': path.startsWith('/assets/')
          ? 'public, max-age=31536000, immutable'
          : 'no-cache',
      },
    })
  }
  return files
}

const walk = (folder: string): string[] =>
  readdirSync(folder).flatMap((name) => {
    const path = join(folder, name)
    return statSync(path).isDirectory() ? walk(path) : [path]
  })

const readIf = (file: string): Buffer | null => {
  try {
    return readFileSync(file)
  } catch {
    return null
  }
}
