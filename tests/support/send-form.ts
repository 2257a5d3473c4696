import { request } from 'node:http'

type Heard = { status: number; headers: Headers; text: string }

/**
 * Sends a POST to a local port under any host name, as a proxy on this machine forwards it. Rejects
 * when the connection breaks.
 */
export function post(
  port: number,
  host: string,
  path: string,
  headers: Record<string, string>,
  body: string | Uint8Array,
): Promise<Heard> {
  return new Promise((done, failed) => {
    const asked = request(
      {
        port,
        host: '127.0.0.1',
        path,
        method: 'POST',
        agent: false,
        headers: { host, ...headers },
      },
      (answer) => {
        let text = ''
        answer
          .setEncoding('utf8')
          .on('data', (part: string) => {
            text += part
          })
          .on('error', failed)
          .on('end', () => {
            done({
              status: answer.statusCode!,
              headers: new Headers(
                Object.entries(answer.headers).map(([name, value]): [string, string] => [
                  name,
                  [value ?? ''].flat().join(', '),
                ]),
              ),
              text,
            })
          })
      },
    )
    asked.on('error', failed).end(body)
  })
}

/** As a page sends it: JSON, with the key of the opened form. */
export async function sendForm(
  port: number,
  host: string,
  form: number,
  submission: object,
  from: string,
): Promise<Heard & { body: Record<string, unknown> }> {
  const heard = await post(
    port,
    host,
    `/api/v2/Forms/${form}/submissions`,
    { 'content-type': 'application/json', 'x-forwarded-for': from },
    JSON.stringify(submission),
  )
  return { ...heard, body: JSON.parse(heard.text) as Record<string, unknown> }
}

/** As a browser sends it without JavaScript. */
export async function sendWritten(
  port: number,
  host: string,
  path: string,
  written: Record<string, string>,
  headers: Record<string, string> = {},
): Promise<Heard & { location: string | null }> {
  const heard = await post(
    port,
    host,
    path,
    {
      'content-type': 'application/x-www-form-urlencoded',
      'x-forwarded-for': '203.0.113.9',
      'user-agent': 'Mozilla/5.0 (X11; Linux x86_64)',
      ...headers,
    },
    new URLSearchParams(written).toString(),
  )
  return { ...heard, location: heard.headers.get('location') }
}
