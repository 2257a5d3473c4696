const typed =
  'input:not([type="checkbox"], [type="radio"], [type="button"], [type="submit"]), textarea, select, [contenteditable]:not([contenteditable="false"]), [role="textbox"], [role="application"]'

/** Whether a key that is pressed here is meant for what has the focus, and not for the page. */
export const isTyping = (target: EventTarget | null): boolean =>
  target instanceof Element && target.closest(typed) !== null
