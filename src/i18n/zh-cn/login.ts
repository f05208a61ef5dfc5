export const login = {
  needed: '请登录后查看更多',
  now: '立即登录',
} as const
