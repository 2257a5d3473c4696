/** The body of a request, read no further than a limit, whatever its headers claim. */
export async function readBody(request: Request, limit: number): Promise<Uint8Array | 'too large'> {
  const claimed = Number(request.headers.get('content-length') ?? 0)
  if (claimed > limit) return 'too large'
  const parts: Uint8Array[] = []
  let size = 0
  for await (const part of request.body ?? []) {
    size += part.length
    if (size > limit) return 'too large'
    parts.push(part)
  }
  return Buffer.concat(parts)
}
