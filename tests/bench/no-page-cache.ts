import { Cache } from '../../server/db/cache.ts'

// Loaded before the server by the bench alone: nothing that is drawn is kept, nobody waits for
// another's drawing. The settings of the department, which a server always has at hand, still are.
// Switched off here so that the product has no switch for it.
const { get, getOrMake } = Cache.prototype
Cache.prototype.get = function (key, now) {
  return key.includes('|page|') ? undefined : get.call(this, key, now)
}
Cache.prototype.getOrMake = async function (key, tenant, make) {
  return key.includes('|page|') ? (await make()).entry : getOrMake.call(this, key, tenant, make)
}
