import { socialLinks } from '../domain/words/social.ts'
import { Link } from '../ui/Link.tsx'
import { VisuallyHidden } from '../ui/VisuallyHidden.tsx'
import { ChannelIcon } from './ChannelIcon.tsx'
import css from './people.module.css'

/** A person's accounts: each with icon and handle, or the name of the channel. */
export function PersonAccounts({
  accounts,
}: {
  accounts: readonly { channel: string; url: string }[]
}) {
  const links = socialLinks(accounts)
  if (links.length === 0) return null
  return (
    <ul role="list" className={css.accounts}>
      {links.map(({ channel, label, url }) => (
        <li key={url}>
          <Link className={css.account} to={url} rel="noopener nofollow">
            <ChannelIcon channel={channel} />
            <span className={css.accountsName}>
              <AccountName label={label} handle={handleOf(channel, url)} />
            </span>
          </Link>
        </li>
      ))}
    </ul>
  )
}

/** Channels whose profiles have the handle as their path. */
const handleChannels = new Set(['x', 'twitter', 'instagram', 'threads', 'tiktok'])

/** '@coachwhit' of a profile; null of another page. */
function handleOf(channel: string, url: string): string | null {
  const [, handle] = /^\/@?([\w.]{2,30})\/?$/.exec(new URL(url).pathname) ?? []
  return handle && handleChannels.has(channel) ? `@${handle}` : null
}

const AccountName = ({ label, handle }: { label: string; handle: string | null }) =>
  handle ? (
    <>
      <VisuallyHidden>{label} </VisuallyHidden>
      {handle}
    </>
  ) : (
    label
  )
