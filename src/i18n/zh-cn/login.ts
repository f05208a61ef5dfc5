export const login = {
  needed: '请登录后查看更多',
  now: '立即登录',
  agreement: '《用户协议》',
  privacy: '《隐私政策》',
} as const
