export const order = {
  payFailed: '支付失败，请重试',
} as const
