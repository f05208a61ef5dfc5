import { insert } from '../../../db/insert'
import { ADDRESS_MAX } from '@storefront/contract/constants'
import { hasIdNumber } from '@storefront/contract/domain/account/address-pieces'
import { isPostcode } from '@storefront/contract/domain/country/address'
import { countryOf } from '@storefront/contract/domain/country/country'
import { isMobile, normalizeMobile } from '@storefront/contract/domain/account/mobile'
import type { Address } from '@storefront/contract/entities/account/address'
import type { Page } from '@storefront/contract/entities/common'
import type { Connection } from '../../../db'
import { fail, type Failure } from '../../../core/failure'
import type { UserCtx } from '../../../core/context.types'
import { badPart } from '../../../core/bad-request'
import { mobileFailure } from '../../../http/call/mobile-failure'
import { lockUser } from '../profile/user'
import { presentAddress, findAddress, findAddresses, isRegionPath, rightPostcode } from './record'

export interface AddressInput {
  name: string
  mobile: string
  country?: string
  province: string
  city: string
  district: string
  village?: string
  address: string
  postcode?: string
  is_default: boolean
}

/** Returns the user's addresses, the default first. */
export async function listAddresses(ctx: UserCtx): Promise<Page<Address>> {
  const rows = await ctx.db.read((tx) => findAddresses(tx, ctx.tenant.id, ctx.user.id))
  return { count: rows.length, results: rows.map((row) => presentAddress(ctx, row)) }
}

export async function readAddress(ctx: UserCtx, id: number): Promise<Address | Failure> {
  const row = await ctx.db.read((tx) => findAddress(tx, ctx.tenant.id, ctx.user.id, id))
  return row ? presentAddress(ctx, row) : fail('notFound')
}

/** Returns the columns that an input fills, each by its name: whatever else came along stays outside the row. */
function columnsOf(ctx: UserCtx, input: AddressInput) {
  const { province, city, district, village = '' } = input
  const { country = ctx.tenant.country.code } = input
  return {
    name: input.name.trim(),
    mobile: normalizeMobile(input.mobile, countryOf(country)),
    province,
    city,
    district,
    village,
    address: input.address.trim(),
    postcode: input.postcode ?? '',
    country,
  }
}

type Columns = ReturnType<typeof columnsOf>

/** Checks the rules of a shipping address (spec 5). */
async function check(ctx: UserCtx, tx: Connection, columns: Columns): Promise<Failure | null> {
  if (columns.name === '') return badPart('name', 'required', {}, ctx.language)
  const country = countryOf(columns.country)
  if (![ctx.tenant.country.code, ...ctx.tenant.config.ship_to].includes(columns.country))
    return badPart('country', 'notOffered', {}, ctx.language)
  if (!isMobile(columns.mobile, country))
    return mobileFailure({ language: ctx.language, tenant: { country } }, columns.mobile)
  if (columns.address === '') return badPart('address', 'required', {}, ctx.language)
  const { postcode } = country.address
  if (postcode && !isPostcode(country, columns.postcode))
    return badPart('postcode', 'badPostcode', { example: postcode.example }, ctx.language)
  for (const field of ['name', 'address'] as const)
    if (hasIdNumber(columns[field])) return badPart(field, 'idNumber', {}, ctx.language)
  if (!(await isRegionPath(tx, columns.country, columns))) return fail('regionWrong')
  if (!postcode || columns.postcode === '') return null
  const example = await rightPostcode(tx, columns.country, columns, columns.postcode)
  return example === null ? null : badPart('postcode', 'postcodeElsewhere', { example }, ctx.language)
}

const COUNT = 'select count(*)::int as count from shipping_address where tenant_id = $1 and user_id = $2'
const CHANGE = `update shipping_address
  set name = $4, mobile = $5, province = $6, city = $7, district = $8, address = $9, is_default = $10, country = $11, postcode = $12, village = $13
  where tenant_id = $1 and user_id = $2 and id = $3`
const ONLY_DEFAULT = 'update shipping_address set is_default = false where tenant_id = $1 and user_id = $2 and id <> $3'
const REMOVE = 'delete from shipping_address where tenant_id = $1 and user_id = $2 and id = $3 returning id'

async function onlyDefault(ctx: UserCtx, tx: Connection, id: number): Promise<void> {
  await tx.rows(ONLY_DEFAULT, [ctx.tenant.id, ctx.user.id, id])
}

async function readBack(ctx: UserCtx, tx: Connection, id: number): Promise<Address | Failure> {
  const row = await findAddress(tx, ctx.tenant.id, ctx.user.id, id)
  return row ? presentAddress(ctx, row) : fail('notFound')
}

/** Adds an address; the first one is the default. */
export function addAddress(ctx: UserCtx, input: AddressInput): Promise<Address | Failure> {
  const columns = columnsOf(ctx, input)
  return ctx.db.tx(async (tx) => {
    const wrong = await check(ctx, tx, columns)
    if (wrong) return wrong
    if (!(await lockUser(tx, ctx.tenant.id, ctx.user.id))) return fail('loginRequired')
    const [addresses] = await tx.rows<{ count: number }>(COUNT, [ctx.tenant.id, ctx.user.id])
    const count = addresses?.count ?? 0
    if (count >= ADDRESS_MAX) return fail('addressFull', { max: ADDRESS_MAX })
    const isDefault = input.is_default || count === 0
    const values = { tenantId: ctx.tenant.id, userId: ctx.user.id, ...columns, isDefault, createdAt: ctx.now }
    const [row] = await insert(tx, 'shipping_address', values, { returning: ['id'] })
    if (!row) throw new Error('an insert gave no row')
    if (isDefault) await onlyDefault(ctx, tx, row.id)
    return readBack(ctx, tx, row.id)
  })
}

/** Changes an address. */
export function editAddress(ctx: UserCtx, id: number, input: AddressInput): Promise<Address | Failure> {
  const columns = columnsOf(ctx, input)
  return ctx.db.tx(async (tx) => {
    if (!(await findAddress(tx, ctx.tenant.id, ctx.user.id, id))) return fail('notFound')
    const wrong = await check(ctx, tx, columns)
    if (wrong) return wrong
    if (!(await lockUser(tx, ctx.tenant.id, ctx.user.id))) return fail('loginRequired')
    const isDefault = input.is_default
    const { name, mobile, province, city, district, address, country, postcode, village } = columns
    const values = [name, mobile, province, city, district, address, isDefault, country, postcode, village]
    await tx.rows(CHANGE, [ctx.tenant.id, ctx.user.id, id, ...values])
    if (isDefault) await onlyDefault(ctx, tx, id)
    return readBack(ctx, tx, id)
  })
}

/** Removes an address; orders keep theirs. */
export function removeAddress(ctx: UserCtx, id: number): Promise<{ ok: true } | Failure> {
  return ctx.db.tx(async (tx) => {
    const removedRows = await tx.rows(REMOVE, [ctx.tenant.id, ctx.user.id, id])
    return removedRows.length > 0 ? { ok: true } : fail('notFound')
  })
}
