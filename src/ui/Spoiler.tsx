import type { ReactNode } from 'react'

type Props = {
  /** What opens together: a game's id, or a word ('record', 'story'); without it, nothing is told. */
  of?: number | string | undefined
  /** With 'story': its day, after which it is no news. */
  told?: string | undefined
  children: ReactNode
}

/**
 * Words that tell how a game stands or ended. They are there for everybody; where scores are
 * covered (`platform/choices.ts`) the style hides them from the first picture on, and
 * `shell/covers` opens them. An element whose children are all elements takes the attribute itself.
 */
export const Spoiler = ({ of, told, children }: Props) => (
  <span data-spoils={of} data-told={told}>
    <span>{children}</span>
  </span>
)
