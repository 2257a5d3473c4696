import { useMounted } from '../../platform/mounted.ts'
import css from './FeedAddress.module.css'

/**
 * The address as a feed reader wants it, host and all; which host that is a browser knows, and a
 * page that is the same on all does not.
 */
export function FeedAddress({ url }: { url: string }) {
  const mounted = useMounted()
  return <code className={css.address}>{mounted ? new URL(url, location.href).href : url}</code>
}
