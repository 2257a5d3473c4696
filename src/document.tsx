import { renderToStaticMarkup } from 'react-dom/server'
import { asOfAttribute } from './contract/messages.ts'
import type { DocumentProps } from './contract/rendering.ts'
import { ogImageWidth } from './domain/constants.ts'
import { debugAttribute } from './platform/debug.ts'
import { headScript } from './shell/head-script.ts'
import { formatTitle } from './shell/title.ts'

/** Open Graph types (https://ogp.me) of pages that are more than a website. */
const ogTypes: Readonly<Record<string, string>> = {
  story: 'article',
  'roster-bio': 'profile',
  'coach-bio': 'profile',
  'support-staff-bio': 'profile',
  'staff-bio': 'profile',
}

/**
 * The whole document. In the browser React controls only the content of `#app`; the rest is
 * rendered once, here.
 */
export function renderDocument(page: DocumentProps): string {
  return `<!doctype html>${renderToStaticMarkup(<Document {...page} />)}`
}

function Document({
  settings,
  meta,
  asks,
  alerts,
  asOf,
  arrives,
  canonical,
  css,
  stylesheet,
  preload,
  fonts,
  entry,
  body,
  state,
  structured,
  themeColours,
  debug,
  marks,
}: DocumentProps) {
  const title = formatTitle(settings, meta)
  const { ogDeterminer, ogImage, ogLocale, siteName } = settings.seo
  const shareImage = meta?.image ?? ogImage
  // Letters of other font files, as in a name. The first layout must need them: a font that comes
  // when a later part is laid out makes the browser lay out the whole page again.
  const letters = [...new Set(body.match(/[\u0100-\u024f\u1e00-\u1eff]/g))]
  return (
    <html
      lang="en"
      data-asks={asks.join(' ') || undefined}
      data-alerts={
        alerts.map(({ id, ends }) => (ends === null ? id : `${id}:${ends}`)).join(' ') || undefined
      }
      data-at-once={alerts.length > 0 ? settings.alertsAtOnce : undefined}
      data-arrives={arrives ? '' : undefined}
      data-tabs={body.includes(' data-tab-bar') ? '' : undefined}
      {...(asOf !== null && { [asOfAttribute]: asOf })}
      {...(debug && { [debugAttribute]: '' })}
    >
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover" />
        <title>{title}</title>
        {meta?.description && <meta name="description" content={meta.description} />}
        {(meta?.noindex || settings.seo.searchEngines === false) && (
          <meta name="robots" content="noindex" />
        )}
        {canonical && <link rel="canonical" href={canonical} />}
        <meta
          name="theme-color"
          content={themeColours.light}
          media="(prefers-color-scheme: light)"
        />
        <meta name="theme-color" content={themeColours.dark} media="(prefers-color-scheme: dark)" />
        <meta name="color-scheme" content="light dark" />
        {meta && canonical && <meta property="og:title" content={meta.title} />}
        {meta && canonical && <meta property="og:url" content={canonical} />}
        {meta && canonical && <meta property="og:site_name" content={siteName} />}
        {meta && canonical && <meta property="og:locale" content={ogLocale} />}
        {meta && canonical && ogDeterminer && (
          <meta property="og:determiner" content={ogDeterminer} />
        )}
        {meta && canonical && (
          <meta property="og:type" content={ogTypes[meta.pageType] ?? 'website'} />
        )}
        {meta?.description && canonical && (
          <meta property="og:description" content={meta.description} />
        )}
        {meta && shareImage && canonical && (
          <meta
            property="og:image"
            content={new URL(`${shareImage.url}/${ogImageWidth}.jpeg`, canonical).href}
          />
        )}
        {meta && shareImage && canonical && (
          <meta property="og:image:alt" content={shareImage.altText} />
        )}
        {meta && canonical && (
          <meta name="twitter:card" content={shareImage ? 'summary_large_image' : 'summary'} />
        )}
        {marks?.siteVerification && (
          <meta name="google-site-verification" content={marks.siteVerification} />
        )}
        {marks?.appleAppId && (
          <meta name="apple-itunes-app" content={`app-id=${marks.appleAppId}`} />
        )}
        {fonts.map((href) => (
          <link
            key={href}
            rel="preload"
            href={href}
            as="font"
            type="font/woff2"
            crossOrigin="anonymous"
          />
        ))}
        {/* The first paint has the whole header: its right end would move as the rest arrives. */}
        {body.includes(' id="main"') && <link rel="expect" href="#main" blocking="render" />}
        <style dangerouslySetInnerHTML={{ __html: css }} />
        {stylesheet && <link rel="stylesheet" href={stylesheet} />}
        <script dangerouslySetInnerHTML={{ __html: headScript }} />
        <link rel="manifest" href="/manifest.webmanifest" />
        <link rel="icon" href="/icons/any-192.png" sizes="192x192" />
        <link rel="apple-touch-icon" href="/icons/apple-180.png" />
        {preload.map((href) => (
          <link key={href} rel="modulepreload" href={href} fetchPriority="low" />
        ))}
      </head>
      <body>
        {letters.length > 0 && (
          <span className="visually-hidden" aria-hidden>
            {letters.join('')}
          </span>
        )}
        <div id="app" dangerouslySetInnerHTML={{ __html: body }} />
        <script id="state" type="application/json" dangerouslySetInnerHTML={{ __html: state }} />
        {structured && (
          <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: structured }} />
        )}
        <script type="module" src={entry} fetchPriority="low" />
      </body>
    </html>
  )
}
