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

/**
 * The token of a form, as its page has it; '' when the server does not show the form. Asked once
 * for each form and server, because tests cut the line to it.
 */
export async function tokenOf(port: number, host: string, path: string): Promise<string> {
  const place = `${port}|${host}|${path}`
  const known = tokens.get(place)
  if (known !== undefined) return known
  const token = await new Promise<string>((done) => {
    const asked = request({ port, host: '127.0.0.1', path, agent: false, headers: { host } })
    asked
      .on('response', (answer) => {
        let text = ''
        answer
          .setEncoding('utf8')
          .on('data', (part: string) => {
            text += part
          })
          .on('end', () => done(/"token":"([\d.\w-]+)"/.exec(text)?.[1] ?? ''))
          .on('error', () => done(''))
      })
      .on('error', () => done(''))
      .end()
  })
  if (token) tokens.set(place, token)
  return token
}
const tokens = new Map<string, string>()

/** As a page sends it: JSON, with the key and the token of the opened form. */
export async function sendForm(
  port: number,
  host: string,
  form: number,
  submission: object,
  from: string,
): Promise<Heard & { body: Record<string, unknown> }> {
  const access = 'access' in submission ? `?access=${String(submission.access)}` : ''
  const token = await tokenOf(port, host, `/api/v2/Forms/${form}${access}`)
  const heard = await post(
    port,
    host,
    `/api/v2/Forms/${form}/submissions`,
    { 'content-type': 'application/json', 'x-forwarded-for': from },
    JSON.stringify({ token, ...submission }),
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
  const form = /^\/form\/(\d+)$/.exec(path)?.[1]
  const token = form ? await tokenOf(port, host, `/api/v2/Forms/${form}`) : ''
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
    new URLSearchParams({ '--token': token, ...written }).toString(),
  )
  return { ...heard, location: heard.headers.get('location') }
}
