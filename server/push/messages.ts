import type {
  PushKind,
  PushMessage,
  NotificationPreferences,
} from '../../src/contract/follow.schema.ts'
import { trimmed } from '../../src/domain/words/plain-words.ts'
import type { NewJob } from '../content/push/push-jobs.ts'
import { quietUntil } from './quiet.ts'
import type { Words } from './words.ts'

/** Two lines of a phone; the rest would be cut there, and a sealed message has 4 KB at most. */
const longest = { title: 120, body: 240 }

/** How long a message counts and how urgent it is, by kind: seconds. */
const lifeOf: Record<
  PushKind | 'alert' | 'test',
  {
    seconds: number
    urgency: 'normal' | 'high'
    /** Comes after quiet hours, if it still counts. */
    keeps: boolean
  }
> = {
  start: { seconds: 1800, urgency: 'high', keeps: false },
  score: { seconds: 600, urgency: 'normal', keeps: false },
  period: { seconds: 900, urgency: 'normal', keeps: false },
  final: { seconds: 43_200, urgency: 'high', keeps: true },
  schedule: { seconds: 86_400, urgency: 'high', keeps: true },
  alert: { seconds: 43_200, urgency: 'normal', keeps: true },
  test: { seconds: 300, urgency: 'high', keeps: false },
}

export function messageOf(
  kind: PushKind | 'alert' | 'test',
  { title, body }: Words,
  navigate: string,
  tag: string,
  gameId: number | null = null,
): PushMessage {
  return {
    web_push: 8030,
    notification: {
      title: trimmed(title, longest.title),
      body: trimmed(body, longest.body),
      navigate,
      tag,
      lang: 'en-US',
      silent: false,
    },
    fieldhouse: { kind, gameId },
  }
}

/**
 * A message on its way to one browser, at its time; null where quiet hours swallow it. `from`: not
 * before this moment.
 */
export function jobFor(
  subscriber: { id: string; wishes: NotificationPreferences },
  collapse: string,
  message: PushMessage,
  now: number,
  from = now,
): NewJob | null {
  const { seconds, urgency, keeps } = lifeOf[message.fieldhouse.kind]
  const expires = from + seconds * 1000
  const quiet = message.fieldhouse.kind === 'test' ? null : quietUntil(subscriber.wishes, from)
  if (quiet !== null && (!keeps || quiet >= expires)) return null
  return {
    subscriber: subscriber.id,
    collapse,
    message,
    urgency,
    due: Math.max(from, quiet ?? 0),
    expires,
  }
}
