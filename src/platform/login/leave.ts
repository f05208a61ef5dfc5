/** Leaves the app for another page. */
export const leaveTo = (url: string): void => window.location.assign(url)
