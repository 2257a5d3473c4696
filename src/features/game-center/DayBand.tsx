import { Countdown } from '../../blocks/Countdown.tsx'
import { PackPart } from '../../blocks/packs/pack-pieces.tsx'
import type { GameDetails } from '../../contract/game-details.schema.ts'
import type { Game } from '../../contract/game.schema.ts'
import { gameFeedPath } from '../../domain/calendar/calendar.ts'
import { isField } from '../../domain/games/game.ts'
import {
  formatChannels,
  getLocationParts,
  mediaLinks,
  summarizeOutcome,
} from '../../domain/games/game-outcome.ts'
import { gameTime } from '../../domain/calendar/when.ts'
import { addZone } from '../../domain/calendar/zone-words.ts'
import { gameDayLink } from '../../routes/links.ts'
import { ButtonLink } from '../../ui/Button.tsx'
import { Link } from '../../ui/Link.tsx'
import { MoreLinks } from '../../ui/MoreLinks.tsx'
import css from './GameCenterScreen.module.css'

type Props = {
  game: Game
  /** From the game's details. */
  facility: GameDetails['facility']
  /** UTC; null when the time is unknown. */
  until: string | null
  rosters: { title: string; url: string }[]
  tenant: string
  timeZone: string
}

/** Before the game: what the scoreboard above does not say, a countdown, and links. */
export function DayBand({ game, facility, until, rosters, tenant, timeZone }: Props) {
  const links = mediaLinks(game)
  const has = (key: string) => links.some((link) => link.key === key)
  // One button to watch and one to listen; a channel beside a stream is a link in the text.
  const channelLinks = links.filter(
    ({ key }) => (key === 'tv' && has('video')) || (key === 'radio' && has('audio')),
  )
  const buttons = links.filter((link) => !channelLinks.includes(link))
  const channels = formatChannels(game)
  const gameDay = gameDayLink(facility)
  const { words, note } = summarizeOutcome(game)
  const isTimeAbove = (note || words) === gameTime(game)
  const location = isField(game) ? '' : getLocationParts(game).join(', ')
  return (
    <section className={css.band} data-theme="on-primary" aria-label="Before the game">
      <div className={css.inner}>
        <div>
          {location && <p className="card-title">{location}</p>}
          {!isTimeAbove && <p>{addZone(gameTime(game), game.date, timeZone)}</p>}
          {channels && <p>{channels}</p>}
          {channelLinks.length + rosters.length > 0 && (
            <MoreLinks>
              {[...channelLinks.map(({ label, url }) => ({ title: label, url })), ...rosters].map(
                ({ title, url }) => (
                  <Link key={url} to={url}>
                    {title}
                  </Link>
                ),
              )}
            </MoreLinks>
          )}
        </div>
        {until && <Countdown until={until} />}
        <p className="cluster" data-print="no">
          {buttons.map(({ key, label, url }, i) => (
            <ButtonLink key={key} kind={i === 0 ? 'priority' : 'alternate'} to={url}>
              {key === 'tv' ? `Watch: ${label}` : key === 'radio' ? `Listen: ${label}` : label}
            </ButtonLink>
          ))}
          {gameDay && (
            <ButtonLink kind="alternate" to={gameDay.url}>
              {gameDay.title}
            </ButtonLink>
          )}
          <ButtonLink
            kind={buttons.length === 0 ? 'priority' : 'alternate'}
            to={gameFeedPath(game.id)}
            reloadDocument
          >
            Add to calendar
          </ButtonLink>
        </p>
        <PackPart game={game} tenant={tenant} />
      </div>
    </section>
  )
}
