/** Of the element that the toggle opens. */
export const panelId = 'events-panel'
