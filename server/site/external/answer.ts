import { createHash } from 'node:crypto'
import { callApi } from '../../api/call-api.ts'
import type { RequestContext } from '../../api/router.ts'
import { getContentSource } from '../../content/content-source.ts'
import { escapeHtml } from '../../content/html/escape.ts'
import { readNamedVideos } from '../../content/media/videos.ts'
import { ReadContext } from '../../content/read-context.ts'
import type { Store } from '../../db/store.ts'
import { outsidePrefixes } from '../../../src/contract/links.ts'
import type { RouteRule } from '../../../src/contract/rules.schema.ts'
import type { SiteSettings } from '../../../src/contract/site.schema.ts'
import type { ShowcaseSettings, VideoClip } from '../../../src/contract/videos.schema.ts'
import { isListed } from '../../../src/domain/shell/redirects.ts'
import { boardIds } from '../../../src/domain/games/route-params.ts'
import { boardHref } from '../../../src/routes/links.ts'

/**
 * `/gameday/concurrent.aspx?ids=12,15`, the link of takeovers when several games are live: our
 * board of those games.
 */
export function concurrentGames(url: URL): Response | undefined {
  if (url.pathname.toLowerCase() !== '/gameday/concurrent.aspx') return undefined
  const ids = [...url.searchParams].find(([name]) => name.toLowerCase() === 'ids')?.[1]
  return new Response(null, {
    status: 302,
    headers: { location: boardHref(boardIds(ids)), 'cache-control': 'no-cache' },
  })
}

/**
 * The video of an embed URL: a YouTube id, or files of which a browser plays the first supported
 * one.
 */
type FileVideo = {
  kind: 'files'
  files: { url: string; type?: string }[]
  poster: string | null
}
type Video = { kind: 'youtube'; id: string } | FileVideo
/** The department's video settings, which a URL may override. */
type Begins = Pick<ShowcaseSettings, 'autoplay' | 'controls' | 'live'>
const usually: Begins = { autoplay: false, controls: true, live: false }

const fieldOf = (search: URLSearchParams, name: string): string =>
  [...search].find(([key]) => key.toLowerCase() === name)?.[1] ?? ''

/** Files outside this site that may be played: on the department's `mediaHosts`, or in a story. */
type Allowed = {
  hosts?: readonly string[] | undefined
  addresses?: ReadonlySet<string> | undefined
}

/** The id of a clip of this site in a URL (`Archive=7`); else null. */
export const parseClipId = (url: URL): number | null => {
  const archive = isEmbed(url) ? fieldOf(url.searchParams, 'archive') : ''
  return /^\d{1,15}$/.test(archive) ? Number(archive) : null
}

const isYouTubeId = (text: string): boolean => /^[\w-]{11}$/.test(text)
const isEmbed = ({ pathname }: URL) => pathname.toLowerCase() === '/showcase/embed.aspx'
/** Whether this path is a file of this site. */
const isOurs = (address: string): boolean => /^\/files\/(?!.*(?:\.\.|[\\%]))/.test(address)
const isPlain = (address: string): boolean => {
  const url = URL.canParse(address) ? new URL(address) : null
  return url?.protocol === 'https:' && !url.username && !url.password
}

/**
 * Parses the query, ignoring case. A video is a YouTube id, a clip or file of this site, or an
 * https URL that a story names or that is on one of `hosts`: anyone can write a URL, and the page
 * would show any film as the department's.
 */
function videoOf(
  search: URLSearchParams,
  clip: VideoClip | null,
  { hosts = [], addresses }: Allowed,
): Video | null {
  const youtube = fieldOf(search, 'youtube')
  if (isYouTubeId(youtube)) return { kind: 'youtube', id: youtube }
  if (clip?.youtube) return { kind: 'youtube', id: clip.youtube }
  const archive = fieldOf(search, 'archive')
  const files = clip
    ? clip.playbackFormats
        .filter(({ url }) => isPlain(url))
        .map(({ url, type }) => ({ url: new URL(url).href, type }))
    : isOurs(archive)
      ? [{ url: archive }]
      : isPlain(archive) && (addresses?.has(archive) || isListed(new URL(archive).hostname, hosts))
        ? [{ url: new URL(archive).href }]
        : []
  return files.length > 0 ? { kind: 'files', files, poster: clip?.posterImage?.url ?? null } : null
}

