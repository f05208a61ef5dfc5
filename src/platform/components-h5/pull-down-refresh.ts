/** Taro's H5 entry asks for it by name; the router's own gesture takes its place (router-h5/pull.ts). */
export const PullDownRefresh = undefined
