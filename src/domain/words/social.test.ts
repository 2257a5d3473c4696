import { describe, expect, test } from 'vitest'
import { symbolsOf } from '../../../tests/support/sprite.ts'
import { channelDrawing, channelName, hasChannelIcon, otherChannel, socialLinks } from './social.ts'

test.each([
  ['instagram', 'https://www.instagram.com/ada/', 'https://www.instagram.com/ada/'],
  [
    'Instagram',
    'https://www.instagram.com/https://www.instagram.com/ada/',
    'https://www.instagram.com/ada/',
  ],
  ['instagram', 'javascript:alert(1)', undefined],
  ['instagram', 'javascript:alert(1)//https://', undefined],
  ['instagram', '@ada', undefined],
  [' ', 'https://nowhere.example/ada', undefined],
])('%s %s → %s [RT-04] [Q54]', (channel, url, wanted) =>
  expect(socialLinks([{ channel, url }])[0]?.url).toBe(wanted),
)

describe('a social channel [MD-04]', () => {
  const channels = [
    'facebook',
    'twitter',
    'instagram',
    'youtube',
    'snapchat',
    'twitch',
    'tiktok',
    'linkedin',
    'vimeo',
    'pinterest',
    'google',
    'cameo',
    'apple',
    'inflcr',
    'opendorse',
  ]

  test.each(channels)('%s has a drawing and an accessible name', (channel) => {
    expect(symbolsOf('social')).toContain(channelDrawing(channel))
    expect(channelDrawing(channel.toUpperCase())).toBe(channelDrawing(channel))
    expect([
      hasChannelIcon(channel),
      channelDrawing(channel) === otherChannel,
      /^[A-Z]/.test(channelName(channel)),
    ]).toEqual([true, false, true])
  })

  test('has a general drawing and its own name when unknown', () => {
    expect(symbolsOf('social')).toContain(otherChannel)
    for (const channel of ['MySpace', 'constructor', ''])
      expect([hasChannelIcon(channel), channelDrawing(channel), channelName(channel)]).toEqual([
        false,
        otherChannel,
        channel,
      ])
    expect(socialLinks([{ channel: 'MySpace ', url: 'https://myspace.example/ada' }])).toEqual([
      { channel: 'myspace', label: 'MySpace', url: 'https://myspace.example/ada' },
    ])
  })

  test('is the only content of its sprite', () => {
    expect(
      symbolsOf('social').filter((drawing) => drawing !== otherChannel && !hasChannelIcon(drawing)),
    ).toEqual([])
  })
})
