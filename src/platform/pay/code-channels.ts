import type { PayChannel } from '@storefront/contract/entities/checkout/payment'

/** Ways to pay by another app, with a code or a number that the screen shows. */
export const codeChannels = [
  'qris',
  'gopay',
  'va_bca',
  'va_bni',
  'va_bri',
  'va_mandiri',
] as const satisfies readonly PayChannel[]

/** Those of them that a mini-program can show. GoPay is left out: its app cannot be opened from there. */
export const miniCodeChannels = codeChannels.filter((channel) => channel !== 'gopay')

/** Whether a channel shows a code, which is paid with another app. */
export const isCodeChannel = (channel: PayChannel): boolean => (codeChannels as readonly PayChannel[]).includes(channel)
