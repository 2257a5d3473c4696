import type { SocialAccount } from '../../contract/schema/follow.ts'
import { channelName, socialIcon } from '../../domain/social.ts'
import { Icon } from '../../ui/Icon.tsx'
import { Link } from '../../ui/Link.tsx'
import css from './Account.module.css'

/** An account of the department: its channel, and its name there. */
export function Account({ account: { channel, account, url } }: { account: SocialAccount }) {
  return (
    <Link className={css.account} to={url} rel="noopener">
      <Icon name={socialIcon(channel)} />
      <span className={css.words}><b className={css.channel}>{channelName(channel)}</b>{account && <span className={css.name}>@{account}</span>}</span>
    </Link>
  )
}
