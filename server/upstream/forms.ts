import { z } from 'zod'
import { SubmissionTaken, type Submission } from '../../src/contract/forms.schema.ts'
import type { FormAnswer } from '../content/content-source.ts'
import { Semaphore } from '../db/semaphore.ts'
import type { Client } from './client.ts'
import type { HttpResponse, SendPost } from './http-client.ts'
import { UpstreamFailure } from './failure.ts'
import { sanitizeDeep } from './sanitize.ts'
import { parseRetryAfter } from './retry.ts'

/** Concurrent submissions passed on, and most that may wait. */
const [atOnce, mostWaiting] = [16, 300]
/** Milliseconds until the upstream has answered: less than the sender's browser waits. */
const deadline = 10_000

/** Statuses with an answer for the sender. */
const good = new Set([200, 201, 404, 409, 422, 429])
const Refusal = z.object({
  detail: z.string().max(2000),
  problems: z
    .array(z.object({ name: z.string(), message: z.string() }))
    .max(500)
    .optional(),
  formStatus: z.enum(['active', 'pending', 'closed', 'full']).optional(),
  closedMessage: z.string().optional(),
})

/** Passes on forms to a Fieldhouse upstream, which stores each once under its key. */
export class Forms {
  #client: Client
  #post: SendPost
  #turns = new Semaphore(atOnce, mostWaiting)

  constructor(client: Client, post: SendPost) {
    this.#client = client
    this.#post = post
  }

  /**
   * Throws UpstreamFailure without an answer: it is unknown whether it was stored, so it must be
   * sent again.
   */
  async send(
    tenant: string,
    formId: number,
    submission: Submission,
    address: string,
  ): Promise<FormAnswer> {
    if (this.#turns.full) throw new UpstreamFailure('busy', 'too many forms wait for the upstream')
    return this.#turns.run(async () => {
      const once = () => this.#once(tenant, formId, JSON.stringify(submission), address)
      // A kept-alive connection may just have been closed, so it is retried; the key makes sure
      // that it is stored once.
      return answerOf(
        await once().catch((error: unknown) =>
          error instanceof UpstreamFailure && error.kind === 'network'
            ? once()
            : Promise.reject(error as Error),
        ),
      )
    })
  }

  #once(tenant: string, formId: number, body: string, address: string): Promise<HttpResponse> {
    const ask = {
      tenant,
      path: `/api/v2/Forms/${formId}/submissions`,
      accept: 'application/json',
      deadline,
    }
    return this.#client.post(ask, good, (url, headers, signal) =>
      this.#post(
        url,
        {
          ...headers,
          'content-type': 'application/json',
          'accept-encoding': 'identity',
          'visitor-address': address,
        },
        body,
        signal,
      ),
    )
  }
}

function answerOf({ status, headers, body }: HttpResponse): FormAnswer {
  let json: unknown
  try {
    json = sanitizeDeep(JSON.parse(body.toString()))
  } catch {
    json = undefined
  }
  if (status < 300) {
    // Payment is on the upstream's own pages, so only the amount due is shown here.
    const submission = SubmissionTaken.safeParse({ ...(json as object), payUrl: null })
    if (submission.success) return { status: status as 200 | 201, taken: submission.data }
  } else {
    const refusal = Refusal.safeParse(json)
    if (refusal.success)
      return {
        status: status as 404 | 409 | 422 | 429,
        ...refusal.data,
        retryAfter: parseRetryAfter(headers['retry-after'], Date.now()),
      }
  }
  throw new UpstreamFailure('body', `a form was answered with ${status} and an invalid answer`, {
    status,
  })
}
