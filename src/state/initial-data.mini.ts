/** A mini-program's page is its own: the server puts nothing into it. */
export const loadInitialData = (): void => {}
