import * as api from '../../src/contract/api.ts'
import type { ApiName } from '../../src/contract/api.ts'
import { urlOf, type Endpoint } from '../../src/contract/endpoint.ts'
import { savedAtHeader } from '../../src/contract/messages.ts'
import type { LiveGame, LiveStats } from '../../src/contract/live.schema.ts'
import type { Submission } from '../../src/contract/forms.schema.ts'
import type {
  ContentSource,
  FileAsked,
  FileThere,
  FormAnswer,
  Found,
} from '../content/content-source.ts'
import type { ReadContext } from '../content/read-context.ts'
import { today } from '../content/running.ts'
import type { PictureType } from '../content/files/pictures.ts'
import { allTopics, topicsIn } from './topics.ts'
import { answerIn } from './answer-in.ts'
import type { Client } from './client.ts'
import type { Exchanged } from './exchange.ts'
import { UpstreamFailure } from './failure.ts'
import { freshFor } from './freshness.ts'
import { KeptAnswers, type KeptAnswer } from './kept-answers.ts'
import type { Files } from './files.ts'
import type { Forms } from './forms.ts'
import type { Pictures } from './pictures.ts'
import { Pauses } from './pauses.ts'
import { overSettings, settingsAlone, type Overlays } from './settings.ts'

/** Bytes of an answer, unpacked. */
const mostBytes = 5 * 1024 * 1024
/**
 * Milliseconds for which "there is none" is kept, and for which an older answer stands in before a
 * newer one is tried for.
 */
const noneFor = 5000
const standInFor = 1000
/**
 * Milliseconds that a reader waits for news of what we have an older answer of; the newer one still
 * comes, for the next reader.
 */
const patience = 2000
/** Milliseconds after which even the last good answer says too little. */
const tooOld = 24 * 3600_000

type Call = {
  name: ApiName
  row: Endpoint
  tenant: string
  query: Record<string, unknown>
  key: string
}
type Known = Found & { until: number; topics: string[] }
type Parts = {
  client: Client
  pictures: Pictures
  files: Files
  forms: Forms
  overlays: Overlays
  report(fault: unknown): void
  now?: () => number
  kept?: KeptAnswers
}

/**
 * The upstream of CONTENT_API_URL, as a place of content: every answer is bounded, in its shape, of
 * the tenant that was asked for, and kept for when there is none.
 */
export class Upstream implements ContentSource {
  #parts: Parts
  #now: () => number
  #flights = new Map<string, Promise<Known>>()
  #pauses: Pauses
  #changed = new Map<string, number>()
  readonly kept: KeptAnswers
  /**
   * What has been left out of lists, and the answers that stood in for newer ones, for the metrics.
   */
  counts = { dropped: 0, failed: 0, stoodIn: 0 }

  constructor(parts: Parts) {
    this.#parts = parts
    this.#now = parts.now ?? Date.now
    this.kept = parts.kept ?? new KeptAnswers()
    this.#pauses = new Pauses(standInFor, this.#now)
  }

