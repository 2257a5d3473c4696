import type { ReactNode } from 'react'
import { ScreenHead } from '../../blocks/ScreenHead.tsx'
import type { Game } from '../../contract/game.schema.ts'
import type { SiteSettings } from '../../contract/site.schema.ts'
import type { TicketOffice, TicketsPage, TicketVenue } from '../../contract/tickets.schema.ts'
import { describeGameDay, gameDayId } from '../../domain/words/facility.ts'
import {
  groupByTicket,
  featuredAdmission,
  offerGroups,
  findVenue,
  type Admission,
} from '../../domain/words/tickets.ts'
import { calendarHref } from '../../routes/links.ts'
import { ButtonLink } from '../../ui/Button.tsx'
import { EmptyNote } from '../../ui/EmptyNote.tsx'
import { Icon } from '../../ui/Icon.tsx'
import { JumpList } from '../../ui/JumpList.tsx'
import { Link } from '../../ui/Link.tsx'
import { Section } from '../../ui/Section.tsx'
import { FeaturedGame } from './FeaturedGame.tsx'
import { TicketGame } from './TicketGame.tsx'
import css from './TicketsScreen.module.css'
import { OfferRow } from './OfferRow.tsx'
import { SportIcon } from '../../blocks/SportIcon.tsx'
import { VisuallyHidden } from '../../ui/VisuallyHidden.tsx'
import { telHref } from '../../domain/people/staff.ts'
import { EmailText } from '../../ui/EmailText.tsx'

type Props = { settings: SiteSettings; tickets: TicketsPage; games: Game[] | null }

/** Tickets: next games, offers by kind, venues, team pages of the seller, ticket office. */
export default function TicketsScreen({
  settings,
  tickets: { provider, office, offers, sports, venues = [] },
  games,
}: Props) {
  const admissions = groupByTicket(games ?? [], offers)
  const groups = offerGroups(offers)
  const guides = venues.filter(({ gameDay }) => gameDay.length > 0)
  const parts = [
    ...groups.map(({ kind, title }) => ({ id: kind, title })),
    ...(guides.length > 0 ? [{ id: 'venues', title: 'Venues' }] : []),
    ...(sports.length > 0 ? [{ id: 'teams', title: 'By team' }] : []),
  ]
  return (
    <>
      <ScreenHead title="Tickets" aside={office && <OfficeButtons office={office} />}>
        {(provider || office?.phone || office?.hours) && (
          <p className="small-targets">
            {provider && `Buy ${settings.name} tickets through ${provider}. `}
            {(office?.phone || office?.hours) && 'Ticket office: '}
            {office?.phone && <a href={telHref(office.phone)}>{office.phone}</a>}
            {office?.hours && (
              <span className={css.hours}>
                {office.phone && ' · '}
                {office.hours}
              </span>
            )}
          </p>
        )}
        <JumpList parts={parts} />
      </ScreenHead>
      {admissions.length > 0 && <HomeGames admissions={admissions} venues={venues} />}
      {parts.length > 0 && (
        <Section title="Ticket options">
          {groups.map((group) => (
            <OptionGroup key={group.kind} id={group.kind} title={group.title}>
              {group.offers.map((offer) => (
                <OfferRow key={offer.id} offer={offer} named={offer.title !== group.title} />
              ))}
            </OptionGroup>
          ))}
          {guides.length > 0 && (
            <OptionGroup id="venues" title="Venues">
              {guides.map((venue) => (
                <li key={venue.url} className={css.offer}>
                  <div className={css.offerWords}>
                    <h4>{venue.title}</h4>
                    <p className="quiet">{describeGameDay(venue.gameDay)}</p>
                  </div>
                  <ButtonLink kind="text" size="small" to={`${venue.url}#${gameDayId}`}>
                    Guide<VisuallyHidden> to {venue.title}</VisuallyHidden>
                  </ButtonLink>
                </li>
              ))}
            </OptionGroup>
          )}
          {sports.length > 0 && (
            <OptionGroup id="teams" title="By team" listClass={css.teams}>
              {sports.map((sport) => (
                <li key={sport.id}>
                  <Link className={css.team} to={sport.ticketsLink}>
                    <SportIcon sport={sport} />
                    {sport.title}
                    <VisuallyHidden> tickets</VisuallyHidden>
                  </Link>
                </li>
              ))}
            </OptionGroup>
          )}
        </Section>
      )}
      {offers.length === 0 && sports.length === 0 && !games && (
        <Section title="On sale">
          <EmptyNote
            next={
              <>
                See <Link to={calendarHref()}>when the teams play</Link>.
              </>
            }
          >
            No tickets on sale right now.
          </EmptyNote>
        </Section>
      )}
      {office && <Office office={office} />}
    </>
  )
}

