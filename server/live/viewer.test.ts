import type { Socket } from 'node:net'
import { expect, test } from 'vitest'
import { Viewer, type ViewerFrame } from './viewer.ts'

/** A socket that accepts all data at once. */
function viewerOf(only?: ReadonlySet<number>) {
  const written: string[] = []
  const socket = {
    destroyed: false,
    writableLength: 0,
    write: (part: Buffer) => {
      written.push(String(part))
    },
  } as unknown as Socket
  return { viewer: new Viewer(socket, only), written }
}
const told = (game: number, version: number): ViewerFrame => ({
  game,
  version,
  frame: Buffer.from(`${game}:${version} `),
})
const missed = (...games: ViewerFrame[]) => ({
  first: Buffer.from('first '),
  games,
  whole: Buffer.concat([Buffer.from('first '), ...games.map(({ frame }) => frame)]),
})

test('delivers messages sent during catch-up after it, each once at its newest [GM-04]', () => {
  const { viewer, written } = viewerOf()
  viewer.tell(told(1, 5))
  viewer.tell(told(2, 7))
  viewer.tell(told(2, 8))
  viewer.tell(told(3, 1))
  expect(written).toEqual([])
  viewer.caughtUp(missed(told(1, 5), told(2, 7), told(4, 2)))
  expect(written.join('')).toBe('first 1:5 4:2 2:8 3:1 ')
  viewer.tell(told(1, 6))
  expect(written.at(-1)).toBe('1:6 ')
})

test('sends missed games in one frame, or the one requested game [GM-04]', () => {
  const [all, one] = [viewerOf(), viewerOf(new Set([4]))]
  for (const { viewer } of [all, one]) viewer.caughtUp(missed(told(1, 5), told(4, 2)))
  expect([all.written, one.written]).toEqual([['first 1:5 4:2 '], ['first ', '4:2 ']])
})
