import { useQuery } from '@tanstack/react-query'
import { Suspense, useEffect, useMemo, useState } from 'react'
import { isRouteErrorResponse, useRouteError } from 'react-router'
import * as api from '../../contract/api.ts'
import { apiQuery } from '../../data/api-query.ts'
import { serverReached } from '../../platform/reached.ts'
import { isMissingChunk, reloadOnce, serverAnswers } from '../../platform/missing-chunk.ts'
import { useMounted } from '../../platform/mounted.ts'
import { NotSaved } from '../page/NotSaved.tsx'
import { Part } from '../Shell.tsx'
import { titleOf } from '../title.ts'
import css from '../Shell.module.css'

const waiting = <div className={css.pending} />
// The same element in every render, as in `Shell`: a new one while the piece is on its way makes
// React hide what the server drew.
const notFound = (
  <Suspense fallback={waiting}>
    <Part name="NotFound" />
  </Suspense>
)

/**
 * What stands where a page could not be drawn: not found, not to be had right now, or our own
 * mistake.
 */
export function ErrorScreen() {
  const error = useRouteError()
  // Not from the context: where the shell itself is broken there is none.
  const settings = useQuery(apiQuery(api.settings, {})).data?.value
  const missing = isMissingChunk(error)
  const said = missing
    ? 503
    : isRouteErrorResponse(error)
      ? error.status
      : ((error as { status?: number } | null)?.status ?? 500)
  // Without a network nobody knows whether there is such a page: an address of old may lead
  // somewhere.
  const unasked = useMounted() && !(navigator.onLine && serverReached())
  // Gone is not found, and says more only to machines.
  const status = said === 404 && unasked ? 503 : said === 410 ? 404 : said
  const title = status === 404 ? 'Page Not Found' : 'Something went wrong'
  const wrong = useMemo(
    () => (
      <Suspense fallback={waiting}>
        <Part name="Wrong" fault={error as object | null} email={settings?.supportEmail} />
      </Suspense>
    ),
    [error, settings?.supportEmail],
  )
  useEffect(() => {
    if (settings && status !== 503)
      document.title = titleOf(settings, { title, pageType: String(status) })
  }, [settings, status, title])

  return (
    <main id="main" tabIndex={-1}>
      {missing ? (
        <MissingPiece />
      ) : status === 503 ? (
        <NotSaved />
      ) : status === 404 ? (
        notFound
      ) : (
        wrong
      )}
    </main>
  )
}

/**
 * A page whose piece of the program did not come: its document is loaded anew, once; after that, or
 * without a network, it says what it is.
 */
function MissingPiece() {
  const [answers, setAnswers] = useState<boolean>()
  useEffect(() => {
    void serverAnswers().then((yes) => {
      if (!yes || !reloadOnce()) setAnswers(yes)
    })
  }, [])
  return answers === undefined ? <div className={css.pending} /> : <NotSaved offline={!answers} />
}
