import { useId, useState } from 'react'
import { Button } from '../../ui/Button.tsx'
import css from './About.module.css'

/**
 * What this page is, for who came without a token: somebody who lost the link, a fan who followed
 * an address.
 */
export function About({ give }: { give(text: string): boolean }) {
  const id = useId()
  const [text, setText] = useState('')
  const [wrong, setWrong] = useState(false)
  return (
    <div className={css.about}>
      <p className={css.lead}>
        This is where the score of this game is kept by hand, tap by tap, for every fan who follows
        it.
      </p>
      <p>
        It opens with a link that the department makes for this game. If you were asked to keep
        score, open the link that you were sent, or scan its code again: links end by themselves
        after the game.
      </p>
      <p>
        If you are the department: open this page with your own token once, and it makes links for
        helpers; or run <code>content token --kind scorer --game</code> with the number of the game
        on the server.
      </p>
      <form
        className={css.form}
        onSubmit={(event) => {
          event.preventDefault()
          setWrong(!give(text))
        }}
      >
        <label htmlFor={id}>Link or token</label>
        <div className={css.line}>
          <input
            id={id}
            type="password"
            autoComplete="off"
            spellCheck={false}
            required
            value={text}
            onChange={({ currentTarget }) => setText(currentTarget.value)}
            aria-describedby={`${id}-said`}
            aria-invalid={wrong || undefined}
          />
          <Button type="submit">Open</Button>
        </div>
        <p id={`${id}-said`} role="status" className={css.said}>
          {wrong
            ? 'There is no token in this. It begins with fh_ and stands at the end of the link.'
            : ''}
        </p>
      </form>
    </div>
  )
}
