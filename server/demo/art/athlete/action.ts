import type { Pose } from './pose.ts'

export type Item =
  | 'football'
  | 'baseball'
  | 'softball'
  | 'basketball'
  | 'soccer'
  | 'volleyball'
  | 'lacrosse'
  | 'tennis'
  | 'golf'
  | 'shot'
  | 'bat'
  | 'glove'
  | 'stick'
  | 'hook'
  | 'racket'
  | 'club'
  | 'javelin'
  | 'discus'
  | 'baton'
  | 'trophy'

/**
 * A thing in a hand, or `off` by so many thousandths of the body from it (a ball in the air, on the
 * ground).
 */
export interface Held {
  item: Item
  hand: 'near' | 'far'
  angle?: number
  off?: readonly [dx: number, dy: number]
  layer?: 'under' | 'over'
}

/** One moment of a sport: how the body stands and what is in its hands. */
export interface Action {
  pose: Pose
  held?: readonly Held[]
  only?: 'men' | 'women'
}
