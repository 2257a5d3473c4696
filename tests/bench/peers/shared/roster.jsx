import { Anchor, Picture, Section } from './parts.jsx'
import { Seasons, SportLinks } from './sport.jsx'

const sorts = ['Number', 'Name', 'Position', 'Class', 'Hometown', 'Height', 'Weight']
const views = ['Cards', 'List', 'Table']

export function Roster({ page }) {
  const { roster, seasons, links } = page
  const path = '/sports/football/roster'
  const positions = Map.groupBy(roster.players, ({ positionShort }) => positionShort)
  return (
    <>
      <SportLinks links={links} />
      <Seasons
        title={`${roster.sport.title} Roster`}
        name={roster.sport.title}
        path={path}
        seasons={seasons}
      />
      <h2>Players</h2>
      <p className="peer-row">
        {views.map((view) => (
          <Anchor key={view} href={`${path}?view=${view.toLowerCase()}`}>
            {view}
          </Anchor>
        ))}
        <Anchor href={path}>All positions</Anchor>
        {[...positions].map(([position, players]) => (
          <Anchor key={position} href={`${path}?position=${position.toLowerCase()}`}>
            {`${position} (${players.length})`}
          </Anchor>
        ))}
        <Anchor href={`${path}/print/${roster.season}`}>Print</Anchor> Sort by
        {sorts.map((sort) => (
          <Anchor key={sort} href={`${path}?sort=${sort.toLowerCase()}`}>
            {sort}
          </Anchor>
        ))}
      </p>
      <ul className="peer-grid">
        {roster.players.map((player, i) => (
          <Player key={player.rosterPlayerId} player={player} eager={i < 2} />
        ))}
      </ul>
      <Section title="Coaches" all={{ title: 'View all coaches', url: '/sports/football/coaches' }}>
        <People people={roster.coaches} />
      </Section>
      <Section
        title="Support staff"
        all={{ title: 'Support staff', url: '/sports/football/staff' }}
      >
        <People people={roster.support} />
      </Section>
    </>
  )
}

function Player({ player, eager }) {
  const { image, heightFeet, heightInches, weight } = player
  const size = [heightFeet && `${heightFeet}' ${heightInches}"`, weight && `${weight} lb`]
  return (
    <li>
      {image && <Picture image={image} sizes="(min-width: 64rem) 15rem, 46vw" eager={eager} />}
      <span>{player.jerseyNumber}</span>
      <h3>
        <Anchor href={player.url}>
          {player.firstName} {player.lastName}
        </Anchor>
      </h3>
      <p>
        {player.positionLong} · {player.academicYearLong} {player.isCaptain && <abbr>C</abbr>}
      </p>
      <p>{player.hometown}</p>
      <p>{size.filter(Boolean).join(', ')}</p>
    </li>
  )
}

const People = ({ people }) =>
  people.map((person) => (
    <article key={person.id} className="peer-card">
      {person.image && <Picture image={person.image} sizes="5rem" />}
      <h3>
        <Anchor href={person.url}>
          {person.firstName} {person.lastName}
        </Anchor>
      </h3>
      <p>{person.title}</p>
      {person.email && <a href={`mailto:${person.email}`}>{person.email}</a>}{' '}
      {person.phone && <a href={`tel:${person.phone.replaceAll('-', '')}`}>{person.phone}</a>}
    </article>
  ))
