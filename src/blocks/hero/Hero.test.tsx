import { expect, test } from 'vitest'
import { renderScreen, wordsOf } from '../../../tests/support/render-screen.tsx'
import type { Slide } from '../../contract/media.schema.ts'
import { Hero } from './Hero.tsx'

test('says of a preview that it is one while its game is played [RT-01]', () => {
  const slide = {
    id: 1,
    title: 'Herons host Ashford',
    subtitle: null,
    url: '/news/2026/11/20/preview',
    linkText: 'Read the preview',
    openInNewWindow: false,
    image: { url: '/images/1', width: 16, height: 9, altText: '', caption: null },
    sport: { title: 'Football' },
    campaign: null,
    startDate: null,
    endDate: null,
  } as Slide
  const pageOf = (some: Partial<Slide>) =>
    renderScreen(<Hero label="Top stories" slides={[{ ...slide, ...some }]} />)
  const before = pageOf({})
  expect(wordsOf(before)).toContain('Football Herons host Ashford Read the preview')
  expect(before).toContain('href="/news/2026/11/20/preview"')
  const during = pageOf({ isPreview: true })
  expect(wordsOf(during)).toContain('Preview · Football Herons host Ashford Read the preview')
  expect(during).toContain('href="/news/2026/11/20/preview"')
})
