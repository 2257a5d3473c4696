import './shared/style.css'

export const metadata = {
  title: 'Peer',
  description: 'A peer of the benchmark',
  icons: { icon: 'data:,' },
}

export default function Layout({ children }) {
  return (
    <html lang="en">
      <body>{children}</body>
    </html>
  )
}
