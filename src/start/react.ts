/** React in a task of its own. */
export { hydrateRoot } from 'react-dom/client'
