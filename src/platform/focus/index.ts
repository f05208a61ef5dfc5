/** Gives the focus to a control whose neighbour, which had it, has gone: a keyboard would start at the top again. */
export const focusOn = (id: string): void => document.getElementById(id)?.focus()
