import * as api from '../../contract/api.ts'
import type { Department, StaffBio } from '../../contract/staff.schema.ts'
import { apiQuery, type ApiQuery } from '../../data/api-query.ts'
import {
  departmentSlug,
  isDepartment,
  isDepartmentSlug,
  staffName,
} from '../../domain/people/staff.ts'
import { href } from '../href.ts'
import { paths } from '../paths.ts'
import { route } from '../route.ts'

/** More than are without a department anywhere. */
const maxMembers = 100
const directory = () => ({
  words: apiQuery(api.staffSettings, {}),
  departments: apiQuery(api.departments, {}),
  others: apiQuery(api.staff, { unassigned: true, $pageSize: maxMembers }),
})
/** An invalid id finds no staff member. */
const entryAt = ({
  slug,
  id,
}: {
  slug: string
  id: string
}): ApiQuery<Department | StaffBio | null> =>
  isDepartmentSlug(slug)
    ? apiQuery(api.department, { departmentId: Number(id) })
    : apiQuery(api.staffMember, { staffId: Number(id) })

export const staff = {
  staffDirectory: route({
    path: paths.staffDirectory,
    reads: () => ({ ...directory(), forms: apiQuery(api.forms, {}) }),
    optional: ['words', 'others', 'forms'],
    meta: ({ words, settings }) => ({
      title: words?.title ?? 'Staff Directory',
      description:
        `Everyone who works for the ${settings.name}, by department: ` +
        'titles, phone numbers and email addresses.',
      pageType: 'staff-list',
    }),
    screen: () => import('../../features/staff/StaffDirectoryScreen.tsx'),
  }),

  staffDirectoryPrint: route({
    path: paths.staffDirectoryPrint,
    layout: 'full-screen',
    reads: directory,
    optional: ['words', 'others'],
    meta: ({ words, settings }) => ({
      title: `${words?.title ?? 'Staff Directory'}, for print`,
      description: `The staff directory of the ${settings.name}, formatted for print.`,
      pageType: 'staff-list',
      noindex: true,
    }),
    screen: () => import('../../features/staff/StaffDirectoryPrintScreen.tsx'),
  }),

  staffEntry: route({
    path: paths.staffEntry,
    reads: ({ params }) => ({
      entry: entryAt(params),
      departments: apiQuery(api.staffCategories, {}),
    }),
    needs: 'entry',
    optional: ['departments'],
    // A person on rosters only has a page there; a department is also found without its slug's
    // ending.
    canonical: ({ entry, params, departments }) =>
      departments.find(
        ({ id, slug }) => String(id) === params.id && slug === departmentSlug(params.slug),
      )?.url ??
      entry.url ??
      (isDepartment(entry) ? undefined : entry.posts[0]?.url) ??
      href(paths.staffDirectory, {}),
    meta: ({ entry, settings }) =>
      isDepartment(entry)
        ? {
            title: entry.title,
            description:
              `${entry.title}, ${settings.name}: ` +
              `${entry.description ?? 'who works there and how to reach them.'}`,
            pageType: 'staff-list',
            contentId: entry.id,
          }
        : {
            title: staffName(entry),
            description:
              `${staffName(entry)}${entry.title && `, ${entry.title}`}, ` + `${settings.name}.`,
            pageType: 'staff-bio',
            contentId: entry.id,
            image: entry.image,
          },
    screen: () => import('../../features/staff/StaffEntryScreen.tsx'),
  }),
}
