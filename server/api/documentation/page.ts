import { createHash } from 'node:crypto'
import { escapeXml } from '../../content/html/escape.ts'

/** Scalar's script in the build (server/setup/build.mjs). */
export const referencePath = '/api/v2/docs/scalar.js'

/** No request to another host: no fonts, telemetry, agent or external client. */
const settings = {
  url: '/api/v2/openapi.json',
  withDefaultFonts: false,
  telemetry: false,
  agent: { disabled: true },
  mcp: { disabled: true },
  hideClientButton: true,
  showDeveloperTools: 'never',
  persistAuth: false,
  tagsSorter: 'alpha',
}
const start = `Scalar.createApiReference('#reference',${JSON.stringify(settings)})`

/** Scalar adds its styles to the page at run time. */
export const documentationPolicy = [
  "default-src 'none'",
  `script-src 'self' 'sha256-${createHash('sha256').update(start).digest('base64')}'`,
  "style-src 'self' 'unsafe-inline'",
  "img-src 'self' data:",
  "font-src 'self' data:",
  "connect-src 'self'",
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
].join('; ')

/** The API documentation page: Scalar renders openapi.json. */
export const documentationPage = (name: string): string => `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><title>Content API | ${escapeXml(name)}</title><meta name="robots" content="noindex"><link rel="icon" href="data:,"></head>
<body><noscript>This page needs JavaScript. The same is in <a href="/api/v2/openapi.json">openapi.json</a>.</noscript>
<div id="reference"></div><script src="${referencePath}"></script><script>${start}</script></body></html>`
