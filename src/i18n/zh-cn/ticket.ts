/** Texts of an e-ticket, which the screens after an order, the operators' and the wallet show. */
export const ticketTexts = {
  ticket: {
    title: '电子票',
    none: '这个订单没有电子票',
    code: '券码',
    qr: '券码 {num} 的二维码',
    until: '有效期至 {date}',
    forever: '长期有效',
    usedAt: '使用时间 {time}',
    hint: '请向店员出示二维码',
  },
} as const
