import { keysOf } from '../keys-of'

interface CredentialField {
  /** Is sealed, and shown to nobody once it is saved. */
  readonly secret?: true
  /** A key in PEM or another text of several lines. */
  readonly lines?: true
  /** Is switched on or off; `on` stands for on. */
  readonly flag?: true
}

const secret = { secret: true } as const
const key = { lines: true } as const
const privateKey = { secret: true, lines: true } as const
const plain = {} as const
const flag = { flag: true } as const

/** Names of templates and of their fields, as the messages of a mini-program need them (server/src/domains/shared/credential). */
const messages = {
  subscribe_order: plain,
  subscribe_stock: plain,
  subscribe_price: plain,
  subscribe_resv: plain,
} as const

/** THE table of credentials: a vendor's contract with the site, and what it consists of. */
export const credentialRows = {
  weapp: { appId: plain, secret, pushToken: secret, pushAesKey: secret, ...messages },
  wechat: { appId: plain, secret, pushToken: secret, pushAesKey: secret },
  alipay: { appId: plain, secret: privateKey, vendorPublicKey: key, contentKey: secret, ...messages },
  'pay:wechat': {
    appId: plain,
    merchantId: plain,
    serial: plain,
    privateKey,
    vendorPublicKeyId: plain,
    vendorPublicKey: key,
    apiKey: secret,
  },
  'pay:alipay': { appId: plain, merchantId: plain, privateKey, vendorPublicKey: key },
  'pay:midtrans': { merchantId: plain, serverKey: secret, sandbox: flag },
  logistics: { customer: plain, key: secret },
} as const satisfies Record<string, Record<string, CredentialField>>

export type CredentialKind = keyof typeof credentialRows
type FieldsOf<Rows> = Rows extends unknown ? keyof Rows : never
export type CredentialFieldName = FieldsOf<(typeof credentialRows)[CredentialKind]> & string
export const credentialKinds = keysOf(credentialRows)

/** The fields of a kind, in their order. */
export const credentialFields = (
  kind: CredentialKind,
): { name: CredentialFieldName; isSecret: boolean; hasLines: boolean; isFlag: boolean }[] =>
  Object.entries<CredentialField>(credentialRows[kind]).map(([name, row]) => ({
    name: name as CredentialFieldName,
    isSecret: row.secret ?? false,
    hasLines: row.lines ?? false,
    isFlag: row.flag ?? false,
  }))
