import { HonoreeRow } from '../../blocks/HonoreeRow.tsx'
import { ScreenHead } from '../../blocks/ScreenHead.tsx'
import { TraditionLinks } from '../../blocks/TraditionLinks.tsx'
import type { AllAmericanGroups, AllAmericanSettings } from '../../contract/honors.schema.ts'
import {
  allAmericanGroupings,
  groupingLabels,
  groupTitle,
  formatSelection,
} from '../../domain/people/honors.ts'
import { fullName } from '../../domain/people/roster.ts'
import { allAmericansHref, awardsHref } from '../../routes/links.ts'
import { EmptyNote } from '../../ui/EmptyNote.tsx'
import { Link } from '../../ui/Link.tsx'
import { Prose } from '../../ui/Prose.tsx'
import { Segmented } from '../../ui/Segmented.tsx'
import { Groups } from './Groups.tsx'
import css from './honors.module.css'

type Props = { groups: AllAmericanGroups; list: AllAmericanSettings | null }

/** All All-Americans by year, sport or name. */
export default function AllAmericansScreen({ groups: { grouping, groups }, list }: Props) {
  const standard = list?.defaultGrouping ?? 'year'
  return (
    <>
      <ScreenHead title={list?.title ?? 'All-Americans'}>
        {list?.intro && (
          <div className="column">
            <Prose html={list.intro} />
          </div>
        )}
      </ScreenHead>
      <div className={css.page}>
        {groups.length === 0 && (
          <EmptyNote next={<Link to={awardsHref()}>See the awards of this season</Link>}>
            No All-Americans yet.
          </EmptyNote>
        )}
        {groups.length > 0 && (
          <Segmented
            label="Group by"
            items={allAmericanGroupings.map((by) => ({
              to: allAmericansHref(by === standard ? undefined : by),
              label: groupingLabels[by],
              current: by === grouping,
            }))}
          />
        )}
        <Groups
          groups={groups.map(({ title, members }, i) => ({
            id: `group-${i + 1}`,
            short: title,
            title: groupTitle(grouping, title),
            rows: members.map((member) => (
              <HonoreeRow
                key={member.id}
                name={fullName(member)}
                to={member.url}
                image={member.image}
                kicker={grouping === 'sport' ? undefined : member.sport.title}
                facts={member.selections
                  .map((selection) =>
                    grouping === 'year'
                      ? formatSelection(selection)
                      : `${selection.year}: ${formatSelection(selection)}`,
                  )
                  .join(' · ')}
              />
            )),
          }))}
        />
      </div>
      <TraditionLinks here={allAmericansHref()} />
    </>
  )
}
