/** Stat files seldom declare their encoding: UTF-8 if the bytes are valid UTF-8 (a BOM is dropped), else Windows-1252. */
export function decodeText(bytes: Uint8Array): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    return new TextDecoder('windows-1252').decode(bytes)
  }
}
