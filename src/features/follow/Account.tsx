import { ChannelIcon } from '../../blocks/ChannelIcon.tsx'
import type { SocialAccount } from '../../contract/schema/follow.ts'
import { channelName } from '../../domain/words/social.ts'
import { Link } from '../../ui/Link.tsx'
import css from './Account.module.css'

/** An account of the department: its channel, and its name there. */
export function Account({ account: { channel, account, url } }: { account: SocialAccount }) {
  return (
    <Link className={css.account} to={url} rel="noopener">
      <ChannelIcon channel={channel} />
      <span className={css.words}>
        <b className={css.channel}>{channelName(channel)}</b>
        {account && <span className={css.name}>@{account}</span>}
      </span>
    </Link>
  )
}
