import { StoryCard } from '../../blocks/StoryCard.tsx'
import type { PlayerBio } from '../../contract/schema/roster.ts'
import type { StoryPage } from '../../contract/schema/story.ts'
import { rosterHref } from '../../routes/links.ts'
import { EmptyNote } from '../../ui/EmptyNote.tsx'
import { Link } from '../../ui/Link.tsx'
import { Prose } from '../../ui/Prose.tsx'
import { Section, SectionHead } from '../../ui/Section.tsx'
import { OtherSeasons } from './OtherSeasons.tsx'
import { PlayerHero } from './PlayerHero.tsx'
import css from './PlayerScreen.module.css'

type Props = { player: PlayerBio; mentions: StoryPage }

export default function PlayerScreen({ player, mentions }: Props) {
  const { sport, season, bio, historicalFields } = player
  const next = <>Meet the rest of the <Link to={rosterHref(sport, season)}>{season} roster</Link>.</>
  return (
    <article>
      <PlayerHero player={player} />
      <div className={css.body}>
        <section className={css.bio} aria-labelledby="bio">
          <SectionHead id="bio" title="Bio" />
          {bio ? <Prose html={bio} /> : <EmptyNote next={next}>{player.firstName}’s story is still being written.</EmptyNote>}
        </section>
        {historicalFields.length > 0 && (
          <section aria-labelledby="seasons">
            <SectionHead id="seasons" title="Other seasons" />
            <OtherSeasons player={player} />
          </section>
        )}
      </div>
      {mentions.items.length > 0 && (
        <Section title={`Stories about ${player.firstName}`}>
          <div className={css.stories}>{mentions.items.map((story) => <StoryCard key={story.id} story={story} />)}</div>
        </Section>
      )}
    </article>
  )
}
