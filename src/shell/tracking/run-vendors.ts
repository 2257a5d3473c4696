import { anythingAllowed } from '../../domain/shell/consent.ts'
import { allVendors } from './all-vendors.ts'
import { pushPage, tellChoice } from './data-layer.ts'
import type { Vendor, VendorContext } from './vendor.ts'

/** Loaded in this document: a vendor cannot be taken out again, only a reload does that. */
const loaded = new Set<Vendor>()
let before = Promise.resolve()
let newest: VendorContext

/**
 * Loads what is allowed and not here yet, and tells all of them which page is open. One page at a
 * time; of those that wait, only the newest.
 */
export function runVendors(context: VendorContext): void {
  newest = context
  before = before.then(() => (newest === context ? run(context) : undefined))
}

async function run(context: VendorContext): Promise<void> {
  const { settings, analytics, choice, flags } = context
  if (flags.vendorsOff || !anythingAllowed(choice)) return
  const mine = allVendors.filter(
    (vendor) =>
      vendor.isConfigured({ settings, analytics, tags: true }) &&
      !vendor.isOff?.(flags) &&
      vendor.purposes.every((purpose) => choice[purpose]),
  )
  for (const vendor of mine.filter(({ first }) => first))
    if (!(await ready(vendor, context))) return
  tellChoice(choice)
  pushPage(context)
  const others = mine.filter(({ first }) => !first)
  for (const vendor of others) void ready(vendor, context)
  for (const vendor of others) await attempt(vendor, () => vendor.onRoute?.(context))
}

const ready = async (vendor: Vendor, context: VendorContext): Promise<boolean> => {
  if (loaded.has(vendor)) return true
  const fine = attempt(vendor, () => vendor.load?.(context))
  if (!vendor.first || (await fine)) loaded.add(vendor)
  return fine
}

/** What fails with others never fails with us: a line in the log. */
async function attempt(vendor: Vendor, act: () => void | Promise<void>): Promise<boolean> {
  try {
    await act()
    return true
  } catch (fault) {
    console.warn(`${vendor.name}: ${fault instanceof Error ? fault.message : String(fault)}`)
    return false
  }
}
