import type { Pool } from 'pg'
import { expect, test } from 'vitest'
import { PooledConnection, createTenantLimits } from './pooled-connection.ts'

/** A pool with this many connections closed by the server, followed by working ones. */
function poolAfterRestart(ended: number) {
  let taken = 0
  const connect = async () => {
    const isEnded = taken++ < ended
    return {
      query: async () => {
        if (isEnded) throw Object.assign(new Error('terminated'), { code: '57P01' })
        return { rows: [{ id: 1 }] }
      },
      release: () => {},
    }
  }
  return { pool: { connect } as unknown as Pool, taken: () => taken }
}
const connectionOf = (pool: Pool) => new PooledConnection(pool, createTenantLimits(), 'alpha')

test('answers a read after every pooled connection was ended [CA-03]', async () => {
  const { pool, taken } = poolAfterRestart(10)
  expect((await connectionOf(pool).query('select 1')).rows).toEqual([{ id: 1 }])
  expect(taken()).toBe(11)
})

test('does not repeat a write on another connection [CA-03]', async () => {
  const { pool, taken } = poolAfterRestart(1)
  await expect(connectionOf(pool).query('update x set y = 1')).rejects.toThrow(
    'the database does not answer',
  )
  expect(taken()).toBe(1)
})
