export interface Random {
  /** 0 inclusive to 1 exclusive. */
  float(): number
  /** Both ends inclusive. */
  int(min: number, max: number): number
  /** True with the given probability. */
  chance(probability: number): boolean
  pick<T>(from: readonly T[]): T
}

/** The same seed gives the same numbers on every machine, so that a failure can be repeated. */
export function seeded(seed: string): Random {
  const next = sfc32(seed)
  const float = () => next() / 4294967296
  const int = (min: number, max: number) => min + Math.floor(float() * (max - min + 1))
  return {
    float,
    int,
    chance: (probability) => float() < probability,
    pick<T>(from: readonly T[]): T {
      if (from.length === 0) throw new RangeError('pick from an empty array')
      return from[int(0, from.length - 1)] as T
    },
  }
}

function sfc32(seed: string): () => number {
  let hash = 0x811c9dc5
  const word = (salt: number) => {
    hash ^= salt
    for (let i = 0; i < seed.length; i++) hash = Math.imul(hash ^ seed.charCodeAt(i), 0x01000193)
    hash ^= hash >>> 15
    hash = Math.imul(hash, 0x2c1b3c6d)
    return (hash ^= hash >>> 12) >>> 0
  }
  let a = word(1),
    b = word(2),
    c = word(3),
    counter = 1
  const step = () => {
    const sum = (((a + b) | 0) + counter) | 0
    counter = (counter + 1) | 0
    a = b ^ (b >>> 9)
    b = (c + (c << 3)) | 0
    c = (((c << 21) | (c >>> 11)) + sum) | 0
    return sum >>> 0
  }
  // Similar seeds ("a1", "a2") differ only after a few rounds.
  for (let i = 0; i < 15; i++) step()
  return step
}
