import type { PushKind, PushMessage, PushWishes } from '../../src/contract/schema/push.ts'
import type { NewJob } from '../content/push-jobs.ts'
import { lifeOf } from './game-news.ts'
import { quietUntil } from './quiet.ts'
import type { Words } from './words.ts'

/** Two lines of a phone; the rest would be cut there, and a sealed message has 4 KB at most. */
const longest = { title: 120, body: 240 }

const cut = (text: string, most: number): string => (text.length <= most ? text : `${text.slice(0, most - 1).trimEnd()}…`)

export function messageOf(kind: PushKind | 'alert' | 'test', { title, body }: Words, navigate: string, tag: string, gameId: number | null = null): PushMessage {
  return { web_push: 8030, notification: { title: cut(title, longest.title), body: cut(body, longest.body), navigate, tag, lang: 'en-US', silent: false }, fieldhouse: { kind, gameId } }
}

/** A message on its way to one browser, at its time; null where quiet hours swallow it. `from`: not before this moment. */
export function jobFor(subscriber: { id: string; wishes: PushWishes }, collapse: string, message: PushMessage, now: number, from = now): NewJob | null {
  const { seconds, urgency, keeps } = lifeOf[message.fieldhouse.kind]
  const expires = from + seconds * 1000
  const quiet = message.fieldhouse.kind === 'test' ? null : quietUntil(subscriber.wishes, from)
  if (quiet !== null && (!keeps || quiet >= expires)) return null
  return { subscriber: subscriber.id, collapse, message, urgency, due: Math.max(from, quiet ?? 0), expires }
}
