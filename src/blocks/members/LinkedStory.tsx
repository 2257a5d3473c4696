import { Link } from '../../ui/Link.tsx'
import css from './members.module.css'

/**
 * Where a page for members is kept elsewhere: nobody is sent on from behind the login without a
 * word.
 */
export function LinkedStory({
  of: { title, redirectAbsoluteUrl: url },
}: {
  of: { title: string; redirectAbsoluteUrl: string | null }
}) {
  return (
    url && (
      <p className={css.elsewhere}>
        This is kept elsewhere: <Link to={url}>{title}</Link>
      </p>
    )
  )
}
