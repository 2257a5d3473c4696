import {
  useEffect,
  useEffectEvent,
  useId,
  useLayoutEffect,
  useRef,
  useState,
  type SubmitEvent,
} from 'react'
import { createPortal } from 'react-dom'
import { allowing, type Choice, type Purpose } from '../../domain/shell/consent.ts'
import { Button } from '../../ui/Button.tsx'
import { Toggle } from '../../ui/Toggle.tsx'
import { VisuallyHidden } from '../../ui/VisuallyHidden.tsx'
import { reserveBarSpace } from '../reserve-bar-space.ts'
import css from './ConsentBanner.module.css'
import { updateConsent, closeChoices, hasRefused } from './consent.ts'

const purposeTexts: Record<Purpose, [title: string, what: string]> = {
  analytics: ['Analytics', 'Counts visits, so the department knows which pages are read.'],
  advertising: [
    'Advertising',
    'Shows sponsor ads and lets those companies recognize this browser.',
  ],
}

/**
 * The consent banner at the bottom of the page, with three equal answers. It does not block the
 * page. It is first in the document for keyboard users, and takes focus only when the visitor
 * opened it. Escape leaves it unanswered, which means no.
 */
export function ConsentBanner({
  asks,
  isOpen,
  chosen,
}: {
  asks: Purpose[]
  isOpen: boolean
  chosen: Choice | null
}) {
  const [choosing, setChoosing] = useState(isOpen)
  const [allowed, setAllowed] = useState(() => asks.filter((purpose) => chosen?.[purpose]))
  const [message, setMessage] = useState('')
  const region = useRef<HTMLElement>(null)
  const heading = useRef<HTMLHeadingElement>(null)
  const id = useId()

  useLayoutEffect(() => reserveBarSpace(region.current!, '--banner'), [])
  useEffect(() => {
    if (isOpen) heading.current?.focus()
    // A live region announces changes only, so its text comes later.
    const saying = setTimeout(
      () =>
        setMessage(
          isOpen ? '' : 'This site asks for your privacy choices, at the start of the page.',
        ),
      200,
    )
    return () => clearTimeout(saying)
  }, [isOpen])

  // Focus must not be lost with its element.
  const goBack = () =>
    document.getElementById(isOpen ? 'privacy-choices' : 'main')?.focus({ preventScroll: true })
  const leave = () => {
    goBack()
    closeChoices()
  }
  const onKey = useEffectEvent(({ key }: KeyboardEvent) => {
    if (key === 'Escape') leave()
  })
  useEffect(() => {
    const banner = region.current!
    const handleKey = (event: KeyboardEvent) => onKey(event)
    banner.addEventListener('keydown', handleKey)
    return () => banner.removeEventListener('keydown', handleKey)
  }, [])
  const answer = (purposes: Purpose[]) => {
    goBack()
    updateConsent(allowing(purposes))
  }
  const save = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    answer(allowed)
  }

  return createPortal(
    <>
      <VisuallyHidden>
        <span role="status">{message}</span>
      </VisuallyHidden>
      <section ref={region} className={css.banner} aria-labelledby={`${id}-title`} data-print="no">
        <form className={css.inner} onSubmit={save}>
          <h2 id={`${id}-title`} ref={heading} tabIndex={-1} className={css.title}>
            Your privacy choices
          </h2>
          <p className={css.words}>
            The department works with companies that{' '}
            {asks
              .map((purpose) => (purpose === 'analytics' ? 'count visits' : 'show ads'))
              .join(' and ')}
            . They are not loaded unless you allow them.
            {hasRefused() &&
              ' Your browser sends Global Privacy Control. ' +
                'Tracking stays off unless you change it here.'}
          </p>
          {choosing && (
            <fieldset className={css.purposes}>
              <legend>
                <VisuallyHidden>Allow</VisuallyHidden>
              </legend>
              {asks.map((purpose) => (
                <Toggle
                  key={purpose}
                  on={allowed.includes(purpose)}
                  onChange={(on) =>
                    setAllowed(
                      on ? [...allowed, purpose] : allowed.filter((other) => other !== purpose),
                    )
                  }
                >
                  <strong>{purposeTexts[purpose][0]}</strong> {purposeTexts[purpose][1]}
                </Toggle>
              ))}
            </fieldset>
          )}
          <div className={css.answers}>
            <Button kind="alternate" onClick={() => answer(asks)}>
              Allow all
            </Button>
            <Button kind="alternate" onClick={() => answer([])}>
              Necessary only
            </Button>
            {/* Two buttons, or the click that opens the choices would also submit them. */}
            {choosing ? (
              <Button kind="alternate" key="save" type="submit">
                Save my choice
              </Button>
            ) : (
              <Button
                kind="alternate"
                key="choose"
                aria-expanded={false}
                onClick={() => setChoosing(true)}
              >
                Choose
              </Button>
            )}
            {isOpen && (
              <Button kind="text" onClick={leave}>
                Close
              </Button>
            )}
          </div>
        </form>
      </section>
    </>,
    bannerPlace(),
  )
}

let container: HTMLElement | undefined

/** The first place in the document, although it is shown at the bottom, for keyboard users. */
function bannerPlace(): HTMLElement {
  if (!container) {
    container = document.createElement('section')
    document.body.prepend(container)
  }
  return container
}
