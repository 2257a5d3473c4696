import { use } from 'react'
import { PeopleLinks } from '../../blocks/people-links.ts'
import { StoryCard } from '../../blocks/StoryCard.tsx'
import type { PlayerStats } from '../../contract/schema/player-stats.ts'
import type { PlayerBio } from '../../contract/schema/roster.ts'
import type { StoryPage } from '../../contract/schema/story.ts'
import { EmptyNote } from '../../ui/EmptyNote.tsx'
import { Link } from '../../ui/Link.tsx'
import { Prose } from '../../ui/Prose.tsx'
import { Section, SectionHead } from '../../ui/Section.tsx'
import { BesidePlayers } from './BesidePlayers.tsx'
import { CareerTables } from './CareerTables.tsx'
import { GameLog } from './GameLog.tsx'
import { OtherSeasons } from './OtherSeasons.tsx'
import { PlayerHero } from './PlayerHero.tsx'
import css from './PlayerScreen.module.css'
import { SeasonCharts } from './SeasonCharts.tsx'

type Props = { player: PlayerBio; stats: PlayerStats | null; mentions: StoryPage }

/**
 * A player in one season: who it is, what the season was in pictures, then in words and in figures.
 */
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
        <section className={css.bio} aria-labelledby="bio">
          <SectionHead id="bio" title="Bio" />
          {bio ? (
            <Prose html={bio} />
          ) : (
            <EmptyNote next={next}>{player.firstName}’s story is still being written.</EmptyNote>
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
