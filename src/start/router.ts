/** The router in a task of its own. */
export { createBrowserRouter } from 'react-router'
