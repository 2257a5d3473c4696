import { createHash } from 'node:crypto'
import { escapeHtml } from '../../content/escape-html.ts'

/** A video of an embed address: of YouTube by its number there, or a file on another site. */
type Video = { kind: 'youtube'; id: string } | { kind: 'file'; url: string }

/** The query fields of spec 1 §2, whatever letters are capital. Anything that is no number of YouTube and no https address names no video. */
export function videoOf(search: URLSearchParams): Video | null {
  const field = (name: string) => [...search].find(([key]) => key.toLowerCase() === name)?.[1] ?? ''
  const youtube = field('youtube')
  if (/^[\w-]{11}$/.test(youtube)) return { kind: 'youtube', id: youtube }
  const archive = field('archive')
  if (!URL.canParse(archive)) return null
  const url = new URL(archive)
  return url.protocol === 'https:' && !url.username && !url.password ? { kind: 'file', url: url.href } : null
}

const style = 'html,body{margin:0;height:100%;background:#000;color:#fff;font:1rem/1.5 system-ui,sans-serif}iframe,video{display:block;border:0;width:100%;height:100%}p{margin:0;padding:2rem;text-align:center}'
const styleHash = `'sha256-${createHash('sha256').update(style).digest('base64')}'`
const on = (search: URLSearchParams, name: string, otherwise: boolean) => {
  const value = [...search].find(([key]) => key.toLowerCase() === name)?.[1]?.toLowerCase()
  return value === undefined ? otherwise : value === 'true' || value === '1'
}

/** `/showcase/embed.aspx`: one video and nothing else, for a frame of our own pages. Nobody else may frame it, and it runs no script of ours. */
export function embedPage(url: URL): Response | undefined {
  if (url.pathname.toLowerCase() !== '/showcase/embed.aspx') return undefined
  const video = videoOf(url.searchParams)
  const autoplay = on(url.searchParams, 'autoplay', false)
  const controls = on(url.searchParams, 'controls', true)
  const live = on(url.searchParams, 'live', false)
  const name = live ? 'Live video' : 'Video'
  const body = !video
    ? '<p role="status">This video is not available.</p>'
    : video.kind === 'youtube'
      ? `<iframe title="${name}" src="https://www.youtube-nocookie.com/embed/${video.id}?autoplay=${Number(autoplay)}&amp;controls=${Number(controls)}&amp;rel=0" allow="autoplay; encrypted-media; fullscreen; picture-in-picture" allowfullscreen referrerpolicy="strict-origin-when-cross-origin" sandbox="allow-scripts allow-same-origin allow-presentation allow-popups"></iframe>`
      : `<video title="${name}" src="${escapeHtml(video.url)}" playsinline${controls ? ' controls' : ''}${autoplay ? ' autoplay muted' : ''}></video>`
  const policy = [
    "default-src 'none'", `style-src ${styleHash}`, "base-uri 'none'", "form-action 'none'", "frame-ancestors 'self'",
    ...(video?.kind === 'youtube' ? ['frame-src https://www.youtube-nocookie.com'] : video ? [`media-src ${new URL(video.url).origin}`] : []),
  ].join('; ')
  return new Response(
    `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><meta name="robots" content="noindex"><title>${name}</title><style>${style}</style></head><body>${body}</body></html>`,
    { status: video ? 200 : 404, headers: { 'content-type': 'text/html; charset=utf-8', 'cache-control': video ? 'no-cache' : 'no-store', 'content-security-policy': policy } },
  )
}
