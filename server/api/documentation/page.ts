import { createHash } from 'node:crypto'
import { urlOf } from '../../../src/contract/endpoint.ts'
import { documented, type Documented } from './openapi.ts'
import { writingCalls } from './writing-calls.ts'

const escaped = (text: string): string => text.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/>/g, '&gt;').replace(/"/g, '&quot;')
const anchor = (text: string): string => text.replace(/[^A-Za-z0-9]+/g, '-').toLowerCase()

const style = `:root{color-scheme:light dark;--ink:light-dark(#16181d,#e9ecf1);--dim:light-dark(#535b67,#a3acb9);--line:light-dark(#d7dce3,#333b46);--ground:light-dark(#fff,#12151a);--raised:light-dark(#f4f6f9,#1b2027);--accent:light-dark(#0b5cad,#7db8f2)}
*{box-sizing:border-box}body{margin:0;font:1rem/1.55 system-ui,sans-serif;color:var(--ink);background:var(--ground)}
a{color:var(--accent);text-underline-offset:.15em}a:focus-visible,summary:focus-visible,pre:focus-visible{outline:3px solid var(--accent);outline-offset:2px}
.page{display:grid;grid-template-columns:minmax(0,1fr);max-width:80rem;margin:auto;padding:1rem 1.25rem 4rem}
h1{font-size:1.9rem;line-height:1.2;margin:1rem 0 .25rem}h2{font-size:1.35rem;margin:2.5rem 0 .5rem;padding-block-end:.35rem;border-block-end:2px solid var(--line)}h3{font:600 1rem/1.4 ui-monospace,monospace;margin:0;overflow-wrap:anywhere}
.lead,.dim{color:var(--dim)}.lead{max-width:44rem}nav ul{list-style:none;padding:0;margin:0;columns:10rem auto}nav a{display:inline-block;padding:.2rem 0}
article{padding:1rem 0;border-block-end:1px solid var(--line)}article>p{margin:.35rem 0 .6rem}.verb{color:var(--dim);font-weight:400}
table{border-collapse:collapse;font-size:.9rem}th,td{text-align:start;padding:.25rem 1.25rem .25rem 0;vertical-align:top}th{color:var(--dim);font-weight:600}
code,pre{font:.85rem/1.5 ui-monospace,monospace}pre{background:var(--raised);padding:.8rem 1rem;border-radius:.4rem;overflow:auto;max-height:26rem;margin:.5rem 0}
summary{cursor:pointer;padding:.25rem 0;color:var(--accent)}
@media (min-width:64rem){.page{grid-template-columns:14rem minmax(0,1fr);gap:3rem}nav{position:sticky;inset-block-start:0;align-self:start;max-height:100vh;overflow:auto;padding-block:1rem}nav ul{columns:1}}`

/** The policy of the page: nothing but its own style, from nowhere else. */
export const documentationPolicy = `default-src 'none'; style-src 'sha256-${createHash('sha256').update(style).digest('base64')}'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`

/** The documentation of the API for people: every call, its parameters, an example answer. Plain HTML. */
export function documentationPage(name: string): string {
  const families = Map.groupBy(documented(), ({ family }) => family)
  const names = [...families.keys(), 'Writing'].toSorted()
  return `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><title>Content API | ${escaped(name)}</title><meta name="robots" content="noindex"><style>${style}</style></head>
<body><div class="page">
<nav aria-label="Calls"><ul>${names.map((family) => `<li><a href="#${anchor(family)}">${escaped(family)}</a></li>`).join('')}</ul></nav>
<main><h1>Content API</h1>
<p class="lead">Everything that the site of ${escaped(name)} shows, for other programs. Reading needs no key. Paths and parameter names are case-insensitive; lists page with <code>$pageIndex</code> (from 0) and <code>$pageSize</code> (10, at most 100); 204 means that there is none; send an <code>ETag</code> back as <code>If-None-Match</code>. Dates are wall clocks of the department, <code>…Utc</code> is UTC. The same for machines: <a href="openapi.json">openapi.json</a>.</p>
${names.map((family) => `<section aria-labelledby="${anchor(family)}"><h2 id="${anchor(family)}">${escaped(family)}</h2>${family === 'Writing' ? writing() : families.get(family)!.map(call).join('')}</section>`).join('\n')}
</main></div></body></html>`
}

function call({ name, row, said, example }: Documented): string {
  const parameters = Object.entries(said.query.shape)
  const asked = urlOf(row, said.example as Record<string, unknown>)
  return `<article id="${anchor(name)}"><h3><span class="verb">GET</span> ${escaped(row.path.replace(/:(\w+)/g, '{$1}'))}</h3><p>${escaped(said.summary)}</p>
${parameters.length > 0 ? `<table><thead><tr><th scope="col">Parameter</th><th scope="col">Where</th><th scope="col">Required</th></tr></thead><tbody>${parameters.map(([parameter, schema]) => {
    const inPath = row.path.includes(`:${parameter}`)
    return `<tr><td><code>${escaped(parameter)}</code></td><td>${inPath ? 'path' : 'query'}</td><td>${inPath || !schema.safeParse(undefined).success ? 'yes' : 'no'}</td></tr>`
  }).join('')}</tbody></table>` : ''}
<p class="dim"><code>${escaped(asked)}</code>${said.table ? `, as a table <code>${escaped(`${asked}${asked.includes('?') ? '&' : '?'}format=csv`)}</code>` : ''}</p>
<details><summary>Example answer of <span>${escaped(name)}</span></summary><pre tabindex="0">${escaped(JSON.stringify(example, null, 2) ?? '')}</pre></details></article>`
}

const writing = (): string => Object.entries(writingCalls).map(([path, methods]) => Object.entries(methods).map(([method, said]) =>
  `<article><h3><span class="verb">${method.toUpperCase()}</span> ${escaped(path)}</h3><p>${escaped((said as { summary: string }).summary)}</p></article>`).join('')).join('')
