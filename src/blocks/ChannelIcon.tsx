import { channelDrawing } from '../domain/words/social.ts'
import { Icon } from '../ui/Icon.tsx'

/** The drawing of a channel, beside its name; a globe for one that nobody drew. */
export function ChannelIcon({ channel }: { channel: string }) {
  return <Icon set="social" name={channelDrawing(channel)} />
}
