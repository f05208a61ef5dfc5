/**
 * Stands in for @tarojs/taro in the bundle of the server: its hooks follow what happens to a page after it is there,
 * and nothing happens at the server.
 */
const nothing = (): void => {}

export const useDidShow = nothing
export const useDidHide = nothing
export const usePageScroll = nothing
export const usePullDownRefresh = nothing
export const useReachBottom = nothing
export const useReady = nothing
export const useUnload = nothing
export const useShareAppMessage = nothing
export const useShareTimeline = nothing
export const getCurrentInstance = (): { readonly page: null } => ({ page: null })
/** NutUI reads it while it is loaded. */
const getEnv = (): string => 'WEB'
export default { stopPullDownRefresh: nothing, getEnv }
