import * as api from '../../src/contract/api.ts'
import type { ApiName } from '../../src/contract/api.ts'
import { urlOf, type Endpoint } from '../../src/contract/endpoint.ts'
import { savedAtHeader } from '../../src/contract/messages.ts'
import type { LiveGame, LiveStats } from '../../src/contract/live.schema.ts'
import type { SeoAnswer, SiteSettings } from '../../src/contract/site.schema.ts'
import type { SportRef } from '../../src/contract/sport.schema.ts'
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
import { Cache, type Dependent } from '../db/cache.ts'
import type { PictureType } from '../content/files/pictures.ts'
import { allTopics, topicsIn } from './topics.ts'
import { answerIn } from './answer-in.ts'
import type { Client } from './client.ts'
import { filesOf } from './configuration.ts'
import type { Exchanged } from './exchange.ts'
import { UpstreamFailure } from './failure.ts'
import type { Surroundings } from './defaults.ts'
import { freshFor } from './freshness.ts'
import { fromEvent } from './game-center.ts'
import { absentFor, isSpecified } from './specified-calls.ts'
import type { Files } from './files.ts'
import type { Forms } from './forms.ts'
import { liveDetailsIn, liveStatsIn, type LiveAround } from './live-fields.ts'
import { LiveVersions } from './live-versions.ts'
import { mayBeOn, withLive } from './with-live.ts'
import type { Pictures } from './pictures.ts'
import type { RemarkLog } from './remark-log.ts'
import { defaultZone, overSettings, settingsAlone, type Overlays } from './settings.ts'

/** Most bytes of an answer, decompressed. */
const mostBytes = 5 * 1024 * 1024
/** Bytes of cached answers, and of remembered failures. */
const mostKept = 64 * 1024 * 1024
const mostPauses = 5 * 1024 * 1024
/**
 * Milliseconds for which "no data" is cached, and for which an older answer is used before the next
 * attempt.
 */
const noneFor = 5000
const standInFor = 1000
/**
 * Milliseconds that a request waits when there is an older answer; the new one is then used for the
 * next request.
 */
const patience = 2000
/** Milliseconds after which the last good answer is no longer used. */
const tooOld = 24 * 3600_000

/** Statuses by which a server says that it does not know a call, or does not offer it. */
const refusals: ReadonlySet<number> = new Set([400, 403, 404, 405, 410, 501])

type Call = {
  name: ApiName
  row: Endpoint
  tenant: string
  query: Record<string, unknown>
  key: string
}
type Known = Found & { until: number; topics: Iterable<string> }
/** A validated answer. */
type Answer = Dependent & {
  /** JSON in our shape. */
  body: Buffer
  etag: string | null
  /** When it was valid. */
  at: number
  /** No data. Never used as an older answer. */
  none: boolean
  /** The upstream marked it as an older answer. */
  saved: boolean
}
type Parts = {
  client: Client
  pictures: Pictures
  files: Files
  forms: Forms
  overlays: Overlays
  remarks: RemarkLog
  report(fault: unknown): void
}

/**
 * The upstream of CONTENT_API_URL as a content source. Each answer is limited in size, validated,
 * of the requested tenant, and cached as a fallback.
 */
export class Upstream implements ContentSource {
  #parts: Parts
  /** The last good answers. Only validated ones are stored. */
  readonly kept = new Cache<Answer>({ most: mostKept, keepsStale: true })
  /** Failed calls are not repeated for a moment. */
  #pauses = new Cache<Dependent & { because: UpstreamFailure }>({ most: mostPauses })
  /** Dropped list items, failures, and older answers used, for metrics. */
  counts = { dropped: 0, failed: 0, stoodIn: 0 }

  #versions = new LiveVersions()
  /** Paths of calls that the upstream was found not to have. */
  #absent = new Set<string>()

  constructor(parts: Parts) {
    this.#parts = parts
  }

