import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { useLocation } from 'react-router'
import { SportIcon } from '../../blocks/SportIcon.tsx'
import { StoryCard } from '../../blocks/StoryCard.tsx'
import * as api from '../../contract/api.ts'
import type { StoryPage } from '../../contract/stories.schema.ts'
import { apiQuery } from '../../data/api-query.ts'
import { realSports } from '../../domain/sports/sport.ts'
import { lazyHydrated } from '../../platform/lazy-hydrated.tsx'
import { useMounted } from '../../platform/mounted.ts'
import type { NotFoundState } from '../../routes/guards/run-guards.ts'
import { sportHref } from '../../routes/links.ts'
import { ButtonLink } from '../../ui/Button.tsx'
import { Link } from '../../ui/Link.tsx'
import { Section } from '../../ui/Section.tsx'
import { Notice } from './Notice.tsx'
import css from './errors.module.css'

const { Piece } = lazyHydrated(() => import('./Suggestion.tsx'))

export default function NotFoundScreen({ stories }: { stories?: StoryPage | undefined }) {
  return (
    <>
      <Notice
        title="Page Not Found"
        sign="404"
        actions={<ButtonLink to="/">Go to the home page</ButtonLink>}
        aside={<Sports />}
      >
        <Missing />
      </Notice>
      {stories && stories.items.length > 0 && (
        <Section title="Latest stories">
          <div className={css.stories}>
            {stories.items.map((story) => (
              <StoryCard key={story.id} story={story} />
            ))}
          </div>
        </Section>
      )}
    </>
  )
}

/** Links to the teams, which most visitors look for. The shell has read the sports. */
function Sports() {
  const sports = realSports(useQuery(apiQuery(api.sports, {})).data?.value ?? [])
  if (sports.length === 0) return null
  return (
    <nav aria-label="Sports">
      <ul role="list" className={css.sports}>
        {sports.map((sport) => (
          <li key={sport.id}>
            <Link className={css.sport} to={sportHref(sport)}>
              <SportIcon sport={sport} />
              {sport.title}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}

/**
 * The message with the path, which only the browser knows: the server's page is the same for all
 * paths. Its space is reserved.
 */
function Missing() {
  const { pathname, state } = useLocation()
  const mounted = useMounted()
  const missingPath = (state as Partial<NotFoundState> | null)?.lost ?? pathname
  const text = `Page not found: ${missingPath}`
  useEffect(() => {
    console.warn(text)
  }, [text])
  return (
    <>
      <p className={css.missing} data-starts>
        {mounted && text}
      </p>
      <p>The page has moved or does not exist.</p>
      <p className={css.search}>{mounted && <Piece name="Suggestion" path={missingPath} />}</p>
    </>
  )
}
