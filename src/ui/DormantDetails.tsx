import {
  startTransition,
  useEffect,
  useRef,
  useState,
  type ComponentProps,
  type ReactNode,
} from 'react'
import { useMounted } from '../platform/mounted.ts'
import { staticHtml } from '../platform/static-html.ts'

type Source = readonly [object, ...unknown[]]
type Near = { currentTarget: HTMLDetailsElement }

/**
 * A `details` whose content few visitors open, of which a page has many. Until the visitor comes
 * near (pointer, focus), the content is text to a browser with scripts, which makes no elements of
 * it, and plain HTML to one without. `shell/wake-html.ts` makes elements of it at a click before
 * the app is there; the app then draws it again, unless it has the focus. `drawnFrom`: all that the
 * content depends on; it uses no context then. `soon`: the visitor may open it next, so it is drawn
 * in a transition.
 */
export function DormantDetails({
  summary,
  children,
  drawnFrom,
  soon = false,
  onFocus,
  onToggle,
  ...details
}: ComponentProps<'details'> & { summary: ReactNode; drawnFrom: Source; soon?: boolean }) {
  const [near, setNear] = useState(false)
  const mounted = useMounted()
  const element = useRef<HTMLDetailsElement>(null)
  useEffect(() => {
    const { current } = element
    if (!current!.open) return void (soon && startTransition(() => setNear(true)))
    if (current!.querySelector(':focus:not(summary)')) return
    setNear(true)
    // React did not hear that it was opened.
    current!.dispatchEvent(new Event('toggle'))
  }, [soon])
  const [isHydrated] = useState(!mounted)
  const approach = ({ currentTarget }: Near) => {
    if (!currentTarget.open) setNear(true)
  }
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- they bubble up
    <details
      {...details}
      ref={element}
      onPointerEnter={approach}
      onFocus={(event) => {
        approach(event)
        onFocus?.(event)
      }}
      onToggle={(event) => {
        approach(event)
        onToggle?.(event)
      }}
    >
      {summary}
      {near
        ? children
        : isHydrated && (
            <>
              {import.meta.env.SSR ? (
                <Asleep drawnFrom={drawnFrom}>{children}</Asleep>
              ) : (
                <noscript data-dormant="" />
              )}
              {/* oxlint-disable-next-line react/no-danger -- always empty */}
              <div suppressHydrationWarning dangerouslySetInnerHTML={empty} />
            </>
          )}
    </details>
  )
}

/** Only drawn on the server: a browser neither looks into `noscript` nor makes its content. */
function Asleep({ drawnFrom, children }: { drawnFrom: Source; children: ReactNode }) {
  const html = staticHtml(children, drawnFrom)
  if (html === null) return <noscript data-dormant="">{children}</noscript>
  // oxlint-disable-next-line react/no-danger -- drawn by React
  return <noscript data-dormant="" dangerouslySetInnerHTML={{ __html: html }} />
}

/** One object, so that React never writes over what was put in. */
const empty = { __html: '' }
