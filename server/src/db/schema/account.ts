import { boolean, date, integer, jsonb, pgTable, primaryKey, text, unique } from 'drizzle-orm/pg-core'
import { moment, ref, rowId, tenantId } from './columns'

/** A person at one tenant. `mobile` is null until bound. */
export const account = pgTable(
  'account',
  {
    tenantId: tenantId(),
    id: rowId(),
    uuid: text().notNull(),
    /** Short public id, base 36. */
    auid: text().notNull(),
    name: text().notNull(),
    avatarId: ref(),
    mobile: text(),
    /** '' until it is given. */
    email: text().notNull().default(''),
    /** YYYY-MM-DD. */
    birthday: date({ mode: 'string' }),
    /** Follows the site's WeChat account. */
    isFollow: boolean().notNull().default(false),
    language: text(),
    /** The classification node that the user chose. */
    node: integer(),
    /** Staff permissions (contract/permissions); `*` is the owner's. */
    perms: text().array().notNull(),
    /** Until then the user cannot write. */
    mutedUntil: moment(),
    /** A name that waits for its moderation. */
    pendingName: text(),
    /** A picture that waits for its moderation. */
    pendingAvatarId: ref(),
    /** When the user looked at the answers to their comments last. */
    repliesReadAt: moment(),
    removalRequestedAt: moment(),
    /** When the account is removed, unless that is taken back. */
    removalAt: moment(),
    removedAt: moment(),
    createdAt: moment().notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.tenantId, t.id] }),
    unique().on(t.tenantId, t.mobile),
    unique().on(t.tenantId, t.uuid),
    unique('account_auid').on(t.tenantId, t.auid),
  ],
)

/** Who a user is with a mini-program's vendor, or with the site's WeChat account (`wechat`). */
export const identity = pgTable(
  'identity',
  {
    tenantId: tenantId(),
    vendor: text().$type<'weapp' | 'alipay' | 'wechat'>().notNull(),
    appId: text().notNull(),
    openId: text().notNull(),
    unionId: text(),
    userId: ref().notNull(),
    createdAt: moment().notNull(),
    /** When they were there last. */
    seenAt: moment(),
  },
  (t) => [primaryKey({ columns: [t.tenantId, t.vendor, t.appId, t.openId] })],
)

/** A login. The token itself is only with the client; here stands its SHA-256 in hex. */
export const session = pgTable(
  'session',
  {
    tenantId: tenantId(),
    tokenHash: text().notNull(),
    /** How it is named to its owner. */
    id: rowId(),
    userId: ref().notNull(),
    /** `cookie` for the web, `token` for clients without cookies, `studio` for the studio. */
    kind: text().$type<'cookie' | 'token' | 'studio'>().notNull(),
    /** What the client calls itself; written for the studio alone. */
    agent: text().notNull().default(''),
    createdAt: moment().notNull(),
    expiresAt: moment().notNull(),
    /** When it was used last; written for the studio alone, at most once a minute. */
    seenAt: moment(),
    /** When its user last showed who they are; written for the studio alone. */
    verifiedAt: moment(),
  },
  (t) => [primaryKey({ columns: [t.tenantId, t.tokenHash] })],
)

/** The one open verification code of a mobile number and kind. */
export const mobileCode = pgTable(
  'mobile_code',
  {
    tenantId: tenantId(),
    mobile: text().notNull(),
    kind: text().notNull(),
    codeHash: text().notNull(),
    attempts: integer().notNull(),
    sentAt: moment().notNull(),
    expiresAt: moment().notNull(),
  },
  (t) => [primaryKey({ columns: [t.tenantId, t.mobile, t.kind] })],
)

/** Calls counted per key and fixed window. */
export const rateLimit = pgTable(
  'rate_limit',
  { tenantId: tenantId(), key: text().notNull(), windowStart: moment().notNull(), count: integer().notNull() },
  (t) => [primaryKey({ columns: [t.tenantId, t.key] })],
)

/** What waits to be shown to a user once. */
export const flashMessage = pgTable(
  'flash_message',
  {
    tenantId: tenantId(),
    id: rowId(),
    userId: ref().notNull(),
    /** contract FlashMessage. */
    data: jsonb().$type<{ kind: string } & Record<string, unknown>>().notNull(),
    createdAt: moment().notNull(),
    seenAt: moment(),
  },
  (t) => [primaryKey({ columns: [t.tenantId, t.id] })],
)

export const shippingAddress = pgTable(
  'shipping_address',
  {
    tenantId: tenantId(),
    id: rowId(),
    userId: ref().notNull(),
    name: text().notNull(),
    mobile: text().notNull(),
    /** Region codes of 2, 4 and 6 digits. */
    province: text().notNull(),
    city: text().notNull(),
    district: text().notNull(),
    address: text().notNull(),
    isDefault: boolean().notNull(),
    createdAt: moment().notNull(),
  },
  (t) => [primaryKey({ columns: [t.tenantId, t.id] })],
)
