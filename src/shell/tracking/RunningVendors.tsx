import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useEffectEvent, useRef } from 'react'
import { useLocation } from 'react-router'
import * as api from '../../contract/api.ts'
import { apiQuery, fetchValue } from '../../data/api-query.ts'
import { resolveTemplate, type PageFacts } from '../../domain/shell/ads.ts'
import { anythingAllowed, type Choice } from '../../domain/shell/consent.ts'
import { queryFlags } from '../../platform/query-flags.ts'
import { useRow } from '../use-row.ts'
import { allVendors } from './all-vendors.ts'
import { pushPage, pushConsentChoice } from './data-layer.ts'
import type { Vendor, VendorContext } from './vendors.ts'
import { useReads } from '../../data/use-reads.ts'

/** Notifies the vendors of each tagged page after navigation. */
export function RunningVendors({ choice }: { choice: Choice }) {
  const client = useQueryClient()
  const { pathname } = useLocation()
  const { row, name, sport } = useRow()
  const reads = useReads([
    apiQuery(api.settings, {}),
    apiQuery(api.analytics, {}),
    apiQuery(api.templates, {}),
    apiQuery(api.sportTemplates, {}),
  ])
  const [settings, analytics, templates, sportTemplates] = reads
  const opened = useRef({ path: pathname, left: false })
  const isRead = reads.every((read) => read && read.status !== 'pending')
  const may = row !== undefined && row.kind !== 'quiet' && !row.status

  const reportPage = useEffectEvent((path: string) => {
    const site = settings?.data?.value
    if (!site) return
    if (path !== opened.current.path) opened.current.left = true
    const main = document.getElementById('main')?.dataset ?? {}
    const page: PageFacts = {
      path,
      title: document.title,
      routeName: name,
      template: resolveTemplate(
        main['pageType'] ?? '',
        sport?.id,
        templates?.data?.value ?? [],
        sportTemplates?.data?.value ?? [],
      ),
      sport,
      contentId: main['contentId'] ? Number(main['contentId']) : undefined,
      isFirst: !opened.current.left,
    }
    const readTags = () =>
      fetchValue(
        client,
        apiQuery(api.trackingTags, {
          PageTemplate: page.template,
          SportName: sport?.title,
          ContentId: page.contentId,
        }),
      )
    runVendors({
      settings: site,
      analytics: analytics?.data?.value ?? null,
      choice,
      flags: queryFlags(),
      page,
      readTags,
    })
  })

  // A repeated read of the same page is not a new page.
  useEffect(() => {
    if (isRead && may) reportPage(pathname)
  }, [pathname, choice, isRead, may])
  return null
}

/** Loaded in this document: only a reload removes a vendor. */
const loaded = new Set<Vendor>()
let before = Promise.resolve()
let newest: VendorContext

/**
 * Loads allowed vendors and tells all loaded ones about the page. One page at a time; of waiting
 * pages only the newest.
 */
function runVendors(context: VendorContext): void {
  newest = context
  before = before.then(() => (newest === context ? run(context) : undefined))
}

async function run(context: VendorContext): Promise<void> {
  const { settings, analytics, choice, flags } = context
  if (flags.vendorsOff || !anythingAllowed(choice)) return
  const activeVendors = allVendors.filter(
    (vendor) =>
      vendor.isConfigured({ settings, analytics, tags: true }) &&
      !vendor.isOff?.(flags) &&
      vendor.purposes.every((purpose) => choice[purpose]),
  )
  for (const vendor of activeVendors.filter(({ first }) => first))
    if (!(await ready(vendor, context))) return
  pushConsentChoice(choice)
  pushPage(context)
  const others = activeVendors.filter(({ first }) => !first)
  for (const vendor of others) void ready(vendor, context)
  for (const vendor of others) await attempt(vendor, () => vendor.onRoute?.(context))
}

const ready = async (vendor: Vendor, context: VendorContext): Promise<boolean> => {
  if (loaded.has(vendor)) return true
  const fine = attempt(vendor, () => vendor.load?.(context))
  if (!vendor.first || (await fine)) loaded.add(vendor)
  return fine
}

/** A vendor's error is only logged. */
async function attempt(vendor: Vendor, act: () => void | Promise<void>): Promise<boolean> {
  try {
    await act()
    return true
  } catch (error) {
    console.warn(`${vendor.name}: ${error instanceof Error ? error.message : String(error)}`)
    return false
  }
}
