import type { ServerResponse } from 'node:http'
import { expect, test } from 'vitest'
import { encodeBody, respond, sendShared } from './body.ts'

test('sends the same bytes to every request, without a copy for each [CA-03]', async () => {
  const body = await encodeBody('text '.repeat(2000))
  const sent = ['br', 'br', 'identity'].map((encoding) => {
    let bytes: unknown
    const raw = {
      setHeaders: () => raw,
      writeHead: () => raw,
      end: (given: unknown) => {
        bytes = given
        return raw
      },
    }
    const request = new Request('http://site.example/', {
      headers: { 'accept-encoding': encoding },
    })
    const response = respond(request, 200, body, {})
    expect(sendShared(response, raw as unknown as ServerResponse)).toBe(true)
    return bytes
  })
  expect(sent[0]).toBe(body.br)
  expect(sent[1]).toBe(sent[0])
  expect(sent[2]).toBe(body.plain)
  expect(sendShared(new Response('other'), {} as ServerResponse)).toBe(false)
})
