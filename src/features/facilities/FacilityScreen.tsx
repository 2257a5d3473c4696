import { EventRow } from '../../blocks/EventRow.tsx'
import { LiveAnnouncer } from '../../blocks/LiveAnnouncer.tsx'
import { ScreenHead } from '../../blocks/ScreenHead.tsx'
import type { Facility, FacilityEvents } from '../../contract/facilities.schema.ts'
import type { SiteSettings } from '../../contract/site.schema.ts'
import { useGameCenter } from '../../data/live/use-game-center.ts'
import { calendarHref, sportHref } from '../../routes/links.ts'
import { EmptyNote } from '../../ui/EmptyNote.tsx'
import { Link } from '../../ui/Link.tsx'
import { Picture } from '../../ui/Picture.tsx'
import { Prose } from '../../ui/Prose.tsx'
import { Section } from '../../ui/Section.tsx'
import { GameDay } from './GameDay.tsx'
import css from './FacilityScreen.module.css'
import { SportIcon } from '../../blocks/SportIcon.tsx'
import type { SportRef } from '../../contract/sport.schema.ts'
import { directionsTo } from '../../domain/words/facility.ts'
import { ButtonLink } from '../../ui/Button.tsx'
import { Icon } from '../../ui/Icon.tsx'
import { VisuallyHidden } from '../../ui/VisuallyHidden.tsx'
import { formatNumber } from '../../domain/words/number.ts'

type Props = {
  settings: SiteSettings
  facility: Facility
  events: FacilityEvents | null
  unread: readonly string[]
}

/** A facility: pictures, directions, its teams, and next events. */
export default function FacilityScreen({ settings, facility, events, unread }: Props) {
  const { title, teaser, featuredImage, images, description } = facility
  const [first, ...more] = [featuredImage, ...images].filter(
    (image, i, all) => image !== null && all.findIndex((other) => other?.url === image.url) === i,
  )
  const games = events?.games ?? []
  useGameCenter(games)
  return (
    <>
      <ScreenHead title={title}>{teaser && <p className="lead">{teaser}</p>}</ScreenHead>
      {first && (
        <div className={css.picture}>
          <Picture image={first} sizes="100vw" priority />
        </div>
      )}
      <div className={css.page}>
        <FacilityFacts facility={facility} sports={events?.sports ?? []} />
        {description && <Prose html={description} />}
      </div>
      <GameDay facility={facility} />
      {more.length > 0 && (
        <Section title="Photos">
          <ul role="list" className="grid">
            {more.map((image) => (
              <li key={image!.url}>
                <Picture image={image!} sizes="(min-width: 64rem) 40rem, 92vw" ratio="3/2" />
                {image!.caption && <p className="caption">{image!.caption}</p>}
              </li>
            ))}
          </ul>
        </Section>
      )}
      {!unread.includes('events') && (
        <Section title="Next events here" action={<Link to={calendarHref()}>Full calendar</Link>}>
          {games.length > 0 ? (
            <ul role="list" className={css.games}>
              {games.map((game) => (
                <EventRow key={game.id} game={game} kind="upcoming" group="next-here" />
              ))}
            </ul>
          ) : (
            <EmptyNote>No upcoming games at {title}.</EmptyNote>
          )}
        </Section>
      )}
      <LiveAnnouncer games={games} us={settings.shortName} />
    </>
  )
}

/** Capacity, address, directions, and home teams. */
function FacilityFacts({ facility, sports }: { facility: Facility; sports: SportRef[] }) {
  const { title, capacity, location } = facility
  const directionsUrl = directionsTo(facility)
  const teams = sports.length > 0 ? sports : facility.sport ? [facility.sport] : []
  return (
    <aside className={css.facts} aria-label={`Facts about ${title}`}>
      {capacity !== null && (
        <p className={css.fact}>
          <b>{formatNumber(capacity)}</b> seats
        </p>
      )}
      {(location || directionsUrl) && (
        <div className={css.fact}>
          <h2 className={css.label}>Address</h2>
          {location && <p>{location}</p>}
          {directionsUrl && (
            <p className={css.way}>
              <ButtonLink to={directionsUrl} rel="noopener">
                <Icon name="pin" />
                Directions<VisuallyHidden> to {title} on an external map</VisuallyHidden>
              </ButtonLink>
            </p>
          )}
        </div>
      )}
      {teams.length > 0 && (
        <div className={css.fact}>
          <h2 className={css.label}>Home of</h2>
          <ul role="list">
            {teams.map((sport) => (
              <li key={sport.id}>
                <Link className="name-link" to={sportHref(sport)}>
                  <SportIcon sport={sport} />
                  {sport.title}
                </Link>
              </li>
            ))}
          </ul>
        </div>
      )}
    </aside>
  )
}
