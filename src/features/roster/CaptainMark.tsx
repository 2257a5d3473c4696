import css from './RosterTable.module.css'

export function CaptainMark() {
  return (
    <>
      {' '}
      <abbr className={css.captain} title="Captain">
        C
      </abbr>
    </>
  )
}
