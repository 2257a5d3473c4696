import type { SiteSettings } from '../../../src/contract/site.schema.ts'
import { cleanHtml } from '../../content/html/clean-html.ts'
import { keyOf } from '../values/fold.ts'
import type { PackWords } from '../entries/parts.ts'
import type { Exporting } from './exporting.ts'

/** Writes what numbers stand for as a pack's words: the other side of entries/import-words.ts. */
export function exportWords({ snapshot, lookup, names }: Exporting): PackWords {
  const cannot = async (): Promise<never> => {
    throw new Error('an export reads no packs')
  }
  /** As a person calls it, where that is folded to the same key. */
  const called = (kind: string, id: number, key: string): string => {
    const row = lookup.item(kind, id)
    if (!row) return key
    const { title, name } = JSON.parse(row.doc) as Record<string, unknown>
    return (
      [title, name].find(
        (words): words is string =>
          typeof words === 'string' && keyOf(words) === key && words.trim() === words,
      ) ?? key
    )
  }
  return {
    sportSlug: async (id) => lookup.slug(id),
    keyOf: async (kind, id) => {
      const key = lookup.key(kind, id)
      if (key === null) return null
      return kind === 'game'
        ? key.replace(/^ref:/, '')
        : kind === 'person'
          ? lookup.person(id)
          : called(kind, id, key)
    },
    pathOf: (image) => names.picture(image),
    pathOfFile: (file) => names.file(file),
    hosts: async (list) => {
      const settings = snapshot.rows.document.find((row) => row['kind'] === 'settings')
      return (settings && (JSON.parse(settings.doc) as SiteSettings)[list]) ?? []
    },
    cleanHtml,
    say: () => undefined,
    sportId: cannot,
    idOf: cannot,
    image: cannot,
    file: cannot,
    htmlOf: cannot,
  }
}
