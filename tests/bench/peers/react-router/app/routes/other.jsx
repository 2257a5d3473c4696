/** Where the links to pages lead that this benchmark does not have. */
export default function Page() {
  return <h1>Not in this benchmark</h1>
}
