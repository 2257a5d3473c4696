import { createHash, randomBytes } from 'node:crypto'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'

type Session = {
  id: string
  cents: number
  currency: string
  name: string
  status: 'open' | 'complete' | 'expired'
  success: string
  cancel: string
  reference: string
  metadata: Record<string, string>
}
export type StripeStandIn = {
  api: string
  key: string
  sessions: Session[]
  /** Every call: 'POST /v1/checkout/sessions'. */
  calls: string[]
  /** Requests that Stripe would have refused. */
  faults: string[]
  /** Every answer is this status, when it is set. */
  down: number | null
  /** Milliseconds until each answer. */
  slow: number
  pay(at?: number): void
  expire(at?: number): void
  stop(): Promise<void>
}

const known =
  /^(?:mode|success_url|cancel_url|client_reference_id|metadata\[\w+\]|payment_intent_data\[metadata\]\[\w+\]|adaptive_pricing\[enabled\]|allowed_payment_method_types\[0\]|line_items\[0\]\[(?:quantity|price_data\]\[(?:currency|unit_amount|product_data\]\[name))\])$/

/**
 * The few Stripe calls of the site, answered on this machine and validated as strictly as by
 * Stripe, and a payment page with a button.
 */
export async function startStripe(): Promise<StripeStandIn> {
  const key = `sk_test_${randomBytes(8).toString('hex')}`
  const byKey = new Map<string, { sha: string; session: Session }>()
  const running: StripeStandIn = {
    api: '',
    key,
    sessions: [],
    calls: [],
    faults: [],
    down: null,
    slow: 0,
    pay: (at = running.sessions.length - 1) => {
      running.sessions[at]!.status = 'complete'
    },
    expire: (at = running.sessions.length - 1) => {
      running.sessions[at]!.status = 'expired'
    },
    stop: async () => {
      server.closeAllConnections()
      await new Promise((done) => server.close(done))
    },
  }
  const shown = (session: Session) => ({
    id: session.id,
    object: 'checkout.session',
    amount_total: session.cents,
    currency: session.currency,
    status: session.status,
    payment_status: session.status === 'complete' ? 'paid' : 'unpaid',
    url: session.status === 'open' ? `${running.api}/c/pay/${session.id}` : null,
    metadata: session.metadata,
  })
  const refuse = (
    response: ServerResponse,
    status: number,
    message: string,
    type = 'invalid_request_error',
  ) => {
    running.faults.push(message)
    json(response, status, { error: { type, message } })
  }

  async function create(request: IncomingMessage, response: ServerResponse) {
    const text = await bodyOf(request)
    const sent = new URLSearchParams(text)
    const idempotency = String(request.headers['idempotency-key'] ?? '')
    if (!idempotency || idempotency.length > 255)
      return refuse(response, 400, 'no idempotency key, or a long one')
    const sha = createHash('sha256').update(text).digest('hex')
    const before = byKey.get(idempotency)
    if (before && before.sha !== sha)
      return refuse(
        response,
        400,
        'the same idempotency key with other parameters',
        'idempotency_error',
      )
    if (before) return json(response, 200, shown(before.session))
    const unknown = [...sent.keys()].find((name) => !known.test(name))
    if (unknown) return refuse(response, 400, `Received unknown parameter: ${unknown}`)
    const [cents, quantity] = [
      Number(sent.get('line_items[0][price_data][unit_amount]')),
      Number(sent.get('line_items[0][quantity]')),
    ]
    if (sent.get('mode') !== 'payment' || !Number.isInteger(cents) || cents * quantity < 50)
      return refuse(response, 400, 'an amount that is none')
    for (const name of ['success_url', 'cancel_url'])
      if (!URL.canParse(sent.get(name) ?? '')) return refuse(response, 400, `${name} is no address`)
    const session: Session = {
      id: `cs_test_${randomBytes(12).toString('hex')}`,
      cents: cents * quantity,
      currency: sent.get('line_items[0][price_data][currency]') ?? '',
      name: sent.get('line_items[0][price_data][product_data][name]') ?? '',
      status: 'open',
      success: sent.get('success_url')!,
      cancel: sent.get('cancel_url')!,
      reference: sent.get('client_reference_id') ?? '',
      metadata: Object.fromEntries(
        [...sent].flatMap(([name, value]) =>
          name.startsWith('metadata[') ? [[name.slice(9, -1), value]] : [],
        ),
      ),
    }
    byKey.set(idempotency, { sha, session })
    running.sessions.push(session)
    return json(response, 200, shown(session))
  }

  const server = createServer(
    (request, response) =>
      void (async () => {
        const path = request.url ?? ''
        const page = running.sessions.find(({ id }) => path === `/c/pay/${id}`)
        if (page && request.method === 'POST') {
          page.status = 'complete'
          return void response.writeHead(303, { location: page.success }).end()
        }
        if (page)
          return void response
            .writeHead(200, { 'content-type': 'text/html; charset=utf-8' })
            .end(
              `<!doctype html><title>Pay</title><h1>Pay ${page.cents}</h1><p>${page.name}</p><form method="post"><button>Pay now</button></form><a href="${page.cancel.replaceAll('&', '&amp;')}">Back</a>`,
            )
        // The browser's own request for an icon.
        if (!path.startsWith('/v1/')) return void response.writeHead(404).end()
        running.calls.push(`${request.method} ${path}`)
        if (running.slow) await new Promise((done) => setTimeout(done, running.slow))
        if (running.down)
          return json(response, running.down, { error: { type: 'api_error', message: 'down' } })
        if (request.headers.authorization !== `Bearer ${key}`)
          return refuse(response, 401, 'Invalid API Key provided')
        if (request.method === 'POST' && path === '/v1/checkout/sessions')
          return create(request, response)
        const asked = running.sessions.find(({ id }) => path === `/v1/checkout/sessions/${id}`)
        return asked
          ? json(response, 200, shown(asked))
          : refuse(response, 404, `no such thing: ${path}`)
      })(),
  )
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  running.api = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  return running
}

const json = (response: ServerResponse, status: number, value: unknown) =>
  void response
    .writeHead(status, { 'content-type': 'application/json', 'request-id': 'req_test' })
    .end(JSON.stringify(value))

async function bodyOf(request: IncomingMessage): Promise<string> {
  const parts: Buffer[] = []
  for await (const part of request as AsyncIterable<Buffer>) parts.push(part)
  return Buffer.concat(parts).toString()
}
