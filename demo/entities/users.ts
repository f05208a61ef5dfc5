import { insert } from '../../server/src/db/insert'
import { createHash } from 'node:crypto'
import type { UserSeed } from '../data/types-base'
import type { Gallery } from './gallery'
import type { Scene } from './insert'

/** A UUID that the same user gets again at every seeding. */
export function uuidOf(tenantId: number, name: string): string {
  const h = createHash('sha256').update(`storefront demo ${tenantId} ${name}`).digest('hex')
  const variant = ((Number.parseInt(h.slice(16, 17), 16) & 3) | 8).toString(16)
  return `${h.slice(0, 8)}-${h.slice(8, 12)}-4${h.slice(13, 16)}-${variant}${h.slice(17, 20)}-${h.slice(20, 32)}`
}

/** The UUID of a demo user. */
export const userUuid = (tenantId: number, { mobile, key }: Pick<UserSeed, 'mobile' | 'key'>): string =>
  uuidOf(tenantId, mobile ?? key)

export const auidOf = (uuid: string): string =>
  BigInt(`0x${uuid.replaceAll('-', '').slice(0, 14)}`)
    .toString(36)
    .padStart(11, '0')
    .slice(0, 10)

/** The demo accounts and the shoppers' addresses; ids follow the data's order. */
export async function seedUsers(
  { tx, tenantId, now }: Scene,
  country: string,
  users: readonly UserSeed[],
  gallery: Gallery,
  nodeId: (name: string) => number,
): Promise<void> {
  const rows = users.map((user, i) => {
    const uuid = userUuid(tenantId, user)
    return {
      tenantId,
      id: i + 1,
      uuid,
      auid: auidOf(uuid),
      name: user.name,
      avatarId: gallery.id(user.avatar),
      mobile: user.mobile,
      language: null,
      node: user.node === undefined ? null : nodeId(user.node),
      perms: [...user.perms],
      createdAt: now,
    }
  })
  await insert(tx, 'account', rows)
  const addresses = users.flatMap((user, i) => user.addresses.map((address) => ({ userId: i + 1, ...address })))
  await insert(
    tx,
    'shipping_address',
    addresses.map(({ district, village = '', postcode = '', ...rest }, i) => ({
      tenantId,
      id: i + 1,
      ...rest,
      province: district.slice(0, 2),
      city: district.slice(0, 4),
      district,
      village,
      country,
      postcode,
      createdAt: now,
    })),
  )
}
