import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { displayFaceProps } from './display-face.ts'

const other = { 'data-face': 'other' }

test.each(['Sam Okafor', 'Théo Desrosiers', 'Łukasz Wałek', 'Đặng'.slice(0, 1), '12–10', ''])(
  'leaves %s in the display face [RT-04]',
  (name) => expect(displayFaceProps(name)).toEqual({}),
)

test.each(['Khôi Nguyễn', 'Nguyễn'.normalize('NFD'), 'Юрий Орлов', 'Νίκος Παππάς'])(
  'takes %s out of the display face as a whole [RT-04]',
  (name) => expect(displayFaceProps(name)).toEqual(other),
)

test('has the ranges of the font in the style sheet [RT-04]', () => {
  const sheet = readFileSync('src/styles/fonts.css', 'utf8')
  const ranges = [...sheet.matchAll(/font-family: display;[^}]*unicode-range:([^;]+);/g)]
    .flatMap(([, list]) => list!.split(','))
    .map((range) => {
      const [from, to = from] = range.trim().slice(2).split('-')
      return [Number.parseInt(from!, 16), Number.parseInt(to!, 16)] as const
    })
  expect(ranges.length).toBeGreaterThan(10)
  const inFont = (at: number) => ranges.some(([from, to]) => at >= from && at <= to)
  const wrong: string[] = []
  for (let at = 0x20; at < 0xd800; at++)
    if (inFont(at) !== !('data-face' in displayFaceProps(String.fromCodePoint(at))))
      wrong.push(at.toString(16))
  expect(wrong).toEqual([])
})
