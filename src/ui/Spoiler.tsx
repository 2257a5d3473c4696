import type { ReactNode } from 'react'
import { ScoreText } from './ScoreText.tsx'

type Props = {
  /**
   * What is revealed together: a game's id, or a word ('record', 'story'); without it, it is not a
   * spoiler.
   */
  of?: number | string | undefined
  /** With 'story': its date, after which it is not a spoiler. */
  told?: string | undefined
  children: ReactNode
}

/**
 * Text that reveals a score, which is kept on one line. It is always in the page; where scores are
 * hidden (`platform/device-settings.ts`) CSS hides it from the first paint on, and `shell/spoilers`
 * makes it revealable. An element with only element children has the attribute itself.
 */
export const Spoiler = ({ of, told, children }: Props) => (
  <span data-spoils={of} data-told={told}>
    <span>{typeof children === 'string' ? <ScoreText text={children} /> : children}</span>
  </span>
)
