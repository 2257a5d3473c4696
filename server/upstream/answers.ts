import { buildUrl } from '../../src/contract/endpoint.ts'
import { savedAtHeader } from '../../src/contract/messages.ts'
import type { SeoAnswer, SiteSettings } from '../../src/contract/site.schema.ts'
import type { SportRef } from '../../src/contract/sport.schema.ts'
import { withTimeout } from '../../src/domain/with-timeout.ts'
import type { SourceState } from '../content/content-source.ts'
import { Cache, type Dependent } from '../db/cache.ts'
import { parseUpstreamAnswer } from './parse-answer.ts'
import { buildCall, type Call } from './call-asked.ts'
import type { Client } from './client.ts'
import { findFilesUrl } from './configuration.ts'
import type { DefaultsContext } from './defaults.ts'
import type { HttpResponse } from './http-client.ts'
import { FailedCalls } from './failed-calls.ts'
import { UpstreamFailure } from './failure.ts'
import { formIn } from './form-fields.ts'
import { freshnessMs } from './freshness.ts'
import { liveDetailsIn, liveStatsIn, type LiveAround } from './live-fields.ts'
import { LiveVersions } from './live-versions.ts'
import type { RemarkLog } from './remark-log.ts'
import { defaultZone, overSettings, settingsAlone, type Overlays } from './settings.ts'
import { absentFor, isSpecified } from './specified-calls.ts'
import { toStoredAnswer, toKnown, standInFor, type Answer, type Known } from './stored-answer.ts'
import { allTopics, topicsIn } from './topics.ts'

/** Most bytes of an answer, decompressed. */
const mostBytes = 5 * 1024 * 1024
/** Bytes of cached answers, and of remembered failures. */
const maxCacheBytes = 64 * 1024 * 1024
const mostPauses = 5 * 1024 * 1024
/** Milliseconds for which "no data" is cached. */
const noneFor = 5000
/**
 * Milliseconds that a request waits when there is an older answer; the new one is then used for the
 * next request.
 */
const staleAfterMs = 2000
/** Milliseconds after which the last good answer is no longer used. */
const tooOld = 24 * 3600_000

type Parts = {
  client: Client
  overlays: Overlays
  remarks: RemarkLog
  report(error: unknown): void
}

/**
 * The upstream's answers to calls. Each is limited in size, validated, of the requested tenant, and
 * cached as a fallback.
 */
