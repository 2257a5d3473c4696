/** Milliseconds for which a store is waited for: one that hangs is one that holds nothing. */
const waits = 800

/** What a store of the browser holds; undefined where it throws (full, broken, switched off) or does not answer. A page is never lost to its store. */
export const stored = <T>(look: () => Promise<T | undefined>): Promise<T | undefined> =>
  Promise.race([
    Promise.resolve().then(look).catch((fault: unknown) => { console.warn('the store of this browser failed', fault); return undefined }),
    new Promise<undefined>((late) => { setTimeout(late, waits) }),
  ])
