import type { Origins, Vendor } from '../vendor.ts'
import { placeTag } from '../place-tag.ts'

/**
 * The department's own tags (spec 1 §7), anew on each page. Nobody says what a tag is for, so
 * everything must be allowed. The server lets through only known attributes and listed hosts; the
 * browser looks again, and the policy a third time.
 */
export const trackingTags: Vendor = {
  name: 'tracking tags',
  purposes: ['analytics', 'advertising'],
  isConfigured: ({ settings, tags }) => settings.trackingTags && tags,
  origins: ({ trackingHosts }): Origins => {
    const all = trackingHosts.map((host) => `https://${host}`)
    return { script: all, connect: all, img: all, frame: all }
  },
  isOff: ({ tagsOff }) => tagsOff,
  async onRoute({ settings, readTags }) {
    for (const remove of placed.splice(0)) remove()
    for (const tag of await readTags()) placed.push(placeTag(tag, settings.trackingHosts))
  },
}

const placed: (() => void)[] = []
