/**
 * What `/sw.js` is while KILL_WORKER is set: the worker that takes the place of a broken one, drops
 * everything that it kept, and goes. Browsers look for it past their caches at the next navigation,
 * whatever the broken one does. Windows that the broken one drew are loaded once more; a window
 * that says that something in it would be lost (`worker.ts`) is left alone, and has the network
 * from its next page on. Those that come afterwards are under no worker, so nothing loads them
 * again.
 */
export const endingWorker = `
self.addEventListener('install', () => self.skipWaiting())
self.addEventListener('activate', (event) => event.waitUntil(end()))
async function end() {
  for (const key of await caches.keys()) await caches.delete(key)
  const windows = await self.clients.matchAll({ type: 'window' })
  const free = await Promise.all(windows.map(mayReload))
  // Right after each other: a worker that has been gone for a moment loads nothing any more.
  await self.registration.unregister()
  await Promise.all(windows.filter((_, i) => free[i]).map((one) => one.navigate(one.url).catch(() => {})))
}
function mayReload(one) {
  return new Promise((decide) => {
    const { port1, port2 } = new MessageChannel()
    port1.onmessage = ({ data }) => decide(data !== 'held')
    setTimeout(() => decide(true), 1000)
    one.postMessage({ type: 'MAY_RELOAD' }, [port2])
  })
}
`
