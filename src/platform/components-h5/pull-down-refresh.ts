/** Taro's H5 entry asks for it by name; lists have their own pull to refresh, so no page config turns this one on. */
export const PullDownRefresh = undefined
