import { insert, type NewRow } from '../../server/src/db/insert'
import { randomUUID } from 'node:crypto'
import type { Connection } from '../../server/src/core/database.types'
import { randomToken, sha256 } from '../../server/src/lib/random'
import { next } from './sequence'

export interface MadeUser {
  id: number
  uuid: string
  mobile: string
  /** Shown as `Authorization: Token <token>`; to the studio as its cookie (`studioSecret`). */
  token: string
}

/** The secret of a made user's session of the studio. */
export const studioSecret = (token: string): string => `studio-${token}`

interface UserOptions {
  perms?: string[]
  mobile?: string | null
  language?: string
  expiresAt?: Date
  /** False: neither session is fresh. */
  isFresh?: boolean
}

/** A user with a session that is shown by header, and one of the studio. */
export async function makeUser(tx: Connection, tenantId: number, options: UserOptions = {}): Promise<MadeUser> {
  const [user] = await makeUsers(tx, tenantId, 1, options)
  if (!user) throw new Error('no user')
  return user
}

/** So many users at once, each with a mobile number of its own unless one is given. */
export async function makeUsers(
  tx: Connection,
  tenantId: number,
  count: number,
  options: UserOptions = {},
): Promise<MadeUser[]> {
  if (count === 0) return []
  const values = Array.from({ length: count }, () => ({
    tenantId,
    uuid: randomUUID(),
    auid: randomUUID().slice(0, 8),
    name: 'User',
    mobile: options.mobile === undefined ? `139${String(next()).padStart(8, '0')}` : options.mobile,
    language: options.language ?? null,
    perms: options.perms ?? [],
    createdAt: new Date(),
  }))
  const rows = await insert(tx, 'account', values, { returning: ['id', 'uuid'] })
  const ids = new Map(rows.map(({ id, uuid }) => [uuid, id]))
  const users = values.map(
    ({ uuid, mobile }): MadeUser => ({ id: ids.get(uuid) ?? 0, uuid, mobile: mobile ?? '', token: randomToken() }),
  )
  const dates = { createdAt: new Date(), expiresAt: options.expiresAt ?? new Date('2100-01-01') }
  const verifiedAt = options.isFresh === false ? null : dates.expiresAt
  await insert(
    tx,
    'session',
    users.flatMap(({ id, token }) => [
      { tenantId, tokenHash: sha256(token), userId: id, kind: 'token' as const, verifiedAt, ...dates },
      { tenantId, tokenHash: sha256(studioSecret(token)), userId: id, kind: 'studio' as const, verifiedAt, ...dates },
    ]),
  )
  return users
}

/** Three regions: 33 Zhejiang, 3301 Hangzhou, 330106 Xihu; and 31 Shanghai, whose city bears its name. */
export async function makeRegions(tx: Connection): Promise<void> {
  await insert(tx, 'region', [
    { code: '33', name: '浙江省', parent: '', level: 'province' },
    { code: '3301', name: '杭州市', parent: '33', level: 'city' },
    { code: '330106', name: '西湖区', parent: '3301', level: 'district' },
    { code: '31', name: '上海市', parent: '', level: 'province' },
    { code: '3101', name: '上海市', parent: '31', level: 'city' },
    { code: '310101', name: '黄浦区', parent: '3101', level: 'district' },
  ])
}

export async function makeAddress(
  tx: Connection,
  tenantId: number,
  userId: number,
  options: Partial<NewRow<'shipping_address'>> = {},
): Promise<number> {
  const values = {
    tenantId,
    userId,
    name: '林小满',
    mobile: '13800000001',
    province: '33',
    city: '3301',
    district: '330106',
    address: '文三路 100 号',
    isDefault: true,
    createdAt: new Date(),
    ...options,
  }
  const [row] = await insert(tx, 'shipping_address', values, { returning: ['id'] })
  return row?.id ?? 0
}
