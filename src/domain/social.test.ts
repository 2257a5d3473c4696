import { expect, test } from 'vitest'
import { socialLinks } from './social.ts'

test.each([
  ['instagram', 'https://www.instagram.com/ada/', 'https://www.instagram.com/ada/'],
  ['Instagram', 'https://www.instagram.com/https://www.instagram.com/ada/', 'https://www.instagram.com/ada/'],
  ['instagram', 'javascript:alert(1)', undefined],
  ['instagram', 'javascript:alert(1)//https://', undefined],
  ['instagram', '@ada', undefined],
  ['myspace', 'https://myspace.example/ada', undefined],
])('[RT-04] %s %s → %s (Q54)', (channel, url, wanted) => expect(socialLinks([{ channel, url }])[0]?.url).toBe(wanted))
