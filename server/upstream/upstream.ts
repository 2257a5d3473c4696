import type { ApiName } from '../../src/contract/api.ts'
import { buildUrl } from '../../src/contract/endpoint.ts'
import type { Submission } from '../../src/contract/forms.schema.ts'
import type { LiveGame, LiveStats } from '../../src/contract/live.schema.ts'
import type {
  ContentSource,
  FileRequest,
  FileResult,
  FormAnswer,
  CallResult,
  SourceState,
} from '../content/content-source.ts'
import type { PictureType } from '../content/files/pictures.ts'
import type { ReadContext } from '../content/read-context.ts'
import { Answers } from './answers.ts'
import { buildCall, dated } from './call-asked.ts'
import type { Client } from './client.ts'
import type { Files } from './files.ts'
import type { Forms } from './forms.ts'
import { fromEvents } from './from-events.ts'
import type { Pictures } from './pictures.ts'
import type { RemarkLog } from './remark-log.ts'
import type { Overlays } from './settings.ts'
import { mayBeOn, withLive } from './with-live.ts'

type Parts = {
  client: Client
  pictures: Pictures
  files: Files
  forms: Forms
  overlays: Overlays
  remarks: RemarkLog
  report(error: unknown): void
}

/** The upstream of CONTENT_API_URL as a content source. */
export class Upstream implements ContentSource {
  #parts: Parts
  #answers: Answers

  constructor(parts: Parts) {
    this.#parts = parts
    this.#answers = new Answers(parts)
  }

  /** The last good answers. */
  get kept(): Answers['kept'] {
    return this.#answers.kept
  }

  /** Dropped list items, failures, and older answers used, for metrics. */
  get counts(): Answers['counts'] {
    return this.#answers.counts
  }

  async call(name: ApiName, context: ReadContext, query: unknown): Promise<CallResult> {
    const params = query as Record<string, unknown>
    const answer = async (
      name: ApiName,
      callParams: Record<string, unknown>,
    ): Promise<CallResult> => {
      const { value, at, saved, until, topics } = await this.#answers.get(
        buildCall(name, context.tenant, await dated(name, context, callParams)),
      )
      context.touch(...topics)
      context.changesAt(Math.max(until, context.now.getTime() + 1))
      return { value, at, saved }
    }
    const buildFromEvents = async () =>
      fromEvents(name, await dated(name, context, params), answer, context.now)
    let result: CallResult
    try {
      result = await answer(name, params)
    } catch (error) {
      // Its events may be known although this call fails.
      const eventsResult = await buildFromEvents().catch(() => null)
      if (eventsResult) return eventsResult
      throw error
    }
    if (result.value !== null) {
      if (name === 'liveStats' || !mayBeOn(result.value, context.now)) return result
      const live = await answer('liveStats', {}).catch(() => null)
      return live ? { ...result, value: withLive(result.value, live.value as LiveStats) } : result
    }
    return (await buildFromEvents()) ?? result
  }

  /** A failure is logged; the visitor has nothing to do with it. */
  async count(tenant: string, name: ApiName, query: Record<string, unknown>): Promise<void> {
    const { row } = buildCall(name, tenant, query)
    await this.#parts.client
      .count({
        tenant,
        path: buildUrl(row, query),
        accept: 'application/json',
        deadline: row.timeout,
      })
      .catch((error: unknown) => this.#parts.report(error))
  }

  async liveGames(tenant: string, ids?: number[]): Promise<LiveGame[]> {
    const { value } = await this.#answers.get(buildCall('liveStats', tenant, {}))
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
    } catch (error) {
      // At most one line a minute.
      this.#parts.report(error)
      throw error
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

  file(tenant: string, request: FileRequest): Promise<FileResult> {
    return this.#parts.files.get(tenant, request)
  }

  stateOf(tenant: string): SourceState {
    return this.#answers.stateOf(tenant)
  }

  /** Makes answers of these topics outdated, so that they are requested again. */
  expire(tenant: string, topics: string[]): void {
    this.#answers.kept.drop(tenant, topics)
  }
}