  async ask(name: ApiName, reading: ReadContext, query: unknown): Promise<Found> {
    const { value, at, saved, until, topics } = await this.#answer(
      callOf(name, reading.tenant, await dated(name, reading, query as Record<string, unknown>)),
    )
    reading.touch(...topics)
    reading.changesAt(Math.max(until, reading.now.getTime() + 1))
    return { value, at, saved }
  }

  async liveGames(tenant: string, ids?: number[]): Promise<LiveGame[]> {
    const { value } = await this.#answer(callOf('liveStats', tenant, {}))
    return (value as LiveStats).Games.map(({ Live }) => Live).filter(
      ({ gameId }) => !ids || ids.includes(gameId),
    )
  }

  picture(tenant: string, path: string): Promise<{ type: PictureType; bytes: Buffer } | null> {
    return this.#parts.pictures.get(tenant, path)
  }

  sendForm(
    tenant: string,
    formId: number,
    submission: Submission,
    address: string,
  ): Promise<FormAnswer> {
    return this.#parts.forms.send(tenant, formId, submission, address)
  }

  file(tenant: string, asked: FileAsked): Promise<FileThere> {
    return this.#parts.files.get(tenant, asked)
  }

  /** What was written elsewhere, or happened: those answers are asked for again. */
  expire(tenant: string, topics: string[]): void {
    this.#changed.set(tenant, this.#now())
    this.kept.expire(tenant, topics)
  }

  async #answer(call: Call): Promise<Known> {
    const kept = this.kept.get(call.key)
    if (kept && kept.freshUntil > this.#now()) return this.#known(kept, false)
    const flight = this.#fly(call, kept)
    const older =
      kept && call.row.offline === 'keep' && !kept.none && this.#now() - kept.at < tooOld
        ? kept
        : undefined
    if (!older) return flight
    let late: NodeJS.Timeout | undefined
    try {
      return await Promise.race([
        flight,
        new Promise<never>((_, reject) => {
          late = setTimeout(
            () => reject(new UpstreamFailure('late', 'the upstream is slow')),
            patience,
          )
        }),
      ])
    } catch {
      this.counts.stoodIn++
      return this.#known(older, true)
    } finally {
      clearTimeout(late)
    }
  }

  /** One request for all who ask the same of the same tenant at the same time. */
  #fly(call: Call, kept: KeptAnswer | undefined): Promise<Known> {
    const known = this.#flights.get(call.key)
    if (known) return known
    const flight = this.#ask(call, kept).finally(() => this.#flights.delete(call.key))
    // Somebody waits for it, or has taken an older answer: then nobody minds.
    flight.catch(() => undefined)
    this.#flights.set(call.key, flight)
    return flight
  }

  async #ask(call: Call, kept: KeptAnswer | undefined): Promise<Known> {
    const began = this.#now()
    const alone =
      call.name === 'settings'
        ? settingsAlone(this.#parts.overlays(call.tenant), call.tenant)
        : null
    const paused = this.#pauses.of(call.key)
    try {
      if (paused) throw paused
      const { tenant, row } = call
      const answer = await this.#parts.client.get({
        tenant,
        path: urlOf(row, call.query),
        accept: 'application/json',
        deadline: row.timeout,
        most: mostBytes,
        etag: kept?.etag ?? null,
      })
      return this.#take(call, kept, answer, began)
    } catch (fault) {
      if (
        !paused &&
        fault instanceof UpstreamFailure &&
        fault.kind !== 'open' &&
        fault.kind !== 'busy'
      ) {
        this.counts.failed++
        this.#pauses.after(call.key, fault)
      }
      if (!paused) this.#parts.report(fault)
      // A department that is described whole in TENANTS_FILE stands without the upstream.
      if (alone && !kept)
        return {
          value: alone,
          at: this.#now(),
          saved: false,
          until: this.#now() + noneFor,
          topics: allTopics(call.name, call.query),
        }
      throw fault
    }
  }

  #take(
    call: Call,
    kept: KeptAnswer | undefined,
    { status, headers, body }: Exchanged,
    began: number,
  ): Known {
    const now = this.#now()
    if (status === 304) {
      if (!kept)
        throw new UpstreamFailure(
          'body',
          `${call.row.path} was answered with 304, which was not asked for`,
        )
      Object.assign(kept, {
        at: began,
        freshUntil: this.#changedSince(call.tenant, began)
          ? now
          : now + freshFor(call.row, headers),
      })
      return this.#known(kept, false)
    }
    const { value, dropped, because, isNone } = answerIn(call, status, headers, body, (input) =>
      call.name === 'settings'
        ? overSettings(input, this.#parts.overlays(call.tenant), call.tenant)
        : input,
    )
    if (dropped > 0) {
      this.counts.dropped += dropped
      this.#parts.report(
        new Error(
          `upstream: ${dropped} items of ${call.row.path} (${call.tenant}) were left out, the first because ${because}`,
        ),
      )
    }
    // An upstream that has an upstream: what it gives as an older answer is one here, too, and is
    // not kept as news.
    const savedAt = Date.parse(headers[savedAtHeader] as string)
    if (!Number.isNaN(savedAt))
      return { value, at: savedAt, saved: true, until: now + standInFor, topics: [] }
    const entry: KeptAnswer = {
      tenant: call.tenant,
      body: Buffer.from(JSON.stringify(value)),
      etag: headers.etag ?? null,
      at: began,
      none: isNone,
      topics: topicsIn(call.name, call.query, value),
      freshUntil: this.#changedSince(call.tenant, began)
        ? now
        : now + (isNone ? noneFor : freshFor(call.row, headers)),
    }
    // What counts something (an impression, a click) is asked each time.
    if (call.row.fresh > 0 || call.row.path.startsWith('/api/v2/LiveStats'))
      this.kept.put(call.key, entry)
    return this.#known(entry, false)
  }

  /** Then an answer that was on its way may be from before: it is given out and asked for again. */
  #changedSince(tenant: string, began: number): boolean {
    return (this.#changed.get(tenant) ?? 0) >= began
  }

  #known({ body, at, freshUntil, topics }: KeptAnswer, saved: boolean): Known {
    return {
      value: JSON.parse(body.toString()) as unknown,
      at,
      saved,
      until: saved ? this.#now() + standInFor : freshUntil,
      topics,
    }
  }
}

const rows: Record<ApiName, Endpoint> = { ...api }

/**
 * The family's calendar has no month without a day: the month that is on is that of the
 * department's own today.
 */
const dated = async (
  name: ApiName,
  reading: ReadContext,
  query: Record<string, unknown>,
): Promise<Record<string, unknown>> =>
  name === 'calendarMonth' && !query['date'] ? { ...query, date: await today(reading) } : query

/** One call of one tenant; who asks the same in another order asks the same. */
function callOf(name: ApiName, tenant: string, asked: Record<string, unknown>): Call {
  const query = Object.fromEntries(
    Object.entries(asked)
      .filter(([, value]) => value !== undefined && value !== null)
      .toSorted(([a], [b]) => (a < b ? -1 : 1)),
  )
  return { name, row: rows[name], tenant, query, key: `${tenant}|${name}|${JSON.stringify(query)}` }
}
