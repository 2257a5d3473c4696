import type { ReactNode } from 'react'
import { renderToString } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { Picture } from './Picture.tsx'
import { FallbackImagesContext } from './fallback-images.ts'

const image = { url: '/images/harlan/a1', width: 800, height: 1000, altText: 'A rower at dawn' }
const logo = { url: '/images/10900000', width: 1600, height: 1600, altText: 'The Harlan mark' }
const nobody = { url: '/images/0b0d0000', width: 640, height: 800, altText: 'No portrait' }
const inDepartment = (
  picture: ReactNode,
  ours: Parameters<typeof FallbackImagesContext>[0]['value'] = { logo, defaultPersonImage: null },
) => renderToString(<FallbackImagesContext value={ours}>{picture}</FallbackImagesContext>)

describe('a picture [MD-01]', () => {
  it('offers only existing widths in WebP, and reserves its room', () => {
    const html = renderToString(<Picture image={image} sizes="50vw" />)
    expect(html).toContain('/images/harlan/a1/640.webp 640w')
    expect(html).not.toContain('/960.webp')
    expect(html).toContain('width="800" height="1000"')
    expect(html).toContain('alt="A rower at dawn"')
  })

  it('loads lazily, or with high priority where it paints first', () => {
    const later = renderToString(<Picture image={image} sizes="50vw" />)
    expect(later).toContain('loading="lazy"')
    expect(later).not.toContain('rel="preload"')
    const first = renderToString(<Picture image={image} sizes="50vw" priority />)
    expect(first).toMatch(
      /<link rel="preload" as="image" imageSrcSet="[^"]*640\.webp 640w[^"]*" imageSizes="50vw" fetchPriority="high"\/>/,
    )
    expect(first).toMatch(/<img [^>]*loading="eager" fetchPriority="high"/)
  })

  it('always has an alternative text, empty beside equal text', () => {
    expect(renderToString(<Picture image={image} sizes="50vw" alt="" />)).toContain('alt=""')
    expect(renderToString(<Picture image={image} sizes="50vw" alt="Portrait" />)).toContain(
      'alt="Portrait"',
    )
  })
})

describe('a missing picture [MD-01]', () => {
  it('shows the department’s gray logo in the same room, hidden from readers', () => {
    const html = inDepartment(<Picture image={null} sizes="50vw" ratio="3/2" />)
    expect(html).toMatch(
      /data-ratio="3\/2" data-shows="logo" aria-hidden="true"><img [^>]*src="\/images\/10900000\/320-bw\.webp" alt=""/,
    )
  })

  it('shows the given fallback before the logo, and is empty without both', () => {
    const drawn = inDepartment(<Picture image={null} sizes="50vw" fallback="12" />)
    expect(drawn).toMatch(/aria-hidden="true">12</)
    expect(drawn).not.toContain('<img')
    expect(
      inDepartment(<Picture image={null} sizes="50vw" />, { logo: null, defaultPersonImage: null }),
    ).toMatch(/aria-hidden="true"><\/span>/)
    expect(renderToString(<Picture image={null} sizes="50vw" />)).toMatch(
      /data-ratio="16\/9" aria-hidden="true"><\/span>/,
    )
  })

  it('shows the department’s default portrait for a person before initials', () => {
    const person = <Picture image={null} sizes="5rem" ratio="4/5" person fallback="AB" />
    expect(inDepartment(person, { logo, defaultPersonImage: nobody })).toMatch(
      /data-shows="person" aria-hidden="true"><img [^>]*src="\/images\/0b0d0000\/640\.webp"[^>]* alt=""/,
    )
    expect(inDepartment(person)).toMatch(/aria-hidden="true">AB</)
    expect(
      inDepartment(<Picture image={null} sizes="5rem" />, { logo, defaultPersonImage: nobody }),
    ).toContain('320-bw')
  })
})
