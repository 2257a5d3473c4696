import type { StaffPost } from '../../contract/schema/staff.ts'
import { yearsText } from '../../domain/people/player-fields.ts'
import { careerOf } from '../../domain/people/staff-posts.ts'
import css from './Posts.module.css'

/** What somebody is and was on our rosters, the newest first. */
export function Posts({ posts }: { posts: readonly StaffPost[] }) {
  return (
    <ol role="list" className={css.list}>
      {careerOf(posts).map(({ title, sport, seasons }) => (
        <li key={`${sport.id} ${title}`} className={css.post}>
          <p className={css.seasons}>{yearsText(seasons)}</p>
          <p className={css.title}>{[title, sport.title].filter(Boolean).join(', ')}</p>
        </li>
      ))}
    </ol>
  )
}
