/** The id of the panel that the toggle opens. */
export const panelId = 'events-panel'
