import type { StoryTeaser } from '../../../src/contract/schema/story.ts'
import { momentOf } from '../../../src/domain/calendar/zone.ts'
import { escapeXml } from '../../content/html/escape-xml.ts'

export type Channel = {
  title: string
  description: string
  /** Where the site begins: https://harlan.example */ origin: string
  /** Path of the page that the feed belongs to. */ path: string
  /** Path of the feed itself. */ self: string
  timeZone: string
}

/**
 * Stories as an RSS 2.0 feed, in the order in which they are given. A story that is only a link
 * leads to its target.
 */
export function rssOf(
  stories: readonly StoryTeaser[],
  { title, description, origin, path, self, timeZone }: Channel,
): string {
  const moment = (wall: string) => momentOf(wall, timeZone).toUTCString()
  const items = stories.map((story) =>
    [
      '<item>',
      element('title', story.title),
      element('link', absolute(story.redirectAbsoluteUrl ?? story.url, origin)),
      `<guid isPermaLink="false">${escapeXml(`${origin}/stories/${story.id}`)}</guid>`,
      element('pubDate', moment(story.date)),
      story.teaser || story.subHeadline
        ? element('description', story.teaser || story.subHeadline!)
        : '',
      story.byline ? element('dc:creator', story.byline) : '',
      story.sport ? element('category', story.sport.title) : '',
      '</item>',
    ].join(''),
  )
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom" xmlns:dc="http://purl.org/dc/elements/1.1/"><channel>',
    element('title', title),
    element('link', absolute(path, origin)),
    element('description', description),
    '<language>en</language><ttl>15</ttl>',
    `<atom:link href="${escapeXml(absolute(self, origin))}" rel="self" type="application/rss+xml"/>`,
    ...(stories[0] ? [element('lastBuildDate', moment(stories[0].date))] : []),
    ...items,
    '</channel></rss>',
    '',
  ].join('\n')
}

const absolute = (address: string, origin: string): string =>
  address.startsWith('/') ? origin + address : address
const element = (name: string, text: string): string => `<${name}>${escapeXml(text)}</${name}>`
