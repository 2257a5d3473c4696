import { Links, Meta, Outlet, Scripts, ScrollRestoration, useLocation } from 'react-router'
import { Frame } from './shared/frame.jsx'
import { readShell } from './shared/read.js'
import './shared/style.css'

export const loader = () => readShell()

export function Layout({ children }) {
  return (
    <html lang="en">
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="description" content="A peer of the benchmark" />
        <link rel="icon" href="data:," />
        <Meta />
        <Links />
      </head>
      <body>
        {children}
        <ScrollRestoration />
        <Scripts />
      </body>
    </html>
  )
}

export default function App({ loaderData }) {
  return (
    <Frame shell={loaderData} hasFooter={!useLocation().pathname.startsWith('/news/')}>
      <Outlet />
    </Frame>
  )
}
