import { useId, useLayoutEffect, useRef, type ReactNode } from 'react'
import type { Splash } from '../../contract/schema/notice.ts'
import { splashColours, splashLink } from '../../domain/shell/splash.ts'
import { Button, ButtonLink } from '../../ui/Button.tsx'
import { Link } from '../../ui/Link.tsx'
import { Prose } from '../../ui/Prose.tsx'
import { VisuallyHidden } from '../../ui/VisuallyHidden.tsx'
import { countClick } from './count-click.ts'
import { rememberContinued, rememberSkipped } from './dismiss.ts'
import { SplashPicture } from './SplashPicture.tsx'
import { SplashVideo } from './SplashVideo.tsx'
import css from './SplashView.module.css'

type Props = {
  splash: Splash
  /** The path of the page it stands on. */
  here: string
  /** It is a page of its own: its title is the page's, and going on leads home. */
  asPage?: boolean
  /** Looked at before it is shown to anybody: nothing is counted or remembered. */
  preview?: boolean
  /** The visitor is done with it. */
  onDone(): void
  /** The visitor went where it leads, and this document stays open. */
  onFollowed?(): void
}

/**
 * A splash screen: a band of its own colours, or the department's where those cannot be read;
 * picture or video, words, and the ways on.
 */
export function SplashView({ splash, here, asPage, preview, onDone, onFollowed }: Props) {
  const band = useRef<HTMLElement>(null)
  const id = useId()
  const colours = splashColours(splash)
  const { background, foreground } = colours ?? {}
  useLayoutEffect(() => {
    if (!background || !foreground) return
    band.current?.style.setProperty('--brand', background)
    band.current?.style.setProperty('--on-brand', foreground)
  }, [background, foreground])

  const { html, openInNewWindow } = splash
  const to = splashLink(splash, here)
  const leads = to !== '/'
  const newTab = leads && openInNewWindow
  const follow = () => {
    if (!preview) countClick(splash.id)
    // Where this document is left anyway, nothing of it is uncovered for a moment before.
    if (newTab || to.startsWith('/')) onFollowed?.()
  }
  const through = (children: ReactNode) => (
    <Link className={css.through} to={to} newTab={newTab} onClick={follow}>
      {children}
    </Link>
  )
  const goOn = () => {
    rememberContinued(splash.id)
    onDone()
  }
  const skip = () => {
    if (!preview) rememberSkipped()
    onDone()
  }

  const title = splash.title.trim() || 'Announcement'
  const words = leads ? `${title}: read more` : title
  const Title = asPage ? 'h1' : 'h2'
  const picture = splash.picture.images.length > 0 && (
    <SplashPicture images={splash.picture.images} label={words} />
  )
  return (
    <section ref={band} className={css.splash} data-theme="on-primary" aria-labelledby={id}>
      <div className={css.inner}>
        {splash.video ? (
          <SplashVideo
            video={splash.video}
            title={title}
            poster={through(picture || <VisuallyHidden>{words}</VisuallyHidden>)}
          />
        ) : (
          picture && through(picture)
        )}
        <Title id={id} className={css.title}>
          {leads ? through(title) : title}
        </Title>
        {html && <Prose html={html} />}
        <div className={css.ways}>
          {asPage ? (
            <ButtonLink
              to="/"
              onClick={() => {
                if (!preview) rememberContinued(splash.id)
              }}
              data-continue
            >
              Continue to Home
            </ButtonLink>
          ) : (
            <Button onClick={goOn} data-continue>
              Continue to Home
            </Button>
          )}
          <Button kind="text" onClick={skip}>
            Skip Permanently
          </Button>
        </div>
      </div>
    </section>
  )
}
