import { ScreenHead } from '../../blocks/ScreenHead.tsx'
import type { Game } from '../../contract/game.schema.ts'
import type { SiteSettings } from '../../contract/site.schema.ts'
import type { TicketsPage, TicketOffice } from '../../contract/tickets.schema.ts'
import {
  gamesOfTicket,
  offerGroups,
  ticketPrice,
  type OfferGroup as Group,
} from '../../domain/words/tickets.ts'
import { calendarHref } from '../../routes/links.ts'
import { ButtonLink } from '../../ui/Button.tsx'
import { EmptyNote } from '../../ui/EmptyNote.tsx'
import { Icon } from '../../ui/Icon.tsx'
import { Link } from '../../ui/Link.tsx'
import { Section } from '../../ui/Section.tsx'
import { TicketGame } from './TicketGame.tsx'
import css from './TicketsScreen.module.css'
import { OfferRow } from './OfferRow.tsx'
import { SportIcon } from '../../blocks/SportIcon.tsx'
import { VisuallyHidden } from '../../ui/VisuallyHidden.tsx'
import { telHref } from '../../domain/people/staff.ts'
import { EmailText } from '../../ui/EmailText.tsx'

type Props = { settings: SiteSettings; tickets: TicketsPage; games: Game[] | null }

/** Tickets: next games, offers by kind, team pages of the seller, ticket office. */
export default function TicketsScreen({
  settings,
  tickets: { provider, office, offers, sports },
  games,
}: Props) {
  return (
    <>
      <ScreenHead
        title="Tickets"
        aside={
          office?.url && (
            <ButtonLink size="large" to={office.url}>
              <Icon name="ticket" />
              Buy tickets
            </ButtonLink>
          )
        }
      >
        {provider && (
          <p>
            Buy {settings.name} tickets through {provider}.
          </p>
        )}
        {office && (office.phone || office.hours) && (
          <p>
            Ticket office: {office.phone && <a href={telHref(office.phone)}>{office.phone}</a>}
            {office.phone && office.hours && ' · '}
            {office.hours}
          </p>
        )}
      </ScreenHead>
      {games && games.length > 0 && (
        <Section title="Next home games" action={<Link to={calendarHref()}>Full calendar</Link>}>
          <ul role="list" className={css.games}>
            {games.map((game) => {
              const admitted = gamesOfTicket(game, games)
              return (
                <TicketGame
                  key={game.id}
                  game={game}
                  price={ticketPrice(offers, admitted)}
                  admits={admitted.length}
                />
              )
            })}
          </ul>
        </Section>
      )}
      {offers.length > 0 && (
        <Section title="Ticket options">
          {offerGroups(offers).map((group) => (
            <OfferGroup key={group.kind} group={group} />
          ))}
        </Section>
      )}
      {sports.length > 0 && <TeamTickets sports={sports} />}
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

/** Offers of a kind: the name beside them, above on a narrow screen. */
function OfferGroup({ group: { title, offers } }: { group: Group }) {
  return (
    <div className={css.group}>
      <h3 className={css.title}>{title}</h3>
      <ul role="list">
        {offers.map((offer) => (
          <OfferRow key={offer.id} offer={offer} named={offer.title !== title} />
        ))}
      </ul>
    </div>
  )
}

/** Teams with a page at the ticket seller. */
function TeamTickets({ sports }: Pick<TicketsPage, 'sports'>) {
  return (
    <Section title="By team">
      <ul role="list" className={css.teams}>
        {sports.map((sport) => (
          <li key={sport.id}>
            <Link className={css.team} to={sport.ticketsLink}>
              <SportIcon sport={sport} />
              {sport.title}
              <VisuallyHidden> tickets</VisuallyHidden>
            </Link>
          </li>
        ))}
      </ul>
    </Section>
  )
}

/** Address and hours of the ticket office. */
function Office({
  office: { phone, email, hours, location, url, note },
}: {
  office: TicketOffice
}) {
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
    {
      label: 'Online',
      value: url && <Link to={url}>{url.replace(/^https?:\/\/(?:www\.)?|\/$/g, '')}</Link>,
    },
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
      {note && <p className={css.note}>{note}</p>}
    </Section>
  )
}
