import { CopyButton, ShareButton } from '../../blocks/share/ShareButton.tsx'
import type { Story, StoryContext, StorySettings } from '../../contract/stories.schema.ts'
import { getStorySpoilerProps } from '../../domain/spoilers.ts'
import { hasPage } from '../../routes/name-at.ts'
import { archivesHref } from '../../routes/links.ts'
import { Link } from '../../ui/Link.tsx'
import { Spoiler } from '../../ui/Spoiler.tsx'
import css from './StoryFoot.module.css'
import { EmailText } from '../../ui/EmailText.tsx'

type Props = { story: Story; shown: StorySettings | null; beside: StoryContext | null }

/** The end of a story: author, topics, share buttons, previous and next story. */
export function StoryFoot({
  story: { writer, tags, players, links, sport },
  shown,
  beside,
}: Props) {
  const about = [
    ...players.map(({ firstName, lastName, url }) => ({ name: `${firstName} ${lastName}`, url })),
    ...((shown?.showTags ?? true) ? tags : []),
  ]
  const adjacentStories = [
    ['Previous', beside?.previous],
    ['Next', beside?.next],
  ] as const
  return (
    <footer className={css.foot}>
      {links.length > 0 && (
        <ul role="list" className={css.links} aria-label="Links of this story">
          {links.map(({ title, url }) => (
            <li key={url}>
              <Link to={url}>{title}</Link>
            </li>
          ))}
        </ul>
      )}
      {writer && (shown?.showWriter ?? true) && (
        <p>
          <b>{writer.name}</b>
          {writer.title && `, ${writer.title}`}
          {writer.email && (
            <>
              {' '}
              ·{' '}
              <a href={`mailto:${writer.email}`}>
                <EmailText email={writer.email} />
              </a>
            </>
          )}
        </p>
      )}
      {about.length > 0 && (
        <ul role="list" className="cluster" aria-label="This story is about">
          {about.map(({ name, url }) => (
            <li key={url}>
              {hasPage(url) ? (
                <Link className={css.tag} to={url}>
                  {name}
                </Link>
              ) : (
                <span className={css.tag}>{name}</span>
              )}
            </li>
          ))}
        </ul>
      )}
      <div className={css.share} data-print="no">
        <ShareButton />
        <CopyButton />
      </div>
      <nav
        className={css.neighbours}
        aria-label={sport ? `More ${sport.title} stories` : 'More stories'}
      >
        {adjacentStories.map(
          ([direction, story]) =>
            story && (
              <Link
                key={direction}
                className={css.neighbour}
                to={story.redirectAbsoluteUrl ?? story.url}
                data-which={direction}
              >
                <span className={css.word}>{direction}</span>{' '}
                <Spoiler {...getStorySpoilerProps(story)}>{story.title}</Spoiler>
              </Link>
            ),
        )}
        <Link className={css.all} to={archivesHref(sport ?? undefined)}>
          {sport ? `${sport.title} archives` : 'All stories'}
        </Link>
      </nav>
    </footer>
  )
}
