import { useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { isRouteErrorResponse, useRouteError } from 'react-router'
import * as api from '../../contract/api.ts'
import { apiQuery } from '../../data/api-query.ts'
import { isServerReachable } from '../../platform/reachability.ts'
import { isMissingChunk, reloadOnce, serverAnswers } from '../../platform/missing-chunk.ts'
import { useMounted } from '../../platform/mounted.ts'
import { NotSaved } from '../page/NotSaved.tsx'
import { Part } from '../Shell.tsx'
import { formatTitle } from '../title.ts'
import css from '../Shell.module.css'

const waiting = <div className={css.pending} />

/** Shown instead of a page: not found, not available now, or an error. */
export function ErrorScreen() {
  const error = useRouteError()
  // Not from the context, which is missing when the shell failed.
  const settings = useQuery(apiQuery(api.settings, {})).data?.value
  const missing = isMissingChunk(error)
  const statusCode = missing
    ? 503
    : isRouteErrorResponse(error)
      ? error.status
      : ((error as { status?: number } | null)?.status ?? 500)
  // Offline it is unknown whether the page exists: an old URL may redirect.
  const unasked = useMounted() && !(navigator.onLine && isServerReachable())
  // 410 looks like 404; the difference is only for machines.
  const status = statusCode === 404 && unasked ? 503 : statusCode === 410 ? 404 : statusCode
  const title = status === 404 ? 'Page Not Found' : 'Something went wrong'
  useEffect(() => {
    if (settings && status !== 503)
      document.title = formatTitle(settings, { title, pageType: String(status) })
  }, [settings, status, title])

  return (
    <main id="main" tabIndex={-1}>
      {missing ? (
        <MissingPiece />
      ) : status === 503 ? (
        <NotSaved />
      ) : status === 404 ? (
        <Part name="NotFound" fallback={waiting} />
      ) : (
        <Part
          name="ServerErrorNotice"
          fallback={waiting}
          fault={error as object | null}
          email={settings?.supportEmail}
        />
      )}
    </main>
  )
}

/**
 * A page whose chunk is missing: its document is reloaded once; after that, or offline, an error is
 * shown.
 */
function MissingPiece() {
  const [answers, setAnswers] = useState<boolean>()
  useEffect(() => {
    void serverAnswers().then((yes) => {
      if (!yes || !reloadOnce('chunk')) setAnswers(yes)
    })
  }, [])
  return answers === undefined ? waiting : <NotSaved offline={!answers} />
}