/**
 * The video shows its focus on a picture of any color. Captions are over the controls, which would
 * cover them in forced colors.
 */
const style =
  'html,body{margin:0;height:100%;background:#000;color:#fff;font:1rem/1.5 ' +
  'system-ui,sans-serif}iframe,video{display:block;border:0;width:100%;height:100%}' +
  'video:focus-visible{box-sizing:border-box;padding:5px;outline:3px solid #fff;' +
  'outline-offset:-4px}video::-webkit-media-text-track-container{z-index:1}' +
  'p{margin:0;padding:2rem;text-align:center}'
const styleHash = `'sha256-${createHash('sha256').update(style).digest('base64')}'`
const on = (search: URLSearchParams, name: string, fallback: boolean) => {
  const value = fieldOf(search, name).toLowerCase()
  return value === '' ? fallback : value === 'true' || value === '1'
}

/**
 * `/showcase/embed.aspx`: a page with one video for frames of this site only, without scripts.
 * `clip` is the one that `parseClipId` named.
 */
export function embedPage(
  url: URL,
  clip: VideoClip | null = null,
  begins: Begins = usually,
  allowed: Allowed = {},
): Response | undefined {
  if (!isEmbed(url)) return undefined
  const video = videoOf(url.searchParams, clip, allowed)
  const autoplay = on(url.searchParams, 'autoplay', begins.autoplay)
  const controls = on(url.searchParams, 'controls', begins.controls)
  const live = on(url.searchParams, 'live', begins.live)
  const captions = captionsOf(clip?.captions?.url ?? fieldOf(url.searchParams, 'captions'))
  const name = clip?.title ?? (live ? 'Live video' : 'Video')
  const body = !video
    ? '<p role="status">This video is not available.</p>'
    : video.kind === 'youtube'
      ? youTubeHtml(video.id, name, { autoplay, controls })
      : videoHtml(video, name, { autoplay, controls, captions })
  const policy = [
    "default-src 'none'",
    `style-src ${styleHash}`,
    "base-uri 'none'",
    "form-action 'none'",
    "frame-ancestors 'self'",
    ...(video?.kind === 'youtube'
      ? ['frame-src https://www.youtube-nocookie.com']
      : video
        ? [
            `media-src ${mediaSources(video.files, captions).join(' ')}`,
            ...(video.poster ? ["img-src 'self'"] : []),
          ]
        : []),
  ].join('; ')
  return new Response(
    '<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" ' +
      'content="width=device-width,initial-scale=1"><meta name="robots" content="noindex">' +
      `<title>${escapeHtml(name)}</title><style>${style}</style></head><body>${body}</body></html>`,
    {
      status: video ? 200 : 404,
      headers: {
        'content-type': 'text/html; charset=utf-8',
        'cache-control': video ? 'no-cache' : 'no-store',
        vary: 'sec-fetch-dest',
        'content-security-policy': policy,
      },
    },
  )
}

function youTubeHtml(
  id: string,
  name: string,
  { autoplay, controls }: Omit<Begins, 'live'>,
): string {
  const query = `autoplay=${Number(autoplay)}&amp;controls=${Number(controls)}&amp;rel=0`
  return [
    `<iframe title="${escapeHtml(name)}"`,
    `src="https://www.youtube-nocookie.com/embed/${id}?${query}"`,
    'allow="autoplay; encrypted-media; fullscreen; picture-in-picture" allowfullscreen',
    'referrerpolicy="strict-origin-when-cross-origin"',
    'sandbox="allow-scripts allow-same-origin allow-presentation allow-popups"></iframe>',
  ].join(' ')
}

function videoHtml(
  { files, poster }: FileVideo,
  name: string,
  { autoplay, controls, captions }: Omit<Begins, 'live'> & { captions: string | null },
): string {
  const attributes = [
    `title="${escapeHtml(name)}"`,
    ...(poster ? [`poster="${escapeHtml(poster)}/1280.webp"`] : []),
    'playsinline',
    ...(controls ? ['controls controlslist="nodownload"'] : []),
    ...(autoplay ? ['autoplay'] : []),
  ].join(' ')
  const sources = files.map(
    ({ url, type }) =>
      `<source src="${escapeHtml(url)}"${type ? ` type="${escapeHtml(type)}"` : ''}>`,
  )
  const track = captions ? trackOf(captions, controls) : ''
  return `<video ${attributes}>${sources.join('')}${track}</video>`
}

