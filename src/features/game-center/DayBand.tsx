import { Countdown } from '../../blocks/Countdown.tsx'
import { PackPart } from '../../blocks/packs/pack-pieces.tsx'
import type { Game } from '../../contract/schema/game.ts'
import { gameFeedPath } from '../../domain/calendar/calendar-feed.ts'
import { channelsOf, mediaLinks, placesOf } from '../../domain/games/game-outcome.ts'
import { gameTime, longDate } from '../../domain/calendar/when.ts'
import { ButtonLink } from '../../ui/Button.tsx'
import css from './DayBand.module.css'

/** Before the game: when and where, how long it is until then, and what one can do about it. */
export function DayBand({ game, until, tenant }: { game: Game; /** UTC; null where no time is known. */ until: string | null; tenant: string }) {
  const links = mediaLinks(game).slice(0, 4)
  const channels = channelsOf(game)
  return (
    <section className={css.band} data-theme="on-secondary" aria-label="Before the game">
      <div className={css.inner}>
        <div>
          <p className={css.when}>{longDate(game.date)}</p>
          <p>{[gameTime(game), ...placesOf(game)].filter(Boolean).join(' · ')}</p>
          {channels && <p>{channels}</p>}
        </div>
        {until && <Countdown until={until} />}
        <p className={css.ways} data-print="no">
          {links.map(({ key, label, url }, i) => <ButtonLink key={key} kind={i === 0 ? 'priority' : 'alternate'} to={url}>{label}</ButtonLink>)}
          <ButtonLink kind={links.length === 0 ? 'priority' : 'alternate'} to={gameFeedPath(game.id)} reloadDocument>Add to calendar</ButtonLink>
        </p>
        <PackPart game={game} tenant={tenant} />
      </div>
    </section>
  )
}
