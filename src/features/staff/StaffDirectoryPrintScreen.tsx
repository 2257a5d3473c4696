import { paths } from '../../routes/paths.ts'
import { PrintPage, printTable } from '../../blocks/PrintPage.tsx'
import type { PageOf } from '../../contract/queries.ts'
import type { SiteSettings } from '../../contract/site.schema.ts'
import type { Department, ListSettings, StaffEntry } from '../../contract/staff.schema.ts'
import { directoryGroups, staffName } from '../../domain/people/staff.ts'
import { href } from '../../routes/href.ts'
import { EmptyNote } from '../../ui/EmptyNote.tsx'
import { VisuallyHidden } from '../../ui/VisuallyHidden.tsx'
import css from './StaffDirectoryPrintScreen.module.css'

type Props = {
  settings: SiteSettings
  words: ListSettings | null
  departments: Department[]
  others: PageOf<StaffEntry>
}

/** The printed directory. */
export default function StaffDirectoryPrintScreen({ settings, words, departments, others }: Props) {
  const title = words?.title || 'Staff Directory'
  const groups = directoryGroups(departments, others.items)
  return (
    <PrintPage
      settings={settings}
      title={title}
      back={{ to: href(paths.staffDirectory, {}), label: 'Back to the directory' }}
      lead={[settings.schoolAddress, settings.schoolPhoneNumber].filter(Boolean).join(' · ')}
    >
      {groups.length === 0 ? (
        <EmptyNote>The directory has not been published yet.</EmptyNote>
      ) : (
        <table className={`${printTable} ${css.table}`}>
          <caption>
            <VisuallyHidden>{title} by department</VisuallyHidden>
          </caption>
          <thead>
            <tr>
              <th scope="col">Name</th>
              <th scope="col">Title</th>
              <th scope="col">Phone</th>
              <th scope="col">Email</th>
            </tr>
          </thead>
          {groups.map(({ key, title: group, department, members }) => (
            <tbody key={key}>
              <tr className={css.group}>
                <th scope="rowgroup" colSpan={4}>
                  {group}
                  {department?.location && (
                    <span className={css.place}> {department.location}</span>
                  )}
                </th>
              </tr>
              {members.map((person) => (
                <tr key={person.id}>
                  <th scope="row">{staffName(person)}</th>
                  <td>{person.title}</td>
                  <td className={css.phone}>{person.phone}</td>
                  <td className={css.email}>{person.email}</td>
                </tr>
              ))}
            </tbody>
          ))}
        </table>
      )}
    </PrintPage>
  )
}
