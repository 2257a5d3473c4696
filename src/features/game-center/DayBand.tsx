import type { GameCenterInfo } from '../../contract/game-center.schema.ts'
import type { Game } from '../../contract/game.schema.ts'
import { gameFeedPath } from '../../domain/calendar/calendar.ts'
import { isToCome } from '../../domain/games/game.ts'
import { isField } from '../../domain/games/meets.ts'
import {
  formatChannels,
  formatLocation,
  mediaLinks,
  summarizeOutcome,
} from '../../domain/games/game-outcome.ts'
import { gameTime } from '../../domain/calendar/when.ts'
import { addZone } from '../../domain/calendar/zone-words.ts'
import { gameDayLink } from '../../routes/game-day-link.ts'
import { ButtonLink } from '../../ui/Button.tsx'
import { Link } from '../../ui/Link.tsx'
import { MoreLinks } from '../../ui/MoreLinks.tsx'
import { formatConference } from './day-facts.tsx'
import css from './GameCenterScreen.module.css'

type Props = {
  game: Game
  info: GameCenterInfo | null
  rosters: { to: string; children: string }[]
  timeZone: string
}

/**
 * Before the game: what the scoreboard above does not say, and buttons for tickets and streams. The
 * rest are links in the text, so that a phone shows the page below.
 */
export function DayBand({ game, info, rosters, timeZone }: Props) {
  const links = mediaLinks(game)
  const has = (key: string) => links.some((link) => link.key === key)
  // One button to watch and one to listen. Beside a stream a channel is a link in the text, and a
  // station only named.
  const channelLinks = links.filter(({ key }) => key === 'tv' && has('video'))
  const station = has('audio') ? links.find(({ key }) => key === 'radio') : undefined
  const buttons = links.filter((link) => link !== station && !channelLinks.includes(link))
  const channels = [formatChannels(game), station?.label].filter(Boolean).join(', ')
  const gameDay = gameDayLink(info?.game.facility ?? null)
  const calendar = { to: gameFeedPath(game.id), reloadDocument: true, children: 'Add to calendar' }
  const textLinks = [
    ...channelLinks.map(({ label, url }) => ({ to: url, children: label })),
    ...(gameDay ? [{ to: gameDay.url, children: gameDay.title }] : []),
    ...(isToCome(game) && buttons.length > 0 ? [calendar] : []),
    ...rosters,
    ...(info?.game.media?.gameFiles ?? []).map(({ title, url }) => ({ to: url, children: title })),
  ]
  const competitions = [game.tournament?.title, formatConference(game, info)].filter(Boolean)
  const { words, note } = summarizeOutcome(game)
  const isTimeAbove = `${words} ${note}`.includes(gameTime(game))
  const location = isField(game) ? '' : formatLocation(game)
  return (
    <section className={css.band} data-theme="on-primary" aria-label="Before the start">
      <div className={css.inner}>
        {(location ||
          competitions.length > 0 ||
          !isTimeAbove ||
          channels ||
          textLinks.length > 0) && (
          <div>
            {location && <p>{location}</p>}
            {competitions.length > 0 && <p>{competitions.join(' · ')}</p>}
            {!isTimeAbove && <p>{addZone(gameTime(game), game.date, timeZone)}</p>}
            {channels && <p>{channels}</p>}
            <MoreLinks>
              {textLinks.map((link) => (
                <Link key={link.to} {...link} />
              ))}
            </MoreLinks>
          </div>
        )}
        <p className={css.buttons} data-even={buttons.length === 4 || undefined} data-print="no">
          {buttons.map(({ key, label, url }, i) => (
            <ButtonLink key={key} kind={i === 0 ? 'priority' : 'alternate'} to={url}>
              {key === 'tv' || key === 'radio' ? (
                <span>
                  {key === 'tv' ? 'Watch' : 'Listen'}
                  <span className={css.channel}>: {label}</span>
                </span>
              ) : (
                label
              )}
            </ButtonLink>
          ))}
          {isToCome(game) && buttons.length === 0 && <ButtonLink kind="priority" {...calendar} />}
        </p>
      </div>
    </section>
  )
}
