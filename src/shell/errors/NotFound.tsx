import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { useLocation, useMatches, useNavigate } from 'react-router'
import type { NotFoundState } from '../../routes/guards/run-guards.ts'
import { href } from '../../routes/href.ts'
import { paths } from '../../routes/paths.ts'
import { notFoundReads } from '../../routes/route.ts'
import css from '../Shell.module.css'
import NotFoundScreen from './NotFoundScreen.tsx'

/**
 * The not-found page. Its stories were read before, or are read now. An address without a route
 * becomes /404, also when it was typed; the server has answered it with status 404.
 */
export function NotFound() {
  const stories = useQuery(notFoundReads.stories)
  const { pathname } = useLocation()
  const navigate = useNavigate()
  const isLost = useMatches().at(-1)?.id === 'any'
  useEffect(() => {
    const state: NotFoundState = { lost: pathname }
    if (isLost) void navigate(href(paths.notFound, {}), { replace: true, state })
  }, [isLost, pathname, navigate])
  return (
    <>
      <NotFoundScreen stories={stories.data?.value} />
      {stories.isPending && <div className={css.pending} />}
    </>
  )
}
