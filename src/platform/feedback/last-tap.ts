/** The element on which the finger went down last; the router of the web keeps it. */
export const lastTap: { target: EventTarget | null } = { target: null }