export class Answers {
  #parts: Parts
  #failed: FailedCalls
  /** The last good answers. Only validated ones are stored. */
  readonly kept = new Cache<Answer>({ most: maxCacheBytes, keepsStale: true })
  /** Failed calls are not repeated for a moment. */
  #pauses = new Cache<Dependent & { because: UpstreamFailure }>({
    most: mostPauses,
    keepsStale: true,
  })
  /** Dropped list items, failures, and older answers used, for metrics. */
  readonly counts = { dropped: 0, failed: 0, stoodIn: 0 }
  #versions = new LiveVersions()
  #states = new Map<string, SourceState>()

  constructor(parts: Parts) {
    this.#parts = parts
    this.#failed = new FailedCalls(parts.remarks, parts.report)
  }

  stateOf(tenant: string): SourceState {
    return this.#states.get(tenant) ?? { answeredAt: null, failedAt: null, because: null }
  }

  #note(tenant: string, news: Partial<SourceState>): void {
    this.#states.set(tenant, { ...this.stateOf(tenant), ...news })
  }

  /** Throws an UpstreamFailure when there is no answer, not even an older one. */
  async get(call: Call): Promise<Known> {
    const cachedAnswer = this.kept.stale(call.key)
    const flight = this.kept
      .getOrMake(call.key, call.tenant, () => this.#ask(call, cachedAnswer))
      .then((answer) => toKnown(answer, answer.saved))
    // Prevents an unhandled rejection when an older answer is used.
    flight.catch(() => undefined)
    if (cachedAnswer && cachedAnswer.until > Date.now()) return flight
    const older =
      cachedAnswer &&
      call.row.offline !== 'never' &&
      !cachedAnswer.none &&
      Date.now() - cachedAnswer.at < tooOld
        ? cachedAnswer
        : undefined
    if (!older) return flight
    const answer = await withTimeout(() => flight, null, staleAfterMs)
    if (answer) return answer
    this.counts.stoodIn++
    return toKnown(older, true)
  }

  async #ask(
    call: Call,
    cachedAnswer: Answer | undefined,
  ): Promise<{ entry: Answer; keep: boolean }> {
    const began = Date.now()
    const alone =
      call.name === 'settings'
        ? settingsAlone(this.#parts.overlays(call.tenant), call.tenant)
        : null
    const paused = this.#pauses.get(call.key, began)?.because
    try {
      if (paused) throw paused
      const { tenant, row } = call
      const answer = await this.#parts.client.get({
        tenant,
        path: buildUrl(row, call.query),
        accept: 'application/json',
        deadline: row.timeout,
        most: mostBytes,
        etag: cachedAnswer?.etag ?? null,
      })
      this.#note(tenant, { answeredAt: new Date(began).toISOString() })
      return await this.#take(call, cachedAnswer, answer, began)
    } catch (thrown) {
      // A remembered failure was judged when it happened.
      const error =
        paused ??
        (await this.#failed.judged(call, thrown, {
          isAnswered: cachedAnswer !== undefined && !cachedAnswer.none,
          wasAbsent: this.#pauses.stale(call.key)?.because.kind === 'absent',
          answersSports: () =>
            this.get(buildCall('sports', call.tenant, {})).then(
              ({ saved }) => !saved,
              () => false,
            ),
        }))
      if (
        !paused &&
        error instanceof UpstreamFailure &&
        error.kind !== 'open' &&
        error.kind !== 'busy'
      ) {
        this.counts.failed++
        if (error.kind !== 'absent')
          this.#note(call.tenant, {
            failedAt: new Date().toISOString(),
            because: error.message,
          })
        this.#pauses.put(call.key, {
          tenant: call.tenant,
          topics: [],
          until:
            Date.now() +
            (error.kind === 'absent' && !isSpecified(call.row.path) ? absentFor : standInFor),
          bytes: 0,
          because: error,
        })
      }
      if (!paused) this.#failed.tell(call, error)
      // A department that TENANTS_FILE describes works without the upstream.
      if (alone && !cachedAnswer)
        return {
          entry: toStoredAnswer(call, alone, {
            at: Date.now(),
            until: Date.now() + noneFor,
            topics: allTopics(call.name, call.query),
          }),
          keep: false,
        }
      throw error
    }
  }

  /** What is done to an answer with our field names before it is read by its schema. */
  async #prepare(
    { name, row, tenant, query }: Call,
    overlay: Partial<SiteSettings>,
  ): Promise<(input: unknown) => unknown> {
    if (name === 'settings') return (input) => overSettings(input, overlay, tenant)
    if (name === 'form') return formIn
    if (name !== 'liveStats' && name !== 'liveDetails') return (input) => input
    const settings = await this.get(buildCall('settings', tenant, {})).catch(() => null)
    const school = (settings?.value ?? overlay) as Partial<SiteSettings>
    const around: LiveAround = {
      names: [school.schoolName, school.name, school.shortName, school.abbreviation].map(
        (schoolName) => schoolName ?? '',
      ),
      remark: (remarks) => this.#parts.remarks.add(row.path, tenant, remarks),
      versioned: (live) => this.#versions.of(`${tenant} ${name}`, live),
    }
    return name === 'liveStats'
      ? (input) => liveStatsIn(input, around)
      : (input) => liveDetailsIn(input, Number(query['gameId']), around)
  }

  async #take(
    call: Call,
    cachedAnswer: Answer | undefined,
    { status, headers, body }: HttpResponse,
    began: number,
  ): Promise<{ entry: Answer; keep: boolean }> {
    const now = Date.now()
    if (status === 304) {
      if (!cachedAnswer)
        throw new UpstreamFailure(
          'body',
          `${call.row.path} was answered with 304, which was not requested`,
        )
      return {
        entry: { ...cachedAnswer, at: began, until: now + freshnessMs(call.row, headers) },
        keep: true,
      }
    }
    const overlay = this.#parts.overlays(call.tenant)
    const around: DefaultsContext = {
      asked: call.query,
      files: findFilesUrl(overlay),
      zone: overlay.timeZone ?? defaultZone,
      sports: [],
    }
    const prepare = await this.#prepare(call, overlay)
    const read = () => parseUpstreamAnswer(call, status, headers, body, around, prepare)
    let answer = read()
    let other: Known | null | undefined
    // Repeats it with the answer of another call, if this one needs it.
    if (around.lacks && around.lacks !== call.name) {
      other = await this.get(buildCall(around.lacks, call.tenant, {})).catch(() => null)
      if (around.lacks === 'seo') around.seo = (other?.value ?? null) as SeoAnswer | null
      else around.sports = (other?.value ?? []) as SportRef[]
      answer = read()
    }
    const { value, remarks, isNone } = answer
    const isWhole = other === undefined || (other !== null && !other.saved)
    this.counts.dropped += remarks.filter(({ instead }) => instead === 'left out').length
    this.#parts.remarks.add(call.row.path, call.tenant, remarks)
    // An upstream may itself have an upstream. An older answer of that one is not cached as new.
    const savedAt = Date.parse(headers[savedAtHeader] as string)
    if (!Number.isNaN(savedAt))
      return {
        entry: toStoredAnswer(call, value, { at: savedAt, saved: true, until: now + standInFor }),
        keep: false,
      }
    return {
      entry: toStoredAnswer(call, value, {
        etag: headers.etag ?? null,
        at: began,
        none: isNone,
        topics: [...topicsIn(call.name, call.query, value), ...(other?.topics ?? [])],
        until: Math.min(
          now + (isNone ? noneFor : freshnessMs(call.row, headers)),
          other?.until ?? Number.POSITIVE_INFINITY,
        ),
      }),
      // Calls that count (an impression, a click) are sent each time.
      keep:
        isWhole && (call.row.staleTimeSeconds > 0 || call.row.path.startsWith('/api/v2/LiveStats')),
    }
  }
}
