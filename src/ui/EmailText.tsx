/** An email address that breaks before its '@', if it must. */
export function EmailText({ email }: { email: string }) {
  const index = email.lastIndexOf('@')
  return index < 1 ? (
    email
  ) : (
    <>
      {email.slice(0, index)}
      <wbr />
      {email.slice(index)}
    </>
  )
}
