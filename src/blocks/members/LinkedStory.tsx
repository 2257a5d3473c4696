import { Link } from '../../ui/Link.tsx'
import css from './members.module.css'

/** A members' page that is on another site, with a message before leaving. */
export function LinkedStory({
  of: { title, redirectAbsoluteUrl: url },
}: {
  of: { title: string; redirectAbsoluteUrl: string | null }
}) {
  return (
    url && (
      <p className={css.elsewhere}>
        This story is on another site: <Link to={url}>{title}</Link>
      </p>
    )
  )
}
