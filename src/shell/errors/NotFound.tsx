import { useQuery } from '@tanstack/react-query'
import * as api from '../../contract/api.ts'
import { apiQuery } from '../../data/api-query.ts'
import css from '../Shell.module.css'
import NotFoundScreen from './NotFoundScreen.tsx'

/** The not-found page. Its stories were read before, or are read now. */
export function NotFound() {
  const stories = useQuery(apiQuery(api.stories, { $pageSize: 3 }))
  return (
    <>
      <NotFoundScreen stories={stories.data?.value} />
      {stories.isPending && <div className={css.pending} />}
    </>
  )
}