  async ask(name: ApiName, context: ReadContext, query: unknown): Promise<Found> {
    const asked = query as Record<string, unknown>
    const answer = async (name: ApiName, asked: Record<string, unknown>): Promise<Found> => {
      const { value, at, saved, until, topics } = await this.#answer(
        callOf(name, context.tenant, await dated(name, context, asked)),
      )
      context.touch(...topics)
      context.changesAt(Math.max(until, context.now.getTime() + 1))
      return { value, at, saved }
    }
    const found = await answer(name, asked)
    if (found.value !== null) {
      if (name === 'liveStats' || !mayBeOn(found.value, context.now)) return found
      const live = await answer('liveStats', {}).catch(() => null)
      return live ? { ...found, value: withLive(found.value, live.value as LiveStats) } : found
    }
    const made = await fromEvent(name, Number(asked['gameId']), answer, context.now)
    if (!made) return found
    const at = Math.min(...made.from.map((one) => one.at))
    return { value: made.value, at, saved: made.from.some((one) => one.saved) }
  }

  /** A failure is logged; the visitor has nothing to do with it. */
  async count(tenant: string, name: ApiName, query: Record<string, unknown>): Promise<void> {
    const { row } = callOf(name, tenant, query)
    await this.#parts.client
      .count({ tenant, path: urlOf(row, query), accept: 'application/json', deadline: row.timeout })
      .catch((fault: unknown) => this.#parts.report(fault))
  }

  async liveGames(tenant: string, ids?: number[]): Promise<LiveGame[]> {
    const { value } = await this.#answer(callOf('liveStats', tenant, {}))
    return (value as LiveStats).Games.map(({ Live }) => Live).filter(
      ({ gameId }) => !ids || ids.includes(gameId),
    )
  }

  async picture(
    tenant: string,
    path: string,
  ): Promise<{ type: PictureType; bytes: Buffer } | null> {
    try {
      return await this.#parts.pictures.get(tenant, path)
    } catch (fault) {
      // At most one line a minute.
      this.#parts.report(fault)
      throw fault
    }
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

  /** Makes answers of these topics outdated, so that they are requested again. */
  expire(tenant: string, topics: string[]): void {
    this.kept.drop(tenant, topics)
  }

  async #answer(call: Call): Promise<Known> {
    const kept = this.kept.stale(call.key)
    const flight = this.kept
      .getOrMake(call.key, call.tenant, () => this.#ask(call, kept))
      .then((answer) => known(answer, answer.saved))
    // Prevents an unhandled rejection when an older answer is used.
    flight.catch(() => undefined)
    if (kept && kept.until > Date.now()) return flight
    const older =
      kept && call.row.offline === 'keep' && !kept.none && Date.now() - kept.at < tooOld
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
      return known(older, true)
    } finally {
      clearTimeout(late)
    }
  }

  async #ask(call: Call, kept: Answer | undefined): Promise<{ entry: Answer; keep: boolean }> {
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
        path: urlOf(row, call.query),
        accept: 'application/json',
        deadline: row.timeout,
        most: mostBytes,
        etag: kept?.etag ?? null,
      })
      return await this.#take(call, kept, answer, began)
    } catch (thrown) {
      // A remembered failure was judged when it happened.
      const fault = paused ?? (await this.#judged(call, thrown, kept))
      if (
        !paused &&
        fault instanceof UpstreamFailure &&
        fault.kind !== 'open' &&
        fault.kind !== 'busy'
      ) {
        this.counts.failed++
        this.#pauses.put(call.key, {
          tenant: call.tenant,
          topics: [],
          until:
            Date.now() +
            (fault.kind === 'absent' && !isSpecified(call.row.path) ? absentFor : standInFor),
          bytes: 0,
          because: fault,
        })
      }
      if (!paused) this.#tell(call, fault)
      // A department that TENANTS_FILE describes works without the upstream.
      if (alone && !kept)
        return {
          entry: answerOf(call, alone, {
            at: Date.now(),
            until: Date.now() + noneFor,
            topics: allTopics(call.name, call.query),
          }),
          keep: false,
        }
      throw fault
    }
  }

  /**
   * The failure of a call; `absent` when its part of the site is empty and the page stands. That is
   * an answer that cannot be read, except the list of sports; and a call that no specification
   * names, was never answered and is not there or answers something else, while the list of sports
   * is answered, because a broken upstream sends error pages for everything.
   */
  async #judged(call: Call, fault: unknown, kept: Answer | undefined): Promise<unknown> {
    if (!(fault instanceof UpstreamFailure)) return fault
    const { kind, message, status, broken } = fault
    const asAbsent = () => new UpstreamFailure('absent', message, { status, broken })
    if (kind === 'shape') return call.name === 'sports' ? fault : asAbsent()
    const isRefused = kind === 'status' && refusals.has(status ?? 0)
    if (kind !== 'absent' && kind !== 'body' && !isRefused) return fault
    const isOptional =
      !isSpecified(call.row.path) &&
      (!kept || kept.none) &&
      (await this.#answer(callOf('sports', call.tenant, {})).then(
        ({ saved }) => !saved,
        () => false,
      ))
    if (isOptional) return asAbsent()
    return kind === 'absent'
      ? new UpstreamFailure(status === null ? 'body' : 'status', message, { status })
      : fault
  }

  /** Reports a failure; that the upstream does not have a call is reported once. */
  #tell({ row: { path }, tenant }: Call, fault: unknown): void {
    if (!(fault instanceof UpstreamFailure)) return this.#parts.report(fault)
    if (fault.broken) return this.#parts.remarks.add(path, tenant, [fault.broken])
    if (fault.kind !== 'absent') return this.#parts.report(fault)
    if (this.#absent.has(path)) return
    this.#absent.add(path)
    this.#parts.report(
      new Error(
        `${fault.message}; the specification does not name this call: its part of the site ` +
          'stays empty',
      ),
    )
  }

  /** What is done to an answer with our field names before it is read by its schema. */
  async #prepare(
    { name, row, tenant, query }: Call,
    overlay: Partial<SiteSettings>,
  ): Promise<(input: unknown) => unknown> {
    if (name === 'settings') return (input) => overSettings(input, overlay, tenant)
    if (name !== 'liveStats' && name !== 'liveDetails') return (input) => input
    const settings = await this.#answer(callOf('settings', tenant, {})).catch(() => null)
    const of = (settings?.value ?? overlay) as Partial<SiteSettings>
    const around: LiveAround = {
      names: [of.schoolName, of.name, of.shortName, of.abbreviation].map((one) => one ?? ''),
      remark: (remarks) => this.#parts.remarks.add(row.path, tenant, remarks),
      versioned: (live) => this.#versions.of(`${tenant} ${name}`, live),
    }
    return name === 'liveStats'
      ? (input) => liveStatsIn(input, around)
      : (input) => liveDetailsIn(input, Number(query['gameId']), around)
  }

  async #take(
    call: Call,
    kept: Answer | undefined,
    { status, headers, body }: Exchanged,
    began: number,
  ): Promise<{ entry: Answer; keep: boolean }> {
    const now = Date.now()
    if (status === 304) {
      if (!kept)
        throw new UpstreamFailure(
          'body',
          `${call.row.path} was answered with 304, which was not requested`,
        )
      return {
        entry: { ...kept, at: began, until: now + freshFor(call.row, headers) },
        keep: true,
      }
    }
    const overlay = this.#parts.overlays(call.tenant)
    const around: Surroundings = {
      asked: call.query,
      files: filesOf(overlay),
      zone: overlay.timeZone ?? defaultZone,
      sports: [],
    }
    const prepare = await this.#prepare(call, overlay)
    const read = () => answerIn(call, status, headers, body, around, prepare)
    let answer = read()
    let other: Known | null | undefined
    // Repeats it with the answer of another call, if this one needs it.
    if (around.lacks && around.lacks !== call.name) {
      other = await this.#answer(callOf(around.lacks, call.tenant, {})).catch(() => null)
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
        entry: answerOf(call, value, { at: savedAt, saved: true, until: now + standInFor }),
        keep: false,
      }
    return {
      entry: answerOf(call, value, {
        etag: headers.etag ?? null,
        at: began,
        none: isNone,
        topics: [...topicsIn(call.name, call.query, value), ...(other?.topics ?? [])],
        until: Math.min(
          now + (isNone ? noneFor : freshFor(call.row, headers)),
          other?.until ?? Number.POSITIVE_INFINITY,
        ),
      }),
      // Calls that count (an impression, a click) are sent each time.
      keep: isWhole && (call.row.fresh > 0 || call.row.path.startsWith('/api/v2/LiveStats')),
    }
  }
}

