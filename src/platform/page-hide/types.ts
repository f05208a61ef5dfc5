/** Calls `report` when the app goes out of sight, maybe for ever, until the returned function is called. */
export type OnAppHide = (report: () => void) => () => void
