import { createHash } from 'node:crypto'

const templateId = (text: string): string =>
  Buffer.from(createHash('sha256').update(text).digest('hex').slice(0, 32)).toString('base64')

/** The message templates of a mini-program at Alipay: the state of an order, goods that have arrived or are cheaper, and a booking. */
export const alipayOrderTemplate = (appId: string): string => templateId(`template ${appId}`)
export const alipayStockTemplate = (appId: string): string => templateId(`stock template ${appId}`)
export const alipayPriceTemplate = (appId: string): string => templateId(`price template ${appId}`)
export const alipayReservationTemplate = (appId: string): string => templateId(`reservation template ${appId}`)

/** The fields of each, named by their place; the vendor lets any text of so many characters into each. */
export const KEYWORDS = ['keyword1', 'keyword2', 'keyword3', 'keyword4'] as const
export const KEYWORD_MAX = 50