/** Where the policy lets the browser load the video and its captions from, each once. */
const mediaSources = (files: FileVideo['files'], captions: string | null): string[] => [
  ...new Set([
    ...(captions ? ["'self'"] : []),
    ...files.map(({ url }) => (isOurs(url) ? "'self'" : new URL(url).origin)),
  ]),
]
/** The caption file of a video, if this site serves it: browsers load no others without CORS. */
const captionsOf = (address: string): string | null =>
  /^\/files\/[0-9a-f]{32}\/[^/\\]+\.vtt$/.test(address) ? address : null

/** Without controls a visitor cannot turn captions on, so they are on. */
const trackOf = (url: string, controls: boolean): string =>
  '<track kind="captions" srclang="en" label="English" ' +
  `src="${escapeHtml(url)}"${controls ? '' : ' default'}>`

/**
 * An embed URL with a YouTube id that is opened as a page of its own: YouTube's page of the film.
 * Anyone can write such a URL, and here any film would look like the department's. In a frame it
 * is one that the department embeds, because only its own pages may frame it.
 */
function onYouTube(url: URL, request: Request): Response | undefined {
  const id = isEmbed(url) ? fieldOf(url.searchParams, 'youtube') : ''
  if (request.headers.get('sec-fetch-dest') !== 'document' || !isYouTubeId(id)) return undefined
  return new Response(null, {
    status: 302,
    headers: {
      location: `https://www.youtube.com/watch?v=${id}`,
      'cache-control': 'no-store',
      vary: 'sec-fetch-dest',
    },
  })
}

/**
 * Paths outside the app: redirected by the tenant's map; without a map the board of concurrent
 * games and the embed page. Undefined for the rest and for paths of the app: the site says that
 * there is no such page.
 */
export async function answerExternalPath(
  { request, url, tenant }: RequestContext,
  store: Store,
): Promise<Response | undefined> {
  const path = url.pathname.toLowerCase()
  if (!outsidePrefixes.some((prefix) => path.startsWith(prefix))) return undefined
  const rule = (await callApi('routeRule', new ReadContext(store, tenant), {
    path: `${url.pathname}${url.search}`.slice(0, 2000),
    guards: 'outside',
  })) as RouteRule | null
  if (rule?.target)
    return new Response(null, {
      status: rule.status,
      headers: { location: rule.target, 'cache-control': 'no-cache' },
    })
  return rule
    ? undefined
    : (concurrentGames(url) ?? onYouTube(url, request) ?? (await embedded(url, tenant, store)))
}

/**
 * Null for an unpublished clip, and default settings when an upstream fails. A YouTube id that the
 * department's content does not name is no video; an upstream's content cannot be searched.
 */
async function embedded(url: URL, tenant: string, store: Store): Promise<Response | undefined> {
  if (!isEmbed(url)) return undefined
  const youtube = fieldOf(url.searchParams, 'youtube')
  const addresses = getContentSource(store)
    ? undefined
    : await readNamedVideos(new ReadContext(store, tenant))
  if (isYouTubeId(youtube) && addresses?.has(youtube) === false)
    return embedPage(new URL(url.pathname, url))
  const videoId = parseClipId(url)
  const ofClip = async () =>
    videoId === null
      ? null
      : ((await callApi('video', new ReadContext(store, tenant), { videoId })) as VideoClip | null)
  const ofSettings = async () =>
    (await callApi(
      'showcaseSettings',
      new ReadContext(store, tenant),
      {},
    )) as ShowcaseSettings | null
  const ofSite = async () =>
    (await callApi('settings', new ReadContext(store, tenant), {})) as SiteSettings | null
  return embedPage(
    url,
    await ofClip().catch(() => null),
    (await ofSettings().catch(() => null)) ?? undefined,
    {
      hosts: (await ofSite().catch(() => null))?.mediaHosts,
      addresses,
    },
  )
}
