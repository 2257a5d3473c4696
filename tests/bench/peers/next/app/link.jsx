export { default as Link } from 'next/link'