/** Where the seller sells tickets, and where fans find those that they have. */
function OfficeButtons({ office: { url, accountUrl } }: { office: TicketOffice }) {
  if (!url && !accountUrl) return null
  return (
    <div className="cluster">
      {url && (
        <ButtonLink to={url}>
          <Icon name="ticket" />
          Buy tickets
        </ButtonLink>
      )}
      {accountUrl && (
        <ButtonLink kind="alternate" to={accountUrl}>
          Manage my tickets
        </ButtonLink>
      )}
    </div>
  )
}

/** The games by date, the next one in large. */
function HomeGames({
  admissions,
  venues,
}: {
  admissions: readonly Admission[]
  venues: readonly TicketVenue[]
}) {
  const featured = featuredAdmission(admissions)
  const index = featured ? admissions.indexOf(featured) : -1
  return (
    <Section title="Home games" action={<Link to={calendarHref()}>Full calendar</Link>}>
      <div className={css.games}>
        <GameRows admissions={admissions.slice(0, Math.max(index, 0))} />
        {featured && (
          <FeaturedGame admission={featured} venue={findVenue(featured.games[0], venues)} />
        )}
        <GameRows admissions={admissions.slice(index + 1)} />
      </div>
    </Section>
  )
}

const GameRows = ({ admissions }: { admissions: readonly Admission[] }) =>
  admissions.length > 0 && (
    <ul role="list">
      {admissions.map((admission) => (
        <TicketGame key={admission.games[0].id} admission={admission} />
      ))}
    </ul>
  )

/** Options of a kind: the name beside them, above on a narrow screen. */
function OptionGroup({
  id,
  title,
  listClass,
  children,
}: {
  id: string
  title: string
  listClass?: string | undefined
  children: ReactNode
}) {
  return (
    <div id={id} className={css.group}>
      <h3 className={css.title}>{title}</h3>
      <ul role="list" className={listClass}>
        {children}
      </ul>
    </div>
  )
}

/** Address and hours of the ticket office. */
function Office({ office: { phone, email, hours, location, note } }: { office: TicketOffice }) {
  const facts = [
    { label: 'Phone', value: phone && <a href={telHref(phone)}>{phone}</a> },
    {
      label: 'Email',
      value: email && (
        <a href={`mailto:${email}`}>
          <EmailText email={email} />
        </a>
      ),
    },
    { label: 'Hours', value: hours },
    { label: 'Location', value: location },
  ].filter(({ value }) => value)
  if (facts.length === 0 && !note) return null
  return (
    <Section title="Ticket office" band="on-secondary">
      <dl className={css.facts}>
        {facts.map(({ label, value }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      {note && (
        <p className={`${css.note} small-targets`}>
          {note.split(/(\d{3}-\d{3}-\d{4})/).map((part, i) =>
            i % 2 === 1 ? (
              <a key={i} href={telHref(part)}>
                {part}
              </a>
            ) : (
              part
            ),
          )}
        </p>
      )}
    </Section>
  )
}
