/** Loads a vendor's script; rejects on failure. */
export function loadScript(
  src: string,
  data: Readonly<Record<string, string>> = {},
): Promise<void> {
  return new Promise((loaded, failed) => {
    const script = document.createElement('script')
    script.async = true
    script.src = src
    Object.assign(script.dataset, data)
    script.onload = () => loaded()
    script.onerror = () => failed(new Error(`${new URL(src).host} cannot be reached`))
    document.head.append(script)
  })
}
