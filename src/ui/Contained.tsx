import { Component, Fragment, type ReactNode } from 'react'

type Props = {
  children: ReactNode
  /** The element with a message when the part fails. Without it, the error goes to the page. */
  as?: 'li' | 'p'
}
type State = { fault?: Error; turn?: number }

let turns = 0

/**
 * Contains an error of one row or section. Translators replace text nodes, which React then cannot
 * find: such a part is rendered anew, by another key.
 */
export class Contained extends Component<Props, State> {
  static getDerivedStateFromError = (error: Error): State => ({ fault: error, turn: turns++ })
  override state: State = {}

  override render(): ReactNode {
    const { fault, turn } = this.state
    const { children, as: Tag } = this.props
    if (!fault || fault.name === 'NotFoundError') return <Fragment key={turn}>{children}</Fragment>
    if (!Tag) throw fault
    return <Tag className="quiet">Could not be shown. Reload.</Tag>
  }
}
