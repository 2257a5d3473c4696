/** Whose worker this is: put in by the server when it serves the file. Part of every cache name. */
export const tenant = '__TENANT__'
