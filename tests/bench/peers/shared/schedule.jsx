import { Score } from './home.jsx'
import { Anchor, formatDate, GameLinks, Hidden, isLive, Logo, weekday } from './parts.jsx'
import { Seasons, SportLinks } from './sport.jsx'

const places = { All: '', Home: '?where=H', Away: '?where=A', Neutral: '?where=N' }
const key = ['Home game', 'Away game', 'Neutral site', 'Conference game', 'W Win', 'L Loss']
const calendarFile = '/api/v2/Calendar/subscribe?type=ICS'

export function Schedule({ page }) {
  const { schedule, seasons, links } = page
  const { games, record, sport } = schedule
  const path = '/sports/football/schedule'
  const live = games.filter(isLive)
  const months = [...new Set(games.map(({ date }) => date.slice(0, 7)))]
  return (
    <>
      <SportLinks links={links} />
      <Seasons title={`${sport.title} Schedule`} name={sport.title} path={path} seasons={seasons} />
      <p>
        Overall {record.overallRecord} {record.overallPercentage} Conference{' '}
        {record.conferenceRecord} Streak {record.streak} Home {record.homeRecord} Away{' '}
        {record.awayRecord} Neutral {record.neutralRecord}
      </p>
      <nav aria-label="Where" className="peer-row">
        {Object.entries(places).map(([name, search]) => (
          <Anchor key={name} href={path + search}>
            {name}
          </Anchor>
        ))}
      </nav>
      <nav aria-label="View" className="peer-row">
        <Anchor href={path}>List</Anchor> <Anchor href={`${path}?view=cards`}>Cards</Anchor>
      </nav>
      <p>{key.join(' ')}</p>
      <p>{schedule.note}</p>
      {live.length > 0 && <Games title="Live now" games={live} />}
      {months.map((month) => (
        <Games
          key={month}
          title={formatDate(`${month}-01T00:00:00`, { month: 'long', year: 'numeric' })}
          games={games.filter(({ date }) => date.startsWith(month))}
        />
      ))}
      <p className="peer-row">
        <a href={`${calendarFile}&sportId=1`}>Calendar file (.ics)</a>
        <a href="/api/v2/Calendar/subscribe?type=CSV&sportId=1">Spreadsheet (.csv)</a>
        <Anchor href="/notifications">Notify me</Anchor>
        <Anchor href={schedule.printLink}>Print</Anchor>
        <Anchor href={`${path}/text/${schedule.season}`}>Text version</Anchor>
        <Anchor href="/sports/football/results">Results</Anchor>
        <Anchor href={schedule.standingsLink}>Standings</Anchor>
        <Anchor href="/sports/football/opponent-history">Opponents</Anchor>
      </p>
    </>
  )
}

function Games({ title, games }) {
  return (
    <section className="peer-section">
      <h2>{title}</h2>
      {games.map((game) => (
        <Row key={game.id} game={game} />
      ))}
    </section>
  )
}

function Row({ game }) {
  const { opponent, media, facility, location, result, conference } = game
  return (
    <article>
      {weekday(game.date)} {formatDate(game.date, { day: 'numeric' })}{' '}
      <Logo image={opponent.image} name={opponent.title} /> {game.showAtVs && game.atVs}{' '}
      {opponent.id ? (
        <Anchor href={`/sports/football/opponent-history/opponent/${opponent.id}`}>
          {opponent.title} {conference && <Hidden>, Conference game</Hidden>}
        </Anchor>
      ) : (
        opponent.title
      )}
      <p>
        {facility?.title} · {location} {game.gamePromotionText}
      </p>
      <Score game={game} />
      <GameLinks
        game={game}
        name={opponent.title}
        extra={
          result
            ? []
            : [
                [media.radio?.title, media.radio?.url],
                [media.stats?.title, media.stats?.url],
                ['+ Calendar', `${calendarFile}&gameId=${game.id}`],
              ]
        }
      />
    </article>
  )
}
