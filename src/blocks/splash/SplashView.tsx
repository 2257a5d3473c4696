import { useId, useLayoutEffect, useRef, useState, type ReactNode } from 'react'
import type { Splash } from '../../contract/notices.schema.ts'
import { splashColors, splashLink, fromWidth, widestFirst } from '../../domain/shell/promotion.ts'
import { Button, ButtonLink } from '../../ui/Button.tsx'
import { Link } from '../../ui/Link.tsx'
import { Prose } from '../../ui/Prose.tsx'
import { VisuallyHidden } from '../../ui/VisuallyHidden.tsx'
import { rememberContinued, rememberSkipped } from './dismiss.ts'
import css from './SplashView.module.css'
import * as api from '../../contract/api.ts'
import { buildUrl } from '../../contract/endpoint.ts'
import type { BreakpointImage } from '../../contract/parts.schema.ts'
import { pictureAddresses } from '../../ui/picture-addresses.ts'
import { useBroken } from '../../ui/use-broken.ts'
import { Icon } from '../../ui/Icon.tsx'

type Props = {
  splash: Splash
  /** The path of the current page. */
  here: string
  /** It is a page of its own: its title is the h1, and continuing leads to the home page. */
  asPage?: boolean
  /** A preview: not counted and not remembered. */
  preview?: boolean
  /** Called when the visitor closes it. */
  onDone(): void
  /** Called when the visitor follows its link and this document stays open. */
  onFollowed?(): void
}

/**
 * A splash screen: in its own colors, or the department's if they lack contrast; picture or video,
 * text, and links.
 */
export function SplashView({ splash, here, asPage, preview, onDone, onFollowed }: Props) {
  const band = useRef<HTMLElement>(null)
  const id = useId()
  const colors = splashColors(splash)
  const { background, foreground } = colors ?? {}
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
    // When this document is left anyway, the page below must not show for a moment.
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
  const text = leads ? `${title}: read more` : title
  const Title = asPage ? 'h1' : 'h2'
  const picture = splash.picture.images.length > 0 && (
    <SplashPicture images={splash.picture.images} label={text} />
  )
  return (
    <section ref={band} className={css.splash} data-theme="on-primary" aria-labelledby={id}>
      <div className={css.inner}>
        {splash.video ? (
          <SplashVideo
            video={splash.video}
            title={title}
            poster={through(picture || <VisuallyHidden>{text}</VisuallyHidden>)}
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

const counted = new Set<number>()

/** Counts a click on this splash: once per page load, without retry, with keepalive. */
function countClick(splashId: number): void {
  if (counted.has(splashId)) return
  counted.add(splashId)
  void fetch(buildUrl(api.countSplashClick, { splashId }), { keepalive: true }).then(
    (response) => {
      if (!response.ok) console.warn('Failed to track click action', response.status)
    },
    (error: unknown) => console.warn('Failed to track click action', error),
  )
}

/** The picture for the window's width. A failed one is hidden. */
function SplashPicture({
  images,
  label,
}: {
  images: BreakpointImage[]
  /** What a click does, for a picture without alternative text. */
  label: string
}) {
  const { broken, watch } = useBroken()
  const sources = widestFirst(images)
  const last = sources.pop()
  if (!last || broken) return null
  return (
    <picture>
      {sources.map((image) => (
        <source
          key={image.breakpoint}
          media={fromWidth(image.breakpoint)}
          srcSet={pictureAddresses(image).srcSet}
          sizes="100vw"
          width={image.width}
          height={image.height}
        />
      ))}
      <img
        className={css.picture}
        {...pictureAddresses(last)}
        sizes="100vw"
        width={last.width}
        height={last.height}
        alt={last.altText || label}
        {...watch}
      />
    </picture>
  )
}

type Video = NonNullable<Splash['video']>

/**
 * The URL of the host's player without cookies. The id is checked again, because it becomes part of
 * a URL on another host.
 */
const playerOf = ({ host, id }: Video): string | null => {
  if (!/^[\w-]{5,20}$/.test(id)) return null
  return host === 'youtube'
    ? `https://www.youtube-nocookie.com/embed/${id}?autoplay=1&rel=0`
    : `https://player.vimeo.com/video/${id}?autoplay=1&dnt=1`
}

/**
 * A video in its place. Its poster links like the splash, and nothing is loaded from the video's
 * host before a click.
 */
function SplashVideo({ video, title, poster }: { video: Video; title: string; poster: ReactNode }) {
  const [plays, setPlays] = useState(false)
  const player = playerOf(video)
  return (
    <div className={css.video}>
      {plays && player ? (
        <iframe
          className={css.player}
          src={player}
          title={title}
          allow="autoplay; fullscreen; picture-in-picture"
          sandbox="allow-scripts allow-same-origin allow-presentation allow-popups"
          // oxlint-disable-next-line jsx-a11y/no-autofocus -- it replaces the pressed button
          autoFocus
        />
      ) : (
        <>
          {poster}
          {player && (
            <Button theme="default-white" onClick={() => setPlays(true)}>
              <Icon name="play" />
              Play video
            </Button>
          )}
        </>
      )}
    </div>
  )
}