function answerOf(
  { tenant }: Call,
  value: unknown,
  more: Pick<Answer, 'at' | 'until'> & Partial<Answer>,
): Answer {
  const body = Buffer.from(JSON.stringify(value))
  return {
    tenant,
    topics: [],
    bytes: body.length,
    body,
    etag: null,
    none: false,
    saved: false,
    ...more,
  }
}

/** `saved`: an older answer is used. */
const known = ({ body, at, until, topics }: Answer, saved: boolean): Known => ({
  value: JSON.parse(body.toString()) as unknown,
  at,
  saved,
  until: saved ? Date.now() + standInFor : until,
  topics,
})

const rows: Record<ApiName, Endpoint> = { ...api }

/**
 * This API family's calendar needs a day for a month: the current month is that of the department's
 * date.
 */
const dated = async (
  name: ApiName,
  context: ReadContext,
  query: Record<string, unknown>,
): Promise<Record<string, unknown>> =>
  name === 'calendarMonth' && !query['date'] ? { ...query, date: await today(context) } : query

/** The key of a call: the same for any order of parameters. */
function callOf(name: ApiName, tenant: string, asked: Record<string, unknown>): Call {
  const query = Object.fromEntries(
    Object.entries(asked)
      .filter(([, value]) => value !== undefined && value !== null)
      .toSorted(([a], [b]) => (a < b ? -1 : 1)),
  )
  return { name, row: rows[name], tenant, query, key: `${tenant}|${name}|${JSON.stringify(query)}` }
}
