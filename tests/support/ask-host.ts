import { request, type IncomingHttpHeaders } from 'node:http'

export type Asked = { status: number; headers: IncomingHttpHeaders; body: Buffer; text: string }

/**
 * Requests a local port under any host name: fetch() may not set Host, and need not resolve
 * `x.localhost`.
 */
export function askHost(
  port: number,
  path: string,
  host: string,
  headers: Record<string, string> = {},
  method: 'GET' | 'HEAD' = 'GET',
): Promise<Asked> {
  return new Promise((done, failed) => {
    const asked = request(
      { port, host: '127.0.0.1', path, method, headers: { host, ...headers } },
      (answer) => {
        const parts: Buffer[] = []
        answer
          .on('data', (part: Buffer) => parts.push(part))
          .on('end', () => {
            const body = Buffer.concat(parts)
            done({
              status: answer.statusCode!,
              headers: answer.headers,
              body,
              text: body.toString(),
            })
          })
      },
    )
    asked.on('error', failed).end()
  })
}
