import { use } from 'react'
import { PeopleLinks } from '../../blocks/people-links.ts'
import { StoryCard } from '../../blocks/StoryCard.tsx'
import type { PlayerStats } from '../../contract/player-stats.schema.ts'
import type { PlayerBio } from '../../contract/roster.schema.ts'
import type { StoryPage } from '../../contract/stories.schema.ts'
import { EmptyNote } from '../../ui/EmptyNote.tsx'
import { JumpList } from '../../ui/JumpList.tsx'
import { Link } from '../../ui/Link.tsx'
import { Prose } from '../../ui/Prose.tsx'
import { Section, SectionHead } from '../../ui/Section.tsx'
import { AdjacentPlayers } from './AdjacentPlayers.tsx'
import { CareerRanks } from './CareerRanks.tsx'
import { CareerTables } from './CareerTables.tsx'
import { GameLog } from './GameLog.tsx'
import { Highs } from './Highs.tsx'
import { Mates } from './Mates.tsx'
import { PlayerHero } from './PlayerHero.tsx'
import css from './PlayerScreen.module.css'
import { SeasonCharts } from './SeasonCharts.tsx'
import { seasonArcs } from '../../domain/games/season-arc.ts'
import { eventName, eventTitle } from '../../domain/sports/event-name.ts'
import { eventNames } from '../../domain/sports/event-names.ts'
import type { Sport } from '../../contract/sport.schema.ts'

type Props = {
  /** The team; without it, its events are called games. */
  sport?: Sport
  player: PlayerBio
  stats: PlayerStats | null
  mentions: StoryPage
}

/**
 * A player in one season: header, charts, games, bests, career, then the biography.
 */
export default function PlayerScreen({ sport: team, player, stats, mentions }: Props) {
  const { sport, season, bio, settings } = player
  const links = use(PeopleLinks)
  const figures = settings?.showXmlStatsOnRpPage === false ? null : stats
  const others = settings?.showHistoricalInfoOnRpPage === false ? [] : player.historicalFields
  const next = (
    <>
      Meet the rest of the <Link to={links.roster(sport, season)}>{season} roster</Link>.
    </>
  )
  const arcs = figures ? seasonArcs(figures) : []
  const highs = figures ? seasonArcs(figures, figures.highs) : []
  const parts = [
    {
      id: 'log',
      title: `${eventTitle(eventName(team))} log`,
      has: figures?.tables.some(({ games }) => games.length > 0),
    },
    { id: 'highs', title: 'Highs', has: highs.some(({ high }) => high) },
    { id: 'career', title: 'Career', has: figures && figures.tables.length > 0 },
    { id: 'bio', title: 'Bio', has: true },
    { id: 'news', title: 'News', has: mentions.items.length > 0 },
  ].filter(({ has }) => has)
  return (
    <article>
      <PlayerHero player={player} stats={figures} />
      <div className={css.jump} data-print="no">
        <JumpList parts={parts} />
      </div>
      <SeasonCharts
        arcs={arcs}
        stats={figures}
        season={figures?.season ?? season}
        events={eventNames(team)}
      />
      {figures && (
        <>
          <GameLog stats={figures} team={team} />
          <div className={css.pair}>
            <Highs arcs={highs} stats={figures} />
            <CareerRanks stats={figures} />
          </div>
          <CareerTables player={player} sport={sport} stats={figures} team={team} />
        </>
      )}
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
      {mentions.items.length > 0 && (
        <Section id="news" title="In the news">
          <div className={css.stories}>
            {mentions.items.map((story) => (
              <StoryCard key={story.id} story={story} />
            ))}
          </div>
        </Section>
      )}
      <Mates player={player} />
      {player.beside && <AdjacentPlayers sport={sport} beside={player.beside} />}
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
