const keyOf = (path: string): string => `studio.list.${path}`

/** Remembers the filters, the order and the page of a list until the tab is closed. @param search as in the address */
export const rememberList = (path: string, search: string): void => sessionStorage.setItem(keyOf(path), search)

/** Returns the address of a list as it was left. */
export const listAddress = (path: string): string => `/${path}${sessionStorage.getItem(keyOf(path)) ?? ''}`
