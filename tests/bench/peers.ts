import { spawn, type ChildProcess } from 'node:child_process'
import { createHash } from 'node:crypto'
import {
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { join } from 'node:path'
import { ensureInstalled } from '../../server/setup/install.mjs'
import { freePort } from '../support/server.ts'
import { end, output, pinned, root, type Server } from './processes.ts'

// The same pages in other frameworks (tests/bench/peers), each as its documentation recommends for
// production. They read our content API, and are installed and built on demand.

const apps = {
  'react-router': {
    build: ['node_modules/@react-router/dev/bin.cjs', 'build'],
    serve: ['node_modules/@react-router/serve/bin.cjs', 'build/server/index.js'],
  },
  next: {
    build: ['node_modules/next/dist/bin/next', 'build'],
    serve: ['node_modules/next/dist/bin/next', 'start'],
  },
}
type AppName = keyof typeof apps
export const peerNames = Object.keys(apps) as AppName[]

const sources = join(root, 'tests/bench/peers')
const assets = join(root, 'dist/client/assets')
const folderOf = (name: AppName) => join(root, 'node_modules/.cache/bench/peers', name)

export type Peer = { name: AppName; url: string; pid: number; stop(): Promise<void> }

/** The peers on `site`'s content, or none and the reason when one cannot be installed or built. */
export async function startPeers(
  site: Server,
  { core, keepAnswers }: { core: number | 'any'; keepAnswers: boolean },
): Promise<{ peers: Peer[]; notes: string[] }> {
  const peers: Peer[] = []
  try {
    for (const name of peerNames) {
      await prepare(name)
      peers.push(await serve(name, site, core, keepAnswers))
    }
    return { peers, notes: [] }
  } catch (error) {
    await Promise.all(peers.map((peer) => peer.stop()))
    return { peers: [], notes: [`without peers: ${(error as Error).message}`] }
  }
}

/** Copies the app with the shared pages and our style sheet and fonts, and builds what changed. */
async function prepare(name: AppName): Promise<void> {
  const folder = folderOf(name)
  const sheet = readdirSync(assets).find((file) => /^style-.*\.css$/.test(file))!
  const css = [join(assets, sheet), join(sources, 'shared/style.css')]
    .map((file) => readFileSync(file, 'utf8'))
    .join('\n')
  const hash = createHash('sha256').update(css)
  for (const part of [name, 'shared'])
    for (const file of readdirSync(join(sources, part), { recursive: true, withFileTypes: true }))
      if (file.isFile()) hash.update(readFileSync(join(file.parentPath, file.name)))
  const digest = hash.digest('hex')
  const stamp = join(folder, '.built')
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === digest) return

  for (const part of ['app', 'public', 'build', '.next', '.built'])
    rmSync(join(folder, part), { recursive: true, force: true })
  mkdirSync(join(folder, 'public/assets'), { recursive: true })
  cpSync(join(sources, name), folder, { recursive: true })
  cpSync(join(sources, 'shared'), join(folder, 'app/shared'), { recursive: true })
  writeFileSync(join(folder, 'app/shared/style.css'), css)
  for (const file of readdirSync(assets))
    if (file.endsWith('.woff2')) cpSync(join(assets, file), join(folder, 'public/assets', file))
  await ensureInstalled(folder)
  await output('any', process.execPath, apps[name].build, environment, folder)
  writeFileSync(stamp, digest)
}

const environment = { NODE_ENV: 'production', NEXT_TELEMETRY_DISABLED: '1' }

async function serve(
  name: AppName,
  site: Server,
  core: number | 'any',
  keepAnswers: boolean,
): Promise<Peer> {
  const port = await freePort()
  const [file, args] = pinned(core, process.execPath, [
    '--max-semi-space-size=16',
    ...apps[name].serve,
  ])
  const child: ChildProcess = spawn(file, args, {
    cwd: folderOf(name),
    stdio: ['ignore', 'pipe', 'pipe'],
    env: {
      ...process.env,
      ...environment,
      PORT: String(port),
      SITE_URL: site.url,
      KEEP_ANSWERS: keepAnswers ? '1' : '0',
    },
  })
  let said = ''
  for (const stream of [child.stdout!, child.stderr!])
    stream.on('data', (part) => {
      said = (said + part).slice(-2000)
    })
  const url = `http://127.0.0.1:${port}`
  for (const until = Date.now() + 60_000; ; await new Promise((wait) => setTimeout(wait, 100))) {
    if (child.exitCode !== null || Date.now() > until)
      throw new Error(`${name} does not answer: ${said}`)
    const isThere = await fetch(url).then(
      (answer) => answer.ok,
      () => false,
    )
    if (isThere) return { name, url, pid: child.pid!, stop: () => end(child) }
  }
}

/** What a page has for its reader, without what frameworks write for their own scripts. */
async function countContent(url: string) {
  const html = await (await fetch(url)).text()
  const body = html.slice(html.indexOf('<body')).replace(/<(script|style)[^]*?<\/\1>/g, '')
  return {
    links: body.match(/<a[ >]/g)?.length ?? 0,
    pictures: body.match(/<img /g)?.length ?? 0,
    characters: body
      .replace(/<[^>]*>/g, ' ')
      .replace(/&#?\w+;/g, '-')
      .replace(/\s+/g, ' ').length,
  }
}

/** One note for each page: whether the peers' content is as large as ours, within 15 %. */
export async function compareContent(
  site: Server,
  peers: Peer[],
  pages: Record<string, string>,
): Promise<string[]> {
  if (peers.length === 0) return []
  const notes: string[] = []
  for (const [page, path] of Object.entries(pages)) {
    const ours = await countContent(site.url + path)
    const theirs = await Promise.all(peers.map(({ url }) => countContent(url + path)))
    const kinds = Object.keys(ours) as (keyof typeof ours)[]
    const isSame = theirs.every((counts) =>
      kinds.every((kind) => Math.abs(counts[kind] / ours[kind] - 1) <= 0.15),
    )
    notes.push(
      `${page}, content of ours, ${peers.map(({ name }) => name).join(', ')}: ${kinds
        .map((kind) => `${[ours, ...theirs].map((counts) => counts[kind]).join(', ')} ${kind}`)
        .join('; ')}${isSame ? '' : '; NOT within 15 %: the figures do not compare'}`,
    )
  }
  return notes
}

/** The four pages that the peers have, on the demo. */
export async function findPeerPages(site: Server): Promise<Record<string, string>> {
  const answer = await fetch(`${site.url}/api/v2/Stories?$pageSize=1`)
  const { items } = (await answer.json()) as { items: { url: string }[] }
  const sport = '/sports/football'
  return {
    home: '/',
    schedule: `${sport}/schedule`,
    roster: `${sport}/roster`,
    ...(items[0] && { story: items[0].url }),
  }
}
