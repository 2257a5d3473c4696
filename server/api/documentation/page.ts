import { createHash } from 'node:crypto'
import { escapeXml } from '../../content/html/escape.ts'

/** The folder of Swagger UI's files in the build (server/setup/build.mjs). */
const folder = '/api/v2/docs'

/** No request to another host: `validatorUrl` would send openapi.json to one. */
const settings = {
  dom_id: '#reference',
  url: '/api/v2/openapi.json',
  validatorUrl: null,
  deepLinking: true,
  docExpansion: 'none',
  defaultModelsExpandDepth: 0,
  tagsSorter: 'alpha',
}
/** Swagger UI's colors follow a class, which follows the color scheme of the device. */
const start =
  `const dark=matchMedia('(prefers-color-scheme: dark)'),` +
  `color=()=>document.documentElement.classList.toggle('dark-mode',dark.matches);` +
  `color();dark.addEventListener('change',color);SwaggerUIBundle(${JSON.stringify(settings)})`

/** The page around Swagger UI, and what its own styles leave too wide for a phone. */
const styles = [
  ':root{color-scheme:light dark}body{margin:0;background:#fafafa}',
  '.dark-mode body{background:#1c2022}',
  'noscript{display:block;padding:1rem;font-family:sans-serif}',
  '.swagger-ui .info{margin:32px 0}.swagger-ui .info .title{overflow-wrap:anywhere}',
  // No call has links to others.
  '.swagger-ui .response-col_links{display:none}',
  '@media(max-width:640px){.swagger-ui .wrapper{padding:0 12px}',
  '.swagger-ui .opblock .opblock-summary-description{display:none}',
  '.swagger-ui table.parameters,.swagger-ui table.parameters tbody,',
  '.swagger-ui table.parameters tr,.swagger-ui table.parameters td{display:block;width:auto}',
  '.swagger-ui table.parameters thead{display:none}}',
].join('')

const hashOf = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`

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
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><title>Content API | ${escapeXml(name)}</title><meta name="robots" content="noindex"><link rel="icon" href="data:,"><link rel="stylesheet" href="${folder}/swagger-ui.css"><style>${styles}</style></head>
<body><noscript>This page needs JavaScript. The same is in <a href="/api/v2/openapi.json">openapi.json</a>.</noscript>
<div id="reference"></div><script src="${folder}/swagger-ui-bundle.js"></script><script>${start}</script></body></html>`
