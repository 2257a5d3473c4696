import { PromotionSlot } from '../../blocks/promotions/PromotionSlot.tsx'
import { SportIcon } from '../../blocks/SportIcon.tsx'
import type { Game } from '../../contract/game.schema.ts'
import type { NavigationItem } from '../../contract/site.schema.ts'
import type { Sport } from '../../contract/sport.schema.ts'
import { followedFirst } from '../../domain/follow/my-teams.ts'
import { currentOrNextGame } from '../../domain/games/schedule.ts'
import { eventNames } from '../../domain/sports/event-names.ts'
import { useMyTeams } from '../../platform/my-teams.ts'
import { splitColumns, type MenuEntry } from './menu-row.ts'
import css from './Menu.module.css'
import { NextLine } from './NextLine.tsx'
import { SocialLinks } from './SocialLinks.tsx'
import { Link } from '../../ui/Link.tsx'
import { VisuallyHidden } from '../../ui/VisuallyHidden.tsx'

/**
 * The panel of an item: columns of links under headings, with an ad in the first. Followed teams
 * come first under each heading. `games`: the next ones, once they are read. `seen`: it was opened,
 * so the ad may load.
 */
export function MenuPanel({
  item,
  sports,
  games,
  seen,
}: {
  item: NavigationItem
  sports: readonly Sport[]
  games: readonly Game[] | undefined
  seen: boolean
}) {
  const teams = useMyTeams()
  // Menus name teams only by title.
  const sportOf = ({ sport }: MenuEntry) => sports.find(({ title }) => title === sport?.title)
  const idOf = (entry: MenuEntry) => sportOf(entry)?.id
  return (
    <div className={css.panel} data-theme="page">
      <div className={css.columns}>
        {splitColumns(item).map((groups, i) => (
          <div key={i} className={css.column}>
            {groups.map(({ heading, entries }) => (
              <div key={heading?.id ?? 0}>
                {heading && <p className={css.heading}>{heading.title}</p>}
                <ul role="list" aria-label={heading?.title}>
                  {followedFirst(entries, teams, idOf).map((entry) => (
                    <MenuEntryRow
                      key={entry.id}
                      entry={entry}
                      sport={sportOf(entry)}
                      games={games}
                    />
                  ))}
                </ul>
              </div>
            ))}
            {i === 0 && item.ad && (
              <div className={css.ad}>{seen && <PromotionSlot name={item.ad} />}</div>
            )}
          </div>
        ))}
        <SocialLinks of={item.title} links={item.socialMediaLinks} />
      </div>
    </div>
  )
}

/**
 * A link of a panel. A sport also has its icon, its next game, links to schedule, roster, news,
 * statistics, and its channels.
 */
function MenuEntryRow({
  entry,
  sport,
  games,
}: {
  entry: MenuEntry
  sport: Sport | undefined
  games: readonly Game[] | undefined
}) {
  const next =
    sport && games && currentOrNextGame(games.filter((game) => game.sport.id === sport.id))
  const entryTitle = entry.sport?.title ?? entry.title
  const textLinks = [
    ...entry.scheduleRosterNewsLinks,
    ...(entry.stats ? [{ title: 'Stats', url: entry.stats.url, className: 'stats' }] : []),
  ]
  return (
    <li className={css.row}>
      {entry.url && entry.url !== '#' ? (
        <Link className={css.panelLink} to={entry.url} newTab={entry.openInNewWindow}>
          {sport && <SportIcon sport={sport} />}
          {entry.title}
        </Link>
      ) : (
        <span className={css.panelLink}>{entry.title}</span>
      )}
      {sport && (
        <span className={css.next}>
          {next ? <NextLine game={next} /> : games && `No upcoming ${eventNames(sport)}`}
        </span>
      )}
      {textLinks.length > 0 && (
        <span className={css.panelWords}>
          {textLinks.map(({ title, url, className }) => (
            <Link key={className} to={url}>
              <VisuallyHidden>{entryTitle} </VisuallyHidden>
              {title}
            </Link>
          ))}
        </span>
      )}
      <SocialLinks of={entryTitle} links={entry.socialMediaLinks} />
    </li>
  )
}
