import { renderToString } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { Picture } from './Picture.tsx'

const image = { url: '/images/harlan/a1', width: 800, height: 1000, altText: 'A rower at dawn' }

describe('a picture', () => {
  it('offers only widths that it has, and keeps its place', () => {
    const html = renderToString(<Picture image={image} sizes="50vw" />)
    expect(html).toContain('/images/harlan/a1/640.webp 640w')
    expect(html).not.toContain('/960.webp')
    expect(html).toContain('width="800" height="1000"')
    expect(html).toContain('alt="A rower at dawn"')
    expect(html).toContain('loading="lazy"')
  })

  it('that paints first is asked for at once', () => {
    expect(renderToString(<Picture image={image} sizes="50vw" priority />)).toContain('fetchPriority="high"')
  })

  it('that is not there is a silent drawing', () => {
    expect(renderToString(<Picture image={null} sizes="50vw" fallback="12" />)).toMatch(/aria-hidden="true">12</)
  })
})
