import { createHash } from 'node:crypto'

/** The one message template of a mini-program at Alipay: the state of an order. */
export const alipayOrderTemplate = (appId: string): string =>
  Buffer.from(createHash('sha256').update(`template ${appId}`).digest('hex').slice(0, 32)).toString('base64')

/** The template's fields, named by their place; the vendor lets any text of so many characters into each. */
export const ORDER_KEYWORDS = ['keyword1', 'keyword2', 'keyword3', 'keyword4'] as const
export const KEYWORD_MAX = 50
