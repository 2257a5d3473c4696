// The root is this folder, not the one of the project that it is installed below.
export default { turbopack: { root: import.meta.dirname } }
