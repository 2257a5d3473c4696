import sharp from 'sharp'
import type { SiteSettings } from '../../src/contract/schema/site.ts'
import { tenantHeader } from '../../src/contract/messages.ts'
import { readPictureBytes } from '../content/picture-bytes.ts'
import { Reading } from '../content/reading.ts'
import { call } from '../api/call.ts'
import { elsewhereOf } from '../content/elsewhere.ts'
import type { Store } from '../db/store.ts'

/** The icons of an installed site. `any` is the mark alone, `maskable` stands on the brand inside the safe zone, `apple` is opaque. */
export const iconSizes = [
  { purpose: 'any', size: 192 },
  { purpose: 'any', size: 512 },
  { purpose: 'maskable', size: 512 },
] as const

/** Share of the icon that the mark fills: a maskable icon may be cut to a circle of 80 %. */
const fill = { any: 0.96, maskable: 0.62, apple: 0.78 }
const path = /^\/icons\/(any|maskable|apple)-(180|192|512)\.png$/
const made = new Map<string, Promise<Buffer>>()

/** `GET /icons/<purpose>-<size>.png`: drawn from the tenant's mark, kept in memory. Undefined for other paths. */
export async function iconResponse(store: Store, tenant: string, pathname: string): Promise<Response | undefined> {
  const [, purpose, size] = path.exec(pathname) ?? []
  if (!purpose || !size) return undefined
  const settings = (await call('settings', new Reading(store, tenant), {})) as SiteSettings | null
  if (!settings) return new Response('Not found', { status: 404 })
  const key = [tenant, purpose, size, settings.logo?.url, settings.colours.brand].join('|')
  const making = made.get(key) ?? draw(store, settings, purpose as keyof typeof fill, Number(size))
  made.set(key, making)
  making.catch(() => made.delete(key))
  return new Response(new Uint8Array(await making), { headers: { 'content-type': 'image/png', 'cache-control': 'public, max-age=86400', [tenantHeader]: tenant } })
}

async function draw(store: Store, settings: SiteSettings, purpose: keyof typeof fill, size: number): Promise<Buffer> {
  const ground = purpose === 'any' ? { r: 0, g: 0, b: 0, alpha: 0 } : settings.colours.brand
  const inner = Math.round(size * fill[purpose])
  const mark = settings.logo ? await sharp(await sourceOf(store, settings), { limitInputPixels: 40e6 }).resize(inner, inner, { fit: 'contain', background: '#00000000' }).png().toBuffer() : await plainMark(settings, inner)
  return sharp({ create: { width: size, height: size, channels: 4, background: ground } }).composite([{ input: mark, gravity: 'centre' }]).png().toBuffer()
}

const sourceOf = async (store: Store, { tenant, logo }: SiteSettings): Promise<Buffer> => {
  const elsewhere = elsewhereOf(store)
  if (!elsewhere) return readPictureBytes(store, tenant, logo!.url.split('/').at(-1)!)
  const found = await elsewhere.picture(tenant, logo!.url.startsWith('/images/at-') ? logo!.url : `${logo!.url}/640.png`)
  if (!found) throw new Error(`the mark of ${tenant} is not at its upstream: ${logo!.url}`)
  return found.bytes
}

/** A department without a mark gets a disc of its second colour. */
const plainMark = ({ colours }: SiteSettings, size: number) =>
  sharp(Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 10 10" width="${size}" height="${size}"><circle cx="5" cy="5" r="5" fill="${colours.brand}"/><circle cx="5" cy="5" r="3.4" fill="${colours.second}"/></svg>`)).png().toBuffer()
