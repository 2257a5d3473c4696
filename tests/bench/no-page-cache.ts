import { Cache } from '../../server/db/cache.ts'

// Loaded before the server by the benchmark only: no page is cached or shared between requests. The
// department's settings, which a server always caches, still are. Disabled here so that the product
// needs no switch for it.
const { get, getOrMake } = Cache.prototype
Cache.prototype.get = function (key, now) {
  return key.includes('|page|') ? undefined : get.call(this, key, now)
}
Cache.prototype.getOrMake = async function (key, tenant, make) {
  return key.includes('|page|') ? (await make()).entry : getOrMake.call(this, key, tenant, make)
}
