import { Frame } from '../shared/frame.jsx'
import { readShell } from '../shared/read.js'

export default async function Layout({ children }) {
  return (
    <Frame shell={await readShell()} hasFooter={false}>
      {children}
    </Frame>
  )
}
