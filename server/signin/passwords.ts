import { randomBytes, scrypt, timingSafeEqual } from 'node:crypto'
import { Semaphore } from '../db/semaphore.ts'

/** scrypt as OWASP recommends (2026): 32 MiB, as expensive to guess as N = 2^17 with 128 MiB. */
const cost = { N: 2 ** 15, r: 8, p: 3 }
const length = 32

/** Fewest characters of a password. */
const shortestPassword = 12
const longestPassword = 256

/**
 * Two at once leave threads for files and a core for pages. When fifty wait, further requests are
 * refused.
 */
const turns = new Semaphore(2, 50)

/** Too many password checks are waiting. */
export class TooBusy extends Error {
  override name = 'TooBusy'
}

/** Words that a guess at a password of such a site begins with. */
const contextWords = ['fieldhouse', 'athletics', 'sports', 'members', 'password', 'welcome']
/** Fewest characters of a password besides these words and those of the account. */
const shortestRest = 8

/**
 * What is wrong with a new password, with the fix; undefined when it is valid. `about` are the
 * names of the account, the department and its hosts: words of them do not count.
 */
export function passwordFault(password: string, about: readonly string[] = []): string | undefined {
  const { length: characters } = [...normalizePassword(password)]
  if (characters < shortestPassword)
    return (
      `the password has ${characters} characters, and needs at least ${shortestPassword}; use ` +
      'a few unrelated words'
    )
  if (characters > longestPassword)
    return `the password has ${characters} characters, and may have at most ${longestPassword}`
  const nameParts = about.flatMap((name) =>
    normalizePassword(name)
      .toLowerCase()
      .split(/[^\p{L}]+/u),
  )
  const rest = [...contextWords, ...nameParts.filter((part) => part.length > 2)]
    .toSorted((a, b) => b.length - a.length)
    .reduce((rest, part) => rest.replaceAll(part, ''), normalizePassword(password).toLowerCase())
  return [...rest].length < shortestRest
    ? 'the password is mostly names of this site or account, which are easy to guess; add a few ' +
        'unrelated words'
    : undefined
}

/** `scrypt$32768$8$3$salt$hash`: includes the parameters, so that they can be raised later. */
export async function hashPassword(password: string): Promise<string> {
  const salt = randomBytes(16)
  const hash = await derive(password, salt, cost)
  return [
    'scrypt',
    cost.N,
    cost.r,
    cost.p,
    salt.toString('base64url'),
    hash.toString('base64url'),
  ].join('$')
}

/**
 * Whether this is the password. Without a hash the same work is done, so that timing does not
 * reveal which names exist.
 */
export async function isPassword(password: string, hash: string | null): Promise<boolean> {
  const [, N, r, p, salt, expectedHash] = /^scrypt\$(\d+)\$(\d+)\$(\d+)\$([\w-]+)\$([\w-]+)$/.exec(
    hash ?? nobodys,
  )!
  const expected = Buffer.from(expectedHash!, 'base64url')
  const actual = await derive(password, Buffer.from(salt!, 'base64url'), {
    N: Number(N),
    r: Number(r),
    p: Number(p),
  })
  return timingSafeEqual(actual, expected) && hash !== null
}

const nobodys = ['scrypt', cost.N, cost.r, cost.p, 'A'.repeat(22), 'A'.repeat(43)].join('$')

/** The same characters for every keyboard. */
const normalizePassword = (password: string) => password.normalize('NFKC')

function derive(password: string, salt: Buffer, { N, r, p }: typeof cost): Promise<Buffer> {
  if (turns.full) throw new TooBusy('too many sign-ins at once')
  return turns.run(
    () =>
      new Promise((resolve, reject) => {
        scrypt(
          normalizePassword(password),
          salt,
          length,
          { N, r, p, maxmem: 256 * N * r },
          (error, key) => (error ? reject(error) : resolve(key)),
        )
      }),
  )
}
