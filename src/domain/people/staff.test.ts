import { describe, expect, test } from 'vitest'
import type { Department, StaffEntry, StaffPost } from '../../contract/staff.schema.ts'
import { sampleSport } from '../../../tests/support/sample-sport.ts'
import {
  departmentSlug,
  telHref,
  directoryGroups,
  matchesDirectorySearch,
  isDepartmentSlug,
  staffInitials,
  staffName,
  listTeams,
} from './staff.ts'

const medicine = {
  id: 4,
  title: 'Sports Medicine',
  slug: 'sports-medicine-department',
  url: '/staff-directory/sports-medicine-department/4',
}
const person = (it: Partial<StaffEntry> = {}): StaffEntry => ({
  id: 1,
  firstName: 'Zoë',
  lastName: 'Łukasz',
  title: 'Head Athletic Trainer',
  email: null,
  phone: null,
  image: null,
  department: medicine,
  sports: [sampleSport],
  url: '/staff-directory/zoe-lukasz/1',
  ...it,
})
const department = (it: Partial<Department> = {}): Department => ({
  ...medicine,
  description: null,
  email: null,
  phone: null,
  location: null,
  members: [person()],
  ...it,
})

describe('the staff directory [RT-07]', () => {
  test.each([
    ['sports-medicine-department', true],
    ['Sports-Medicine-DEPARTMENT', true],
    ['sports-medicine', false],
    ['department-of-music', false],
    ['departmental', false],
    ['', false],
  ])('"%s" as the address of a department: %s', (slug, is) => {
    expect(isDepartmentSlug(slug)).toBe(is)
    if (!is && slug) expect(isDepartmentSlug(departmentSlug(slug))).toBe(true)
  })

  test.each([
    ['zoe', true],
    ['ŁUKASZ zoë', true],
    ['lukasz', true],
    ['trainer medicine', true],
    ['football', true],
    ['trainer  head', true],
    ['', true],
    ['zoe coach', false],
    ['swimming', false],
  ])('"%s" finds a person: %s', (words, found) => {
    expect(matchesDirectorySearch(person(), words)).toBe(found)
  })

  test('finds a person without department and team', () =>
    expect(matchesDirectorySearch(person({ department: null, sports: [] }), 'zoe')).toBe(true))

  test('puts people without a department last, and leaves out empty departments', () => {
    const other = person({ id: 2, department: null })
    expect(
      directoryGroups(
        [department(), department({ id: 5, slug: 'empty-department', members: [] })],
        [other],
      ).map(({ key, title, members }) => [key, title, members.length]),
    ).toEqual([
      ['sports-medicine-department', 'Sports Medicine', 1],
      ['more-staff', 'More staff', 1],
    ])
    expect(directoryGroups([], [other])[0]!.title).toBe('Staff')
    expect(directoryGroups([], [])).toEqual([])
  })

  test('lists a post once with its seasons, directory teams last, no hidden bios', () => {
    const post = (it: Partial<StaffPost>): StaffPost => ({
      kind: 'coach',
      title: 'Head Coach',
      season: '2026',
      isCurrent: true,
      sport: sampleSport,
      url: '/c/1',
      ...it,
    })
    const rowing = { ...sampleSport, id: 99, title: 'Rowing' }
    const posts = [
      post({}),
      post({ season: '2025', isCurrent: false }),
      post({ season: '2024', title: 'Assistant' }),
    ]
    expect(
      listTeams({ posts, sports: [rowing, sampleSport], hideBio: false }).map(
        ({ sport, post: title, seasons, url }) => [sport.title, title, seasons, url],
      ),
    ).toEqual([
      [sampleSport.title, 'Head Coach', '2026, 2025', '/c/1'],
      [sampleSport.title, 'Assistant', '2024', '/c/1'],
      ['Rowing', '', '', null],
    ])
    expect(listTeams({ posts, sports: [], hideBio: true }).map(({ url }) => url)).toEqual([
      null,
      null,
    ])
  })

  test('returns names, initials and phone numbers', () => {
    expect([
      staffName({ firstName: '', lastName: 'Solo' }),
      staffInitials({ firstName: '', lastName: 'Solo' }),
      staffInitials({ firstName: '𝒵oe', lastName: 'Ä' }),
    ]).toEqual(['Solo', 'S', '𝒵Ä'])
    expect(telHref('+1 (515) 555-0142')).toBe('tel:+15155550142')
  })
})
