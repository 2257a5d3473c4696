import { expect, test } from 'vitest'
import { addZone, usualZones, withZoneLine, zoneName } from './zone-words.ts'

const date = '2026-11-27T19:00:00'

test.each([
  ['7 p.m.', 'America/Chicago', '7 p.m. CT'],
  ['Noon', 'America/New_York', 'Noon ET'],
  ['12:30 PM', 'America/Los_Angeles', '12:30 PM PT'],
  ['Noon CT', 'America/New_York', 'Noon CT'],
  ['7 p.m. MST', 'America/New_York', '7 p.m. MST'],
  ['TBA', 'America/Chicago', 'TBA'],
  ['All day', 'America/Chicago', 'All day'],
  ['7 p.m.', 'Europe/Berlin', '7 p.m.'],
])('says %s in %s as %s [GM-03]', (time, zone, words) => {
  expect(addZone(time, date, zone)).toBe(words)
})

test.each([
  [null, 'All times Central'],
  ['Gates open at noon.', 'All times Central. Gates open at noon.'],
  ['All times Eastern unless noted.', 'All times Eastern unless noted.'],
])('says the zone of a schedule once: %s', (note, line) => {
  expect(withZoneLine(note, 'America/Chicago')).toBe(line)
})

test.each([
  ['America/Chicago', 'Central'],
  ['America/Phoenix', 'Mountain'],
  ['Pacific/Honolulu', 'Hawaii-Aleutian'],
])('names %s as schedules do', (zone, name) => {
  expect(zoneName(zone)).toBe(name)
})

test('has the names of usual zones that the browser has', () => {
  for (const [timeZone, names] of Object.entries(usualZones))
    for (const [i, timeZoneName] of (['longGeneric', 'shortGeneric'] as const).entries())
      expect(
        new Intl.DateTimeFormat('en-US', { timeZone, timeZoneName }).format(0).split(', ')[1],
      ).toBe(names[i] + (i === 0 ? ' Time' : ''))
})
