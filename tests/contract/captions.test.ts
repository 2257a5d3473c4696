import { expect, test } from 'vitest'
import { departmentWith } from '../support/department-site.ts'
import { siteOf } from '../support/upstream.ts'

test('plays a clip and the video of a story with captions, sent as WebVTT [MD-03]', async () => {
  const site = await siteOf(departmentWith({}, { hosts: ['testham.localhost'] }))
  try {
    const player = await site.ask('/showcase/embed.aspx?Archive=2')
    const [, src] =
      /<source src="https:\/\/video\.testham\.example\/coach\.mp4" type="video\/mp4"><track kind="captions" srclang="en" label="English" src="(\/files\/[0-9a-f]{32}\/coach\.vtt)"><\/video>/.exec(
        player.text,
      ) ?? []
    expect(src).toBeTruthy()
    expect(player.headers['content-security-policy']).toContain(
      "media-src 'self' https://video.testham.example",
    )
    const captions = await site.ask(src!)
    expect([captions.status, captions.headers['content-type']]).toEqual([
      200,
      'text/vtt; charset=utf-8',
    ])
    expect(captions.headers['content-disposition'] ?? 'inline').toMatch(/^inline/)
    expect(captions.text).toBe(
      'WEBVTT\n\n1\n00:00:01.000 --> 00:00:03.500\nWe played for each other.\n\n2\n00:00:04.000 --> 00:00:06.000\nEvery down.\n',
    )

    const story = await site.ask('/news/2026/8/20/kickoff-moved')
    expect(story.text).toContain('<summary class="target">Transcript</summary>')
    expect(story.text).toContain('<strong>Coach:</strong> Every down.')
    const [, embedUrl] = /href="(\/showcase\/embed\.aspx\?Archive=[^"]*)"/.exec(story.text) ?? []
    const ofStory = await site.ask(embedUrl!.replaceAll('&amp;', '&'))
    expect(ofStory.text).toContain(
      '<source src="https://video.testham.example/kickoff.mp4">' +
        `<track kind="captions" srclang="en" label="English" src="${src}"></video>`,
    )
    expect(ofStory.headers['content-security-policy']).toContain(
      "media-src 'self' https://video.testham.example",
    )
  } finally {
    await site.close()
  }
})
