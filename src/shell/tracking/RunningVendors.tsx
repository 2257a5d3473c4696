import { useQueries, useQueryClient } from '@tanstack/react-query'
import { useEffect, useEffectEvent, useRef } from 'react'
import { useLocation } from 'react-router'
import * as api from '../../contract/api.ts'
import { apiQuery, valueOf } from '../../data/api-query.ts'
import { templateOf, type PageFacts } from '../../domain/shell/ad-targeting.ts'
import type { Choice } from '../../domain/shell/consent.ts'
import { queryFlags } from '../../platform/query-flags.ts'
import { useRow } from '../use-row.ts'
import { runVendors } from './run-vendors.ts'

/**
 * Tells the vendors of each page, once it stands: a page of the router, of a row that may carry
 * them.
 */
export function RunningVendors({ choice }: { choice: Choice }) {
  const client = useQueryClient()
  const { pathname } = useLocation()
  const { row, name, sport } = useRow()
  const reads = useQueries({
    queries: [
      apiQuery(api.settings, {}),
      apiQuery(api.analytics, {}),
      apiQuery(api.templates, {}),
      apiQuery(api.sportTemplates, {}),
    ],
  })
  const [settings, analytics, templates, sportTemplates] = reads
  const opened = useRef({ path: pathname, left: false })
  const isRead = reads.every(({ isPending }) => !isPending)
  const may = row !== undefined && row.kind !== 'quiet' && !row.status

  const tell = useEffectEvent((path: string) => {
    const site = settings.data?.value
    if (!site) return
    if (path !== opened.current.path) opened.current.left = true
    const main = document.getElementById('main')?.dataset ?? {}
    const page: PageFacts = {
      path,
      title: document.title,
      routeName: name,
      template: templateOf(
        main['pageType'] ?? '',
        sport?.id,
        templates.data?.value ?? [],
        sportTemplates.data?.value ?? [],
      ),
      sport,
      contentId: main['contentId'] ? Number(main['contentId']) : undefined,
      isFirst: !opened.current.left,
    }
    const readTags = () =>
      valueOf(
        client,
        apiQuery(api.trackingTags, {
          PageTemplate: page.template,
          SportName: sport?.title,
          ContentId: page.contentId,
        }),
      )
    runVendors({
      settings: site,
      analytics: analytics.data?.value ?? null,
      choice,
      flags: queryFlags(),
      page,
      readTags,
    })
  })

  // Answers that are read again say the same of the page: only a page or a choice is news.
  useEffect(() => {
    if (isRead && may) tell(pathname)
  }, [pathname, choice, isRead, may])
  return null
}
