import { asObject, textField } from '../http'
import type { GatewayCode, PayRequest, VirtualAccountBank } from '../../core/ports.types'
import { fromJakartaTime } from '../vendor-time'

type Scene = 'qris' | 'gopay' | VirtualAccountBank
type Fields = Record<string, unknown>
type Code = Omit<GatewayCode, 'expires'>

/** A payment method in the vendor's words: its part of the request, and the code in the reply; null when there is none. */
interface ChargeRow {
  readonly request: (request: PayRequest) => Fields
  readonly code: (reply: Fields) => Code | null
}

const NO_CODE: Code = { qr: null, qrPicture: null, appUrl: null, account: null }
/** Addresses that open the wallet's app, or a page of this site (loopback); nothing else of a reply is opened on a buyer's device. */
const OPENS_APP = /^(?:(?:https?|gojek|gopay):\/\/|\/(?![/\\]))/i

const arrayOf = (value: unknown): unknown[] => (Array.isArray(value) ? value : [])

function actionUrl(reply: Fields, name: string): string | null {
  const action = arrayOf(reply.actions)
    .map(asObject)
    .find((entry) => entry?.name === name)
  return textField(action ?? null, 'url')
}

function scanCode(reply: Fields): Code | null {
  const qr = textField(reply, 'qr_string')
  const qrPicture = actionUrl(reply, 'generate-qr-code')
  return qr || qrPicture ? { ...NO_CODE, qr, qrPicture: qr ? null : qrPicture } : null
}

const virtualAccount = (bank: VirtualAccountBank): ChargeRow => ({
  request: () => ({ payment_type: 'bank_transfer', bank_transfer: { bank } }),
  code(reply) {
    const entry = arrayOf(reply.va_numbers)
      .map(asObject)
      .find((each) => each?.bank === bank)
    const number = textField(entry ?? null, 'va_number')
    return number ? { ...NO_CODE, account: { number, biller: null } } : null
  },
})

const charges: Readonly<Record<Scene, ChargeRow>> = {
  qris: { request: () => ({ payment_type: 'qris', qris: { acquirer: 'gopay' } }), code: scanCode },
  gopay: {
    request: ({ returnUrl }) => ({
      payment_type: 'gopay',
      ...(returnUrl && { gopay: { enable_callback: true, callback_url: returnUrl } }),
    }),
    code(reply) {
      const appUrl = actionUrl(reply, 'deeplink-redirect')
      const code = scanCode(reply)
      return code && { ...code, appUrl: appUrl && OPENS_APP.test(appUrl) ? appUrl : null }
    },
  },
  bca: virtualAccount('bca'),
  bni: virtualAccount('bni'),
  bri: virtualAccount('bri'),
  // Mandiri's own kind of number, by which its customers pay bills.
  mandiri: {
    request: ({ description }) => ({
      payment_type: 'echannel',
      echannel: { bill_info1: 'Payment', bill_info2: description.slice(0, 30) },
    }),
    code(reply) {
      const [number, biller] = [textField(reply, 'bill_key'), textField(reply, 'biller_code')]
      return number && biller ? { ...NO_CODE, account: { number, biller } } : null
    },
  },
}

const isScene = (scene: PayRequest['scene']): scene is Scene => Object.hasOwn(charges, scene)

/** Returns the row of a method; null for a scene of another vendor. */
export const chargeOf = (scene: PayRequest['scene']): ChargeRow | null => (isScene(scene) ? charges[scene] : null)

/** Returns the moment until which a transaction can be paid: what the vendor says, else what was asked for. */
export const expiryOf = (reply: Fields, expected: Date): Date =>
  fromJakartaTime(textField(reply, 'expiry_time') ?? '') ?? expected
