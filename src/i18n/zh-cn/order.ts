export const order = {
  steps: { label: '订单进度', placed: '提交订单', paid: '付款', shipped: '发货', collected: '提货', done: '完成' },
  payFailed: '支付失败，请重试',
} as const
