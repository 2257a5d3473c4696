/**
 * Milliseconds for which the same fault is counted instead of told; what is remembered of them at
 * most.
 */
const quietFor = 10_000
const most = 200

/**
 * Tells of a fault once, and then how often it came again: an upstream that is down is one line
 * every ten seconds, not one a request.
 */
export function quietReport(
  report: (fault: unknown) => void,
  now: () => number = Date.now,
): (fault: unknown) => void {
  const told = new Map<string, { until: number; again: number }>()
  return (fault) => {
    const words = fault instanceof Error ? `${fault.name}: ${fault.message}` : String(fault)
    // Numbers in it (ids, counts) make it no other fault.
    const key = words.replace(/\d+/g, '0')
    const known = told.get(key)
    if (known && known.until > now()) return void known.again++
    for (const oldest of told.keys()) {
      if (told.size < most) break
      told.delete(oldest)
    }
    told.set(key, { until: now() + quietFor, again: 0 })
    report(known?.again ? new Error(`${words} (and ${known.again} more like it)`) : fault)
  }
}
