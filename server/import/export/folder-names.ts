import type { FileLink, Image } from '../../../src/contract/parts.schema.ts'
import { slugify } from '../../../src/domain/words/slug.ts'
import { toPublicUrl } from '../../content/files/files.ts'
import { isSafe } from './folder-writer.ts'
import { snapshotTables, type Snapshot } from './snapshot.ts'

export type KnownPicture = { sha: string; type: string }
export type KnownFile = { sha: string; name: string; size: number }

/**
 * Names of pictures and files in an export, each unique: a picture by its first use and its hash, a
 * file by its own name. Only those used by content are exported.
 */
export class FolderNames {
  /** By hash. */
  readonly pictures = new Map<string, string>()
  /** By '<hash>/<name>'. */
  readonly files = new Map<string, string>()
  readonly unnamable: string[] = []

  constructor(snapshot: Snapshot, pictures: readonly KnownPicture[], files: readonly KnownFile[]) {
    const usedContent = shownIn(snapshot)
    for (const { sha, type } of pictures) {
      const alt = usedContent.pictures.get(sha)
      if (alt !== undefined)
        this.pictures.set(
          sha,
          `pictures/${slugify(alt || 'picture')
            .slice(0, 60)
            .replace(/-+$/, '')}-${sha}.${type === 'jpeg' ? 'jpg' : type}`,
        )
    }
    const usedFiles = files.filter(({ sha, name }) =>
      usedContent.files.has(`${sha}/${encodeURIComponent(name)}`),
    )
    const bearers = Map.groupBy(usedFiles, ({ name }) => name.toLowerCase())
    for (const { sha, name } of usedFiles) {
      const path =
        bearers.get(name.toLowerCase())!.length === 1 ? `files/${name}` : `files/${sha}/${name}`
      if (isSafe(path)) this.files.set(`${sha}/${name}`, path)
      else this.unnamable.push(name)
    }
  }

  /** '' for one that the store does not have. */
  picture(image: Pick<Image, 'url'> | null | undefined): string {
    return this.pictures.get(/^\/images\/([0-9a-f]{16})/.exec(image?.url ?? '')?.[1] ?? '') ?? ''
  }

  file(link: Pick<FileLink, 'url'>): string {
    const [, sha = '', name = ''] = /^\/files\/([0-9a-f]{32})\/(.+)$/.exec(toPublicUrl(link)) ?? []
    return this.files.get(`${sha}/${decoded(name)}`) ?? ''
  }
}

/** Pictures with the alternative text of their first use, and files, by the URLs in documents. */
function shownIn({ rows }: Snapshot): { pictures: Map<string, string>; files: Set<string> } {
  const pictures = new Map<string, string>()
  const files = new Set<string>()
  for (const table of snapshotTables) {
    for (const { doc } of rows[table]) {
      for (const [, sha, alt] of doc.matchAll(
        /\/images\/([0-9a-f]{16})(?:","width":\d+,"height":\d+,"altText":"((?:[^"\\]|\\.)*)")?/g,
      )) {
        if (!pictures.get(sha!))
          pictures.set(sha!, alt === undefined ? '' : (JSON.parse(`"${alt}"`) as string))
      }
      for (const [, sha, name] of doc.matchAll(
        /\/(?:closed-)?files\/([0-9a-f]{32})\/([\w.!~*'()%-]+)/g,
      ))
        files.add(`${sha}/${name}`)
    }
  }
  return { pictures, files }
}

function decoded(name: string): string {
  try {
    return decodeURIComponent(name)
  } catch {
    return name
  }
}
