import { useEffect, useRef, useState } from 'react'
import type { SignIn } from '../../contract/sign-in.schema.ts'
import { useMounted } from '../../platform/mounted.ts'
import { loginHref } from '../../routes/links.ts'
import { Button } from '../../ui/Button.tsx'
import { VisuallyHidden } from '../../ui/VisuallyHidden.tsx'
import css from './LoginScreen.module.css'

type Props = { returnTo: string; returned: SignIn['returned'] }

/**
 * Name and password. The browser submits the form, so that it works without a script and with
 * password managers. After an error it gets focus, and its URL keeps the return path.
 */
export function LoginForm({ returnTo, returned }: Props) {
  const mounted = useMounted()
  const [isPasswordVisible, setPasswordVisible] = useState(false)
  const problem = useRef<HTMLParagraphElement>(null)
  useEffect(() => {
    problem.current?.focus()
  }, [])
  // An error elsewhere is not about these fields.
  const invalidProps = returned?.name
    ? { 'aria-invalid': true, 'aria-describedby': 'sign-in-fault' }
    : {}
  return (
    <form className={css.form} method="post" action={loginHref(returnTo)}>
      {returned && (
        <p ref={problem} id="sign-in-fault" className="error-box bold" tabIndex={-1} role="alert">
          {returned.said}
        </p>
      )}
      <input type="hidden" name="returnTo" value={returnTo} />
      <div className={css.field}>
        <label htmlFor="sign-in-name">Name</label>
        <input
          id="sign-in-name"
          className={css.input}
          name="name"
          type="text"
          autoComplete="username"
          autoCapitalize="none"
          spellCheck={false}
          maxLength={100}
          required
          defaultValue={returned?.name}
          {...invalidProps}
        />
      </div>
      <div className={css.field}>
        <label htmlFor="sign-in-password">Password</label>
        <div className={css.secret}>
          <input
            id="sign-in-password"
            className={css.input}
            name="password"
            type={isPasswordVisible ? 'text' : 'password'}
            autoComplete="current-password"
            autoCapitalize="none"
            spellCheck={false}
            required
            {...invalidProps}
          />
          {mounted && (
            <button
              type="button"
              className={css.show}
              aria-controls="sign-in-password"
              onClick={() => setPasswordVisible(!isPasswordVisible)}
            >
              {isPasswordVisible ? 'Hide' : 'Show'}
              <VisuallyHidden> password</VisuallyHidden>
            </button>
          )}
        </div>
      </div>
      <p>
        <Button type="submit" size="large">
          Sign in
        </Button>
      </p>
    </form>
  )
}
