import { ADDRESS_MAX } from '@storefront/contract/constants'
import { isMobile } from '@storefront/contract/domain/account/mobile'
import type { Address } from '@storefront/contract/entities/account/address'
import type { Page } from '@storefront/contract/entities/common'
import { and, eq, ne, sql } from 'drizzle-orm'
import type { Connection } from '../../../db'
import { shippingAddress } from '../../../db/schema'
import { fail, type Failure } from '../../../core/failure'
import type { UserCtx } from '../../../core/context.types'
import { badPart } from '../../../core/bad-request'
import { mobileFailure } from '../../../http/call/mobile-failure'
import { lockUser } from '../profile/user'
import { presentAddress, findAddress, findAddresses, isRegionPath } from './record'

export interface AddressInput {
  name: string
  mobile: string
  province: string
  city: string
  district: string
  address: string
  is_default: boolean
}

/** The user's addresses, the default first. */
export async function listAddresses(ctx: UserCtx): Promise<Page<Address>> {
  const rows = await ctx.db.read((tx) => findAddresses(tx, ctx.tenant.id, ctx.user.id))
  return { count: rows.length, results: rows.map(presentAddress) }
}

export async function readAddress(ctx: UserCtx, id: number): Promise<Address | Failure> {
  const row = await ctx.db.read((tx) => findAddress(tx, ctx.tenant.id, ctx.user.id, id))
  return row ? presentAddress(row) : fail('notFound')
}

/** The columns that an input fills, each by its name: whatever else came along stays outside the row. */
function columnsOf(input: AddressInput) {
  const { province, city, district } = input
  return {
    name: input.name.trim(),
    mobile: input.mobile.trim(),
    province,
    city,
    district,
    address: input.address.trim(),
  }
}

type Columns = ReturnType<typeof columnsOf>

/** The rules of a shipping address (spec 5). */
async function check(ctx: UserCtx, tx: Connection, columns: Columns): Promise<Failure | null> {
  if (columns.name === '') return badPart('name', 'required', {}, ctx.language)
  if (!isMobile(columns.mobile)) return mobileFailure(ctx, columns.mobile)
  if (columns.address === '') return badPart('address', 'required', {}, ctx.language)
  return (await isRegionPath(tx, columns.province, columns.city, columns.district)) ? null : fail('regionWrong')
}

const mine = (ctx: UserCtx) => and(eq(shippingAddress.tenantId, ctx.tenant.id), eq(shippingAddress.userId, ctx.user.id))
const one = (ctx: UserCtx, id: number) => and(mine(ctx), eq(shippingAddress.id, id))

async function onlyDefault(ctx: UserCtx, tx: Connection, id: number): Promise<void> {
  await tx.orm
    .update(shippingAddress)
    .set({ isDefault: false })
    .where(and(mine(ctx), ne(shippingAddress.id, id)))
}

async function readBack(ctx: UserCtx, tx: Connection, id: number): Promise<Address | Failure> {
  const row = await findAddress(tx, ctx.tenant.id, ctx.user.id, id)
  return row ? presentAddress(row) : fail('notFound')
}

/** Adds an address; the first one is the default. */
export function addAddress(ctx: UserCtx, input: AddressInput): Promise<Address | Failure> {
  const columns = columnsOf(input)
  return ctx.db.tx(async (tx) => {
    const wrong = await check(ctx, tx, columns)
    if (wrong) return wrong
    if (!(await lockUser(tx, ctx.tenant.id, ctx.user.id))) return fail('loginRequired')
    const count = await tx.orm.$count(shippingAddress, mine(ctx))
    if (count >= ADDRESS_MAX) return fail('addressFull', { max: ADDRESS_MAX })
    const isDefault = input.is_default || count === 0
    const values = { tenantId: ctx.tenant.id, userId: ctx.user.id, ...columns, isDefault, createdAt: ctx.now }
    const [row] = await tx.orm.insert(shippingAddress).values(values).returning({ id: shippingAddress.id })
    if (!row) throw new Error('an insert gave no row')
    if (isDefault) await onlyDefault(ctx, tx, row.id)
    return readBack(ctx, tx, row.id)
  })
}

/** Changes an address. */
export function editAddress(ctx: UserCtx, id: number, input: AddressInput): Promise<Address | Failure> {
  const columns = columnsOf(input)
  return ctx.db.tx(async (tx) => {
    if (!(await findAddress(tx, ctx.tenant.id, ctx.user.id, id))) return fail('notFound')
    const wrong = await check(ctx, tx, columns)
    if (wrong) return wrong
    if (!(await lockUser(tx, ctx.tenant.id, ctx.user.id))) return fail('loginRequired')
    const isDefault = input.is_default
    await tx.orm
      .update(shippingAddress)
      .set({ ...columns, isDefault })
      .where(one(ctx, id))
    if (isDefault) await onlyDefault(ctx, tx, id)
    return readBack(ctx, tx, id)
  })
}

/** Removes an address; orders keep theirs. */
export function removeAddress(ctx: UserCtx, id: number): Promise<{ ok: true } | Failure> {
  return ctx.db.tx(async (tx) => {
    const removedRows = await tx.orm.delete(shippingAddress).where(one(ctx, id)).returning({ one: sql`1` })
    return removedRows.length > 0 ? { ok: true } : fail('notFound')
  })
}
