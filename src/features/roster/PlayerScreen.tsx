import { use } from 'react'
import { PeopleLinks } from '../../blocks/people-links.ts'
import { StoryCard } from '../../blocks/StoryCard.tsx'
import type { PlayerStats } from '../../contract/stats.schema.ts'
import type { PlayerBio } from '../../contract/roster.schema.ts'
import type { StoryPage } from '../../contract/stories.schema.ts'
import { EmptyNote } from '../../ui/EmptyNote.tsx'
import { Link } from '../../ui/Link.tsx'
import { Prose } from '../../ui/Prose.tsx'
import { Section, SectionHead } from '../../ui/Section.tsx'
import { BesidePlayers } from './BesidePlayers.tsx'
import { CareerTables } from './CareerTables.tsx'
import { GameLog } from './GameLog.tsx'
import { PlayerHero } from './PlayerHero.tsx'
import css from './PlayerScreen.module.css'
import { Bars } from '../../blocks/charts/Bars.tsx'

type Props = { player: PlayerBio; stats: PlayerStats | null; mentions: StoryPage }

/** A player in one season: header, charts, biography, statistics. */
export default function PlayerScreen({ player, stats, mentions }: Props) {
  const { sport, season, bio, settings } = player
  const links = use(PeopleLinks)
  const figures = settings?.showXmlStatsOnRpPage === false ? null : stats
  const others = settings?.showHistoricalInfoOnRpPage === false ? [] : player.historicalFields
  const next = (
    <>
      Meet the rest of the <Link to={links.roster(sport, season)}>{season} roster</Link>.
    </>
  )
  return (
    <article>
      <PlayerHero player={player} />
      {figures && <SeasonCharts stats={figures} />}
      <div className={css.body} data-alone={others.length === 0 || undefined}>
        <section aria-labelledby="bio">
          <SectionHead id="bio" title="Bio" />
          {bio ? (
            <Prose html={bio} />
          ) : (
            <EmptyNote next={next}>{player.firstName}’s bio is coming soon.</EmptyNote>
          )}
        </section>
        {others.length > 0 && (
          <section aria-labelledby="seasons">
            <SectionHead id="seasons" title="Other seasons" />
            <OtherSeasons player={player} />
          </section>
        )}
      </div>
      {figures && <GameLog stats={figures} />}
      {figures && <CareerTables player={player} sport={sport} stats={figures} />}
      {mentions.items.length > 0 && (
        <Section title={`${player.firstName} in the news`}>
          <div className={css.stories}>
            {mentions.items.map((story) => (
              <StoryCard key={story.id} story={story} />
            ))}
          </div>
        </Section>
      )}
      {player.beside && <BesidePlayers sport={sport} beside={player.beside} />}
    </article>
  )
}

/** The same person's other seasons, newest first. */
function OtherSeasons({ player }: { player: PlayerBio }) {
  const links = use(PeopleLinks)
  return (
    <ol role="list">
      {player.historicalFields.map(
        ({ rosterPlayerId, season, jerseyNumber, position, academicYear, isCaptain }) => (
          <li key={rosterPlayerId} className={css.season}>
            <Link
              className={css.link}
              to={links.player(player.sport, { ...player, rosterPlayerId })}
            >
              {season}
            </Link>
            <p className="quiet">
              {[jerseyNumber && `#${jerseyNumber}`, position, academicYear, isCaptain && 'Captain']
                .filter(Boolean)
                .join(' · ')}
            </p>
          </li>
        ),
      )}
    </ol>
  )
}

/** The season's charts: a total and a bar for each game. */
function SeasonCharts({ stats }: { stats: PlayerStats }) {
  const charts = stats.charts.flatMap((chart) => {
    const table = stats.tables.find(({ key }) => key === chart.table)
    const at = table?.columns.findIndex(({ key }) => key === chart.column) ?? -1
    if (!table || at === -1) return []
    return [
      {
        ...chart,
        sum: table.season?.cells[at] ?? '',
        cells: table.games.map(({ cells }) => cells[at] ?? ''),
        values: table.games.map(({ values }) => values[at] ?? null),
      },
    ]
  })
  if (charts.length === 0) return null
  return (
    <Section title={`The ${stats.season} season`}>
      <div className={css.charts}>
        {charts.map(({ table, column, title, sum, cells, values }) => (
          <figure key={`${table} ${column}`} className={css.chart}>
            <figcaption className={css.caption}>
              <b className={css.sum}>{sum}</b> <span className="bold">{title}</span>
            </figcaption>
            <Bars
              label={`${title}, game by game: ${cells.map((cell) => cell || 'none').join(', ')}`}
              values={values}
            />
          </figure>
        ))}
      </div>
    </Section>
  )
}
