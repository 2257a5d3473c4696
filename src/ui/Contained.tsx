import { Component, Fragment, type ReactNode } from 'react'

/** Most failures in a row after which a part is given up, and milliseconds that end a row. */
const most = 3
const rowEnds = 2000

type Props = {
  children: ReactNode
  /** Shown when the part cannot be rendered. Without it, the error goes to the page. */
  instead?: ReactNode
}
type State = { fault: unknown; is: 'shown' | 'failed' | 'given up'; turn: number }

/**
 * Contains an error of one row or section. Translators replace text nodes, which React then cannot
 * find: such a part is rendered anew.
 */
export class Contained extends Component<Props, State> {
  static getDerivedStateFromError = (fault: unknown) => ({ fault, is: 'failed' })
  override state: State = { fault: null, is: 'shown', turn: 0 }
  #times = 0
  #last = 0

  override componentDidCatch(fault: unknown): void {
    const now = performance.now()
    this.#times = now - this.#last < rowEnds ? this.#times + 1 : 1
    this.#last = now
    this.setState(({ turn }) =>
      isMovedNode(fault) && this.#times <= most
        ? { is: 'shown', turn: turn + 1 }
        : { is: 'given up', turn },
    )
  }

  override render(): ReactNode {
    const { fault, is, turn } = this.state
    if (is === 'shown') return <Fragment key={turn}>{this.props.children}</Fragment>
    if (is === 'failed') return null
    if (this.props.instead === undefined) throw fault
    return this.props.instead
  }
}

const words = 'This part could not be shown. Reload the page.'
/** Instead of a row of a list, and outside a list. */
export const missingRow = <li className="quiet">{words}</li>
export const missingPart = <p className="quiet">{words}</p>

const isMovedNode = (fault: unknown): boolean =>
  fault instanceof DOMException && fault.name === 'NotFoundError'
