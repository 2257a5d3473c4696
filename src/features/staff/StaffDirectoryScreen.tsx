import { paths } from '../../routes/paths.ts'
import { useState } from 'react'
import { FormLinks } from '../../blocks/FormLinks.tsx'
import { ScreenHead } from '../../blocks/ScreenHead.tsx'
import type { PageOf } from '../../contract/queries.ts'
import type { FormTeaser } from '../../contract/forms.schema.ts'
import type { Department, ListSettings, StaffEntry } from '../../contract/staff.schema.ts'
import {
  directoryGroups,
  matchesDirectorySearch,
  telHref,
  staffInitials,
  staffName,
  type StaffGroup,
} from '../../domain/people/staff.ts'
import { href } from '../../routes/href.ts'
import { searchHref } from '../../routes/links.ts'
import { ButtonLink } from '../../ui/Button.tsx'
import { EmptyNote } from '../../ui/EmptyNote.tsx'
import { Link } from '../../ui/Link.tsx'
import { Prose } from '../../ui/Prose.tsx'
import { DirectorySearch } from './DirectorySearch.tsx'
import css from './StaffDirectoryScreen.module.css'
import { SideNav } from '../../blocks/SideNav.tsx'
import { SectionHead } from '../../ui/Section.tsx'
import { DepartmentContact } from './DepartmentContact.tsx'
import { Picture } from '../../ui/Picture.tsx'
import { EmailText } from '../../ui/EmailText.tsx'

type Props = {
  words: ListSettings | null
  departments: Department[]
  others: PageOf<StaffEntry>
  forms: FormTeaser[]
}

/** The staff directory by department. Typing in the search filters it. */
export default function StaffDirectoryScreen({ words, departments, others, forms }: Props) {
  const [searchText, setSearchText] = useState('')
  const groups = directoryGroups(departments, others.items)
  const visibleGroups = searchText
    ? groups
        .map((group) => ({
          ...group,
          members: group.members.filter((member) => matchesDirectorySearch(member, searchText)),
        }))
        .filter(({ members }) => members.length > 0)
    : groups
  const count = visibleGroups.reduce((sum, { members }) => sum + members.length, 0)
  return (
    <>
      <ScreenHead
        title={words?.title || 'Staff Directory'}
        aside={
          groups.length > 0 && (
            <span data-print="no">
              <ButtonLink kind="alternate" to={href(paths.staffDirectoryPrint, {})}>
                Print the directory
              </ButtonLink>
            </span>
          )
        }
      >
        {words?.intro && <Prose html={words.intro} />}
        {groups.length > 0 && (
          <DirectorySearch onWords={setSearchText} found={searchText ? count : null} />
        )}
      </ScreenHead>
      <div className={css.page}>
        {groups.length > 1 && (
          <SideNav
            label="Departments"
            items={visibleGroups.map(({ key, title, members }) => ({
              key,
              to: `#${key}`,
              label: title,
              count: members.length,
            }))}
          />
        )}
        <div className={css.groups}>
          {visibleGroups.map((group) => (
            <DirectoryGroup key={group.key} group={group} />
          ))}
          {groups.length === 0 && (
            <EmptyNote next={<Link to="/">Go to the home page</Link>}>
              The directory has not been published yet.
            </EmptyNote>
          )}
          {groups.length > 0 && visibleGroups.length === 0 && (
            <EmptyNote next={<Link to={searchHref(searchText)}>Search the whole site</Link>}>
              No staff match “{searchText}”.
            </EmptyNote>
          )}
        </div>
      </div>
      {searchText === '' && (
        <div data-print="no">
          <FormLinks forms={forms.filter(({ sport }) => sport === null)} title="Contact us" />
        </div>
      )}
    </>
  )
}

/** A department of the directory with those who work there. */
function DirectoryGroup({ group: { key, title, department, members } }: { group: StaffGroup }) {
  return (
    <section id={key} className={css.group} aria-labelledby={`${key}-title`}>
      <SectionHead
        id={`${key}-title`}
        title={title}
        action={department && <Link to={department.url}>About {title}</Link>}
      />
      {department && <DepartmentContact department={department} />}
      <ul role="list" className={css.people}>
        {members.map((person) => (
          <StaffLine key={person.id} person={person} />
        ))}
      </ul>
    </section>
  )
}

/** A staff member in one line: name, position, contact. */
function StaffLine({ person }: { person: StaffEntry }) {
  const { image, title, phone, email, url } = person
  return (
    <li className={css.line}>
      <div className={css.picture}>
        <Picture
          image={image}
          sizes="3.5rem"
          ratio="4/5"
          alt=""
          person
          fallback={staffInitials(person)}
        />
      </div>
      <p className={css.who}>
        <Link className={css.name} to={url}>
          {staffName(person)}
        </Link>
        {title && <span className={css.title}>{title}</span>}
      </p>
      <p className={css.phone}>
        {phone && (
          <a className={css.reach} href={telHref(phone)}>
            {phone}
          </a>
        )}
      </p>
      <p className={css.email}>
        {email && (
          <a className={css.reach} href={`mailto:${email}`}>
            <EmailText email={email} />
          </a>
        )}
      </p>
    </li>
  )
}
