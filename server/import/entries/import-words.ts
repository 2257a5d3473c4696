import { cleanHtml } from '../../content/html/clean-html.ts'
import { gameKey } from '../../content/games/find-game.ts'
import { ReadContext } from '../../content/read-context.ts'
import { redirectHosts } from '../../content/department/redirect-hosts.ts'
import { readSettings } from '../../content/department/site.ts'
import { htmlOf, picturesIn } from '../story/html-of.ts'
import { drawnPicture } from '../story/drawn-picture.ts'
import { keyOf } from '../values/fold.ts'
import { personCalled } from '../roster/person-called.ts'
import type { Work } from '../work.ts'
import type { PackWords } from './parts.ts'

/** The keys of these kinds are what a person writes; all others are folded. */
const asWritten = new Set(['story', 'roster_player', 'staff_member'])

/** Finds what a pack's words name in the store that takes it. */
export function importWords(work: Work, say: (reason: string) => void): PackWords {
  const { store, tenant, pictures, files } = work
  const refuses = () => {
    throw new Error('an import writes no packs')
  }
  const cannot = async (): Promise<never> => {
    throw new Error('an import writes no packs')
  }
  return {
    say,
    sportId: async (slug) =>
      (
        await store
          .of(tenant)
          .selectFrom('sport')
          .select('id')
          .where('tenant', '=', tenant)
          .where('slug', '=', slug.toLowerCase())
          .executeTakeFirst()
      )?.id ?? null,
    idOf: async (kind, key) => {
      if (kind === 'person') return personCalled({ db: store.of(tenant), tenant }, key)
      const folded = kind === 'game' ? gameKey(key) : asWritten.has(kind) ? key : keyOf(key)
      return (
        (
          await store
            .of(tenant)
            .selectFrom('identity')
            .select('id')
            .where('tenant', '=', tenant)
            .where('kind', '=', kind)
            .where('key', '=', folded)
            .executeTakeFirst()
        )?.id ?? null
      )
    },
    image: async (path, altText, caption) => {
      await pictures.prepare([path], work.signal)
      return pictures.image(path, altText, caption)
    },
    file: (path, title) => files.take(path, title),
    htmlOf: async (markdown) => {
      await pictures.prepare(
        picturesIn(markdown).map(({ path }) => path),
        work.signal,
      )
      return cleanHtml(htmlOf(markdown, (picture) => drawnPicture(work, picture, say)))
    },
    cleanHtml,
    hosts: async (list) => {
      const reading = new ReadContext(store, tenant)
      return list === 'redirectHosts'
        ? redirectHosts(reading)
        : ((await readSettings(reading))?.trackingHosts ?? [])
    },
    sportSlug: cannot,
    keyOf: cannot,
    pathOf: refuses,
    pathOfFile: refuses,
  }
}
