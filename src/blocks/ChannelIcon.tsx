import { channelDrawing } from '../domain/words/social.ts'
import { Icon } from '../ui/Icon.tsx'

/** The icon of a channel, for use beside its name; a globe for an unknown one. */
export function ChannelIcon({ channel }: { channel: string }) {
  return <Icon set="social" name={channelDrawing(channel)} />
}
