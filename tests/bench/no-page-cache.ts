import { TopicCache } from '../../server/http/topic-cache.ts'

// Loaded before the server by the bench alone: nothing that is drawn is kept, nobody waits for
// another's drawing. The settings of the department, which a server always has at hand, still are.
// Switched off here so that the product has no switch for it.
const { get, getOrMake } = TopicCache.prototype
TopicCache.prototype.get = function (key, now) {
  return key.includes('|page|') ? undefined : get.call(this, key, now)
}
TopicCache.prototype.getOrMake = async function (key, tenant, make) {
  return key.includes('|page|') ? (await make()).entry : getOrMake.call(this, key, tenant, make)
}
