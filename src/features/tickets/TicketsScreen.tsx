import { ScreenHead } from '../../blocks/ScreenHead.tsx'
import type { Game } from '../../contract/schema/game.ts'
import type { SiteSettings } from '../../contract/schema/site.ts'
import type { TicketsPage } from '../../contract/schema/ticket.ts'
import { offerGroups } from '../../domain/words/tickets.ts'
import { calendarHref } from '../../routes/links.ts'
import { ButtonLink } from '../../ui/Button.tsx'
import { EmptyNote } from '../../ui/EmptyNote.tsx'
import { Icon } from '../../ui/Icon.tsx'
import { Link } from '../../ui/Link.tsx'
import { Section } from '../../ui/Section.tsx'
import { OfferGroup } from './OfferGroup.tsx'
import { Office } from './Office.tsx'
import { TeamTickets } from './TeamTickets.tsx'
import { TicketGame } from './TicketGame.tsx'
import css from './TicketsScreen.module.css'

type Props = { settings: SiteSettings; tickets: TicketsPage; games: Game[] | null }

/**
 * What is sold: the next games, everything else by kind, the teams' own pages at the seller, and
 * the office.
 */
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
            Tickets of the {settings.name} are sold by {provider}.
          </p>
        )}
      </ScreenHead>
      {games && games.length > 0 && (
        <Section title="Next home games" action={<Link to={calendarHref()}>Full calendar</Link>}>
          <ul role="list" className={css.games}>
            {games.map((game) => (
              <TicketGame key={game.id} game={game} />
            ))}
          </ul>
        </Section>
      )}
      {offers.length > 0 && (
        <Section title="What there is">
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
            Nothing is on sale here at the moment.
          </EmptyNote>
        </Section>
      )}
      {office && <Office office={office} />}
    </>
  )
}
