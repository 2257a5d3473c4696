import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { escapeXml } from '../../content/html/escape.ts'
import { root } from '../../root.ts'

/** Swagger UI's files in the build (server/setup/build.mjs). */
const viewer = '/api/v2/docs/swagger-ui'

/** No request to another host: without `validatorUrl`, the document is sent to a validator. */
const settings = {
  url: '/api/v2/openapi.json',
  dom_id: '#reference',
  validatorUrl: null,
  deepLinking: true,
  docExpansion: 'none',
  filter: true,
  tagsSorter: 'alpha',
  defaultModelsExpandDepth: 0,
  supportedSubmitMethods: ['get'],
}

/** Swagger UI has dark colors, but does not follow the system. */
const start = `const dark=matchMedia('(prefers-color-scheme: dark)')
const follow=()=>document.documentElement.classList.toggle('dark-mode',dark.matches)
follow()
dark.addEventListener('change',follow)
document.addEventListener('DOMContentLoaded',()=>SwaggerUIBundle(${JSON.stringify(settings)}))`

const styles = readFileSync(join(root, 'server/api/documentation/page.css'), 'utf8')

const hashOf = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`

/** Swagger UI's style sheet has its images inside. */
export const documentationPolicy = [
  "default-src 'none'",
  `script-src 'self' ${hashOf(start)}`,
  `style-src 'self' ${hashOf(styles)}`,
  "img-src 'self' data:",
  "connect-src 'self'",
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
].join('; ')

/** The API documentation page: Swagger UI renders openapi.json. */
export const documentationPage = (name: string): string => `<!doctype html>
<html lang="en"><head><meta charset="utf-8">
<meta name="viewport" content="width=device-width,initial-scale=1">
<title>Content API | ${escapeXml(name)}</title><meta name="robots" content="noindex">
<link rel="icon" href="data:,"><link rel="stylesheet" href="${viewer}.css">
<style>${styles}</style><script>${start}</script>
<script src="${viewer}-bundle.js" defer></script></head>
<body><noscript>This page needs JavaScript. The same is in
<a href="/api/v2/openapi.json">openapi.json</a>.</noscript>
<div id="reference"></div></body></html>`
