import { ScreenHead } from '../../blocks/ScreenHead.tsx'
import type { SiteSettings } from '../../contract/site.schema.ts'
import { Button } from '../../ui/Button.tsx'
import { EmptyNote } from '../../ui/EmptyNote.tsx'
import { Section } from '../../ui/Section.tsx'
import { VisuallyHidden } from '../../ui/VisuallyHidden.tsx'
import { CacheRow } from './CacheRow.tsx'
import { SavedPageRow } from './SavedPageRow.tsx'
import css from './SavedScreen.module.css'
import { StorageState } from './StorageState.tsx'
import { useSaved } from './use-saved.ts'
import {
  usePacks,
  requestPack,
  cancelPack,
  removePack,
  type PackProgress,
  type SavedPack,
} from '../../platform/packs.ts'
import { myTeamsHref } from '../../routes/links.ts'
import { Link } from '../../ui/Link.tsx'
import { formatBytes } from '../../domain/words/text.ts'
import { getUrlSpoilerProps } from '../../domain/spoilers.ts'
import { longDate } from '../../domain/calendar/when.ts'
import { Spoiler } from '../../ui/Spoiler.tsx'
import { SavedTime } from './SavedTime.tsx'

/** Everything saved on this device for offline use with age and size; each item can be removed. */
export default function SavedScreen({
  settings: { tenant, name, seo },
}: {
  settings: SiteSettings
}) {
  const { state, pages, answers, pictures, storage, said, remove, clear, renew } = useSaved(tenant)
  // All titles end with the department's name, which is removed here.
  const titleSuffix = ` ${seo.titleDelimiter} ${seo.siteName}`
  const ownTitle = (title: string) =>
    title.endsWith(titleSuffix) ? title.slice(0, -titleSuffix.length) : title
  const stories = pages?.filter(({ path }) => path.startsWith('/news/')) ?? []
  const others = pages?.filter(({ path }) => !path.startsWith('/news/')) ?? []
  const list = (title: string, some: typeof others, kind: string) =>
    some.length > 0 && (
      <Section
        title={`${title} (${some.length})`}
        action={
          <Button kind="text" onClick={() => void remove(some, kind)}>
            Remove all<VisuallyHidden> {kind}</VisuallyHidden>
          </Button>
        }
      >
        <ul role="list" className={css.list}>
          {some.map((page) => (
            <SavedPageRow
              key={page.path}
              page={{ ...page, title: ownTitle(page.title) }}
              remove={() => void remove([page], kind)}
            />
          ))}
        </ul>
      </Section>
    )
  return (
    <>
      <ScreenHead title="Saved on this device">
        <p>
          Pages you can open offline. {name} saves them automatically as you read, on this device
          only.
        </p>
      </ScreenHead>
      <div className={css.state}>
        <noscript>
          <p>Saving pages needs JavaScript.</p>
        </noscript>
        <p role="status" className={css.said}>
          {said || stateMessages[state]}
        </p>
      </div>
      <div className={css.found}>
        {state !== 'looking' && (
          <>
            <Packs tenant={tenant} />
            {list('Pages', others, 'pages')}
            {list('Stories', stories, 'stories')}
            {state === 'ready' && pages?.length === 0 && (
              <Section title="Pages">
                <EmptyNote next="Pages you visit are saved here automatically.">
                  No saved pages yet.
                </EmptyNote>
              </Section>
            )}
            <Section title="Storage">
              <ul role="list" className={css.list}>
                <CacheRow title="Page data" heap={answers} clear={() => void clear('answers')} />
                <CacheRow title="Pictures" heap={pictures} clear={() => void clear('pictures')} />
              </ul>
              <StorageState storage={storage} renew={renew} />
            </Section>
          </>
        )}
      </div>
    </>
  )
}

/** Messages about the store. */
const stateMessages = {
  looking: 'Loading saved pages…',
  ready: '',
  none:
    'This browser does not save data for this site, for example in a private window. ' +
    'Pages open only online.',
  silent:
    'Browser storage is not responding. Close other tabs of this site, then reload this page.',
  unserved: 'Offline mode turns on when you open another page.',
} as const
export type SavedState = keyof typeof stateMessages

/** Saved game-day packs. */
function Packs({ tenant }: { tenant: string }) {
  const { packs, making, failed } = usePacks(tenant)
  const all = packs ?? []
  return (
    <Section
      title="Game-day packs"
      action={
        all.length > 1 && (
          <Button
            kind="text"
            onClick={() => void Promise.all(all.map(({ gameId }) => removePack(tenant, gameId)))}
          >
            Remove all<VisuallyHidden> packs</VisuallyHidden>
          </Button>
        )
      }
    >
      {all.length === 0 && (
        <EmptyNote
          next={
            <>
              Follow a team in <Link to={myTeamsHref()}>My Teams</Link> to save its games
              automatically the day before, or save one from the team’s page.
            </>
          }
        >
          No games saved for offline.
        </EmptyNote>
      )}
      <ul role="list" className={css.packs}>
        {all.map((pack) => (
          <PackCard
            key={pack.gameId}
            pack={pack}
            making={making?.gameId === pack.gameId ? making : null}
            busy={making !== null}
            failed={failed?.gameId === pack.gameId ? failed.word : ''}
            tenant={tenant}
          />
        ))}
      </ul>
    </Section>
  )
}

type Props = {
  pack: SavedPack
  making: PackProgress | null
  /** A pack is being made; one at a time. */
  busy: boolean
  failed: string
  tenant: string
}

/** A saved game: links to its offline pages, age and size. */
function PackCard({
  pack: { gameId, sportId, title, date, at, bytes, pictures, parts, missing },
  making,
  busy,
  failed,
  tenant,
}: Props) {
  const hiddenTitle = <VisuallyHidden> {title}</VisuallyHidden>
  return (
    <li className={css.card}>
      <h3 className={css.title}>{title}</h3>
      <p className="quiet">{longDate(date)}</p>
      <ul role="list" className="more-links">
        {parts
          .flatMap(({ within, ...packPart }) => [packPart, ...(within ? [within] : [])])
          .map(({ part, path }) => (
            <li key={path}>
              <Link to={path}>
                <Spoiler {...getUrlSpoilerProps(path)}>{part}</Spoiler>
              </Link>
            </li>
          ))}
      </ul>
      <p className="quiet">
        Saved <SavedTime at={at} /> · {formatBytes(bytes)}
        {pictures > 0 && `, ${pictures} ${pictures === 1 ? 'picture' : 'pictures'}`}
      </p>
      {missing.length > 0 && <p className="label">Not included: {missing.join(', ')}</p>}
      <p className={css.ways}>
        {making ? (
          <Button kind="text" onClick={cancelPack}>
            Cancel{hiddenTitle}
          </Button>
        ) : (
          <Button kind="text" disabled={busy} onClick={() => requestPack(gameId, sportId)}>
            Save again{hiddenTitle}
          </Button>
        )}
        <Button
          kind="text"
          disabled={making !== null}
          onClick={() => void removePack(tenant, gameId)}
        >
          Remove{hiddenTitle}
        </Button>
        <span role="status" className="quiet">
          {making ? `${making.done} of ${making.of} saved` : failed}
        </span>
      </p>
    </li>
  )
}
