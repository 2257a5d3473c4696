import type { SiteSettings } from '../../contract/site.schema.ts'
import type { Sport } from '../../contract/sport.schema.ts'
import { useMounted } from '../../platform/mounted.ts'
import { lazyHydrated } from '../../platform/lazy-hydrated.tsx'
import css from './my-teams-pieces.module.css'

const { Piece, ready } = lazyHydrated(async () => {
  const [{ FollowButton }, { TeamsStrip }] = await Promise.all([
    import('./FollowButton.tsx'),
    import('./TeamsStrip.tsx'),
  ])
  return { FollowButton, TeamsStrip }
})
// The server renders the button with its page; the first load of a browser does not need it.
if (import.meta.env.SSR) await ready()

/** A team's follow button, with its space reserved. */
export function Follow({ sport }: { sport: Pick<Sport, 'id' | 'title'> }) {
  return (
    <span className={css.follow} data-starts="teams">
      <Piece name="FollowButton" sport={sport} />
    </span>
  )
}

/**
 * The place of the followed teams on a page that is the same for all visitors: empty without any,
 * else with its height reserved (`before-paint.ts`).
 */
export function MyTeamsPlace({
  sports,
  settings,
  inBand,
}: {
  sports: Sport[]
  settings: SiteSettings
  /** The id of the game that the page features. */
  inBand?: number | undefined
}) {
  const mounted = useMounted()
  return (
    <div className={css.strip} data-print="no" data-starts="teams">
      {mounted && 'teams' in document.documentElement.dataset && (
        <Piece name="TeamsStrip" sports={sports} settings={settings} inBand={inBand} />
      )}
    </div>
  )
}
