import { z } from 'zod'
import { PushSubscription, NotificationPreferences } from '../../src/contract/follow.schema.ts'
import { enqueue, hasQueuedJob } from '../content/push/push-jobs.ts'
import {
  readSubscriber,
  removeSubscriber,
  saveSubscriber,
  hashEndpoint,
} from '../content/push/push-subscribers.ts'
import { settingsToTell } from '../content/push/told-content.ts'
import { ReadContext } from '../content/read-context.ts'
import { readBody } from '../http/body.ts'
import { ownerNetwork } from '../http/client-address.ts'
import type { RateLimit } from '../content/rate-counts.ts'
import { recordBaseline } from '../push/game-updates.ts'
import { maySendTo } from '../push/keys.ts'
import { jobFor, buildMessage } from '../push/messages.ts'
import type { Push } from '../push/open-push.ts'
import { problem } from './problem.ts'
import { RateLimiters } from './rate-limiters.ts'
import type { RequestContext, Router } from './router.ts'

const maxBodyBytes = 32 * 1024
/**
 * New browsers of one address: a school may share one, and invented subscriptions come from few.
 */
const newOf = (subject: string): RateLimit[] => [
  { action: 'push minute', subject, max: 60, windowMs: 60_000 },
  { action: 'push day', subject, max: 600, windowMs: 86_400_000 },
]
/** Milliseconds between two test messages that a browser requests. */
const betweenTests = 10_000

const Known = z.object({ endpoint: z.string().max(2048) })
const Wanted = z.object({ subscription: PushSubscription, wishes: NotificationPreferences })

/**
 * `/api/v2/push/…`, for pages of this site only. A browser's endpoint is its secret, so it is sent
 * in bodies and never in a URL. `GET key`: the key to subscribe with. `PUT subscription`: replaces
 * the preferences. `POST subscription`: what is stored for a browser (404: nothing, subscribe
 * again). `DELETE subscription`. `POST test`: sends one message now.
 */
export function pushRoutes(router: Router, push: Push): void {
  const rates = new RateLimiters(push.store)
  router.get('/api/v2/push/key', () => json({ publicKey: push.publicKey }))
  router.on(['PUT', 'POST', 'DELETE'], '/api/v2/push/subscription', ({ env }) =>
    answer(env, 'subscription', push, rates),
  )
  router.post('/api/v2/push/test', ({ env }) => answer(env, 'test', push, rates))
}

async function answer(
  { request, tenant, address }: RequestContext,
  action: 'subscription' | 'test',
  push: Push,
  rates: RateLimiters,
): Promise<Response> {
  const { method } = request
  // A request without this header does not come from a browser, so it is not cross-site forgery.
  const site = request.headers.get('sec-fetch-site')
  const from = request.headers.get('origin')
  if (
    (site !== null && site !== 'same-origin') ||
    (from !== null && URL.canParse(from) && new URL(from).host !== request.headers.get('host'))
  )
    return problem(403, 'only pages of this site may subscribe')
  if (!/^application\/json\b/i.test(request.headers.get('content-type') ?? ''))
    return problem(415, 'send JSON with content-type: application/json')
  const bytes = await readBody(request, maxBodyBytes)
  if (bytes === 'too large') return problem(413, `a subscription has at most ${maxBodyBytes} bytes`)
  const body = parsed(bytes)
  if (body === undefined) return problem(400, 'the body is not valid JSON')

  if (action === 'subscription' && method === 'PUT')
    return subscribe(body, { tenant, address }, push, rates)
  const parsedBody = Known.safeParse(body)
  if (!parsedBody.success) return invalidBody(parsedBody.error)
  const { endpoint } = parsedBody.data
  if (method === 'DELETE') {
    await removeSubscriber(push.store, tenant, hashEndpoint(endpoint))
    push.subscribersChanged(tenant)
    return new Response(null, { status: 204, headers: { 'cache-control': 'no-store' } })
  }
  const state = await readSubscriber(push.store, tenant, endpoint)
  if (!state)
    return problem(404, 'this browser is not known; send its subscription and preferences with PUT')
  if (action === 'subscription') return json(state)
  const name = (await settingsToTell(new ReadContext(push.store, tenant)))?.name ?? ''
  const message = buildMessage(
    'test',
    { title: name, body: 'Notifications reach this device.' },
    `${push.origins(tenant)}/notifications`,
    'test',
  )
  const id = hashEndpoint(endpoint)
  // A push service that receives too many messages slows down delivery to all subscribers.
  const lately =
    state.deliveredAt !== null && Date.now() - Date.parse(state.deliveredAt) < betweenTests
  if (lately || (await hasQueuedJob(push.store, tenant, id, 'test')))
    return problem(429, 'a message was sent a moment ago; wait ten seconds', {
      'retry-after': String(betweenTests / 1000),
    })
  const job = jobFor({ id, wishes: state.wishes }, 'test', message, Date.now())
  if (job) await enqueue({ db: push.store.of(tenant), tenant }, [job])
  push.wake()
  return json({ sent: true }, 202)
}

async function subscribe(
  body: unknown,
  { tenant, address }: Pick<RequestContext, 'tenant' | 'address'>,
  { store, ownOrigins, report, subscribersChanged }: Push,
  rates: RateLimiters,
): Promise<Response> {
  const parsedBody = Wanted.safeParse(body)
  if (!parsedBody.success) return invalidBody(parsedBody.error)
  const { subscription, wishes } = parsedBody.data
  if (!maySendTo(subscription.endpoint, ownOrigins))
    return problem(422, 'subscription.endpoint: must be at a push service that this site sends to')
  if (!(await readSubscriber(store, tenant, subscription.endpoint))) {
    const wait = await rates.take(tenant, newOf(address))
    if (wait > 0)
      return problem(429, 'too many new subscriptions from your network; try again later', {
        'retry-after': String(Math.ceil(wait / 1000)),
      })
  }
  try {
    await recordBaseline(store, tenant, wishes)
  } catch (error) {
    // Without it what is already so would be sent as news.
    report(error)
    return problem(503, 'notifications cannot be turned on right now; try again in a minute', {
      'retry-after': '60',
    })
  }
  const state = await saveSubscriber(store, tenant, subscription, wishes, ownerNetwork(address))
  subscribersChanged(tenant)
  return state === 'full'
    ? problem(503, 'no more subscriptions are accepted right now; try again in a minute', {
        'retry-after': '60',
      })
    : json(state)
}

const json = (value: unknown, status = 200): Response =>
  Response.json(value, { status, headers: { 'cache-control': 'no-store' } })

const invalidBody = (error: z.ZodError): Response =>
  problem(
    400,
    error.issues
      .map(({ path, message }) => [path.join('.'), message].filter(Boolean).join(': '))
      .join('; '),
  )

function parsed(bytes: Uint8Array): unknown {
  try {
    return JSON.parse(Buffer.from(bytes).toString('utf8'))
  } catch {
    return undefined
  }
}
