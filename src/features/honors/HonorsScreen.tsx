import { HonoreeRow } from '../../blocks/HonoreeRow.tsx'
import { ScreenHead } from '../../blocks/ScreenHead.tsx'
import { TraditionLinks } from '../../blocks/TraditionLinks.tsx'
import { WordsFilter } from '../../blocks/WordsFilter.tsx'
import type { HonorGroups, HonorSettings } from '../../contract/honors.schema.ts'
import { groupingLabels, filterGroups, groupTitle } from '../../domain/people/honors.ts'
import { fullName } from '../../domain/people/roster.ts'
import { toSingleLine } from '../../domain/search/search.ts'
import { useMounted } from '../../platform/mounted.ts'
import { honorHref } from '../../routes/links.ts'
import { EmptyNote } from '../../ui/EmptyNote.tsx'
import { Link } from '../../ui/Link.tsx'
import { LinkPicker } from '../../ui/LinkPicker.tsx'
import { Prose } from '../../ui/Prose.tsx'
import { Segmented } from '../../ui/Segmented.tsx'
import { VisuallyHidden } from '../../ui/VisuallyHidden.tsx'
import { Groups } from './Groups.tsx'
import css from './honors.module.css'

type Props = {
  honor: HonorGroups
  list: HonorSettings | null
  asked: Readonly<Record<string, string>>
  params: { slug?: string | undefined }
}

/** The members of an honor in groups, with a search. */
export default function HonorsScreen({
  honor: { honor, grouping, groups },
  list,
  asked,
  params,
}: Props) {
  const searchText = toSingleLine(asked['q'] ?? '')
  const matches = filterGroups(groups, searchText)
  const members = new Set(matches.flatMap((group) => group.members.map(({ id }) => id))).size
  const counted = `${members} ${members === 1 ? 'member' : 'members'}`
  const slug = honor?.slug
  const others = list?.honors ?? []
  const groupings = list?.groupings ?? [grouping]
  const groupingHref = (by: HonorGroups['grouping']) =>
    params.slug || by !== list?.defaultGrouping
      ? honorHref(slug, by === list?.defaultGrouping ? undefined : by, searchText)
      : honorHref(undefined, undefined, searchText)
  const searched = (text: string) =>
    honorHref(params.slug && slug, grouping === list?.defaultGrouping ? undefined : grouping, text)
  // A live region announces changes only.
  const spoken = useMounted() && searchText ? `${counted} for ${searchText}` : ''
  return (
    <>
      <ScreenHead
        title={honor?.title ?? 'Honors'}
        aside={
          others.length > 1 && (
            <LinkPicker
              label="Honor"
              current={honor?.title ?? ''}
              items={others.map((other, i) => ({
                key: i,
                to: honorHref(other.slug),
                label: `${other.title} (${other.members})`,
                current: other.slug === slug,
              }))}
            />
          )
        }
      >
        {list?.intro && (
          <div className="column">
            <Prose html={list.intro} />
          </div>
        )}
      </ScreenHead>
      <div className={css.page}>
        <div className="filters">
          {groupings.length > 1 && (
            <Segmented
              label="Group by"
              items={groupings.map((by) => ({
                to: groupingHref(by),
                label: groupingLabels[by],
                current: by === grouping,
              }))}
            />
          )}
          <WordsFilter
            label="Find a member"
            placeholder="Name, sport or year"
            words={searchText}
            action={searched('')}
            to={searched}
          />
        </div>
        <VisuallyHidden>
          <span role="status">{spoken}</span>
        </VisuallyHidden>
        {searchText && members > 0 && (
          <p className="bold">
            {counted} for “<bdi>{searchText}</bdi>”. <Link to={searched('')}>Show all</Link>
          </p>
        )}
        {members === 0 &&
          (searchText ? (
            <EmptyNote next={<Link to={honorHref(params.slug && slug)}>View all members</Link>}>
              No members match “<bdi>{searchText}</bdi>”.
            </EmptyNote>
          ) : (
            <EmptyNote>No members yet.</EmptyNote>
          ))}
        <Groups
          groups={matches.map(({ title, members: some }, i) => ({
            id: `group-${i + 1}`,
            short: title || 'Others',
            title: groupTitle(grouping, title),
            rows: some.map((member) => (
              <HonoreeRow
                key={member.id}
                name={fullName(member)}
                to={member.url}
                image={member.image}
                kicker={
                  grouping !== 'class' && member.classYear
                    ? `Class of ${member.classYear}`
                    : undefined
                }
                facts={[
                  ...(grouping === 'sport' ? [] : member.sports.map((sport) => sport.title)),
                  grouping === 'category' ? null : member.category,
                ]
                  .filter(Boolean)
                  .join(' · ')}
              />
            )),
          }))}
        />
      </div>
      <TraditionLinks here={honorHref()} />
    </>
  )
}
