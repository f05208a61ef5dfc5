import { CONTACT_MAX } from '@storefront/contract/constants'
import { isMobile } from '@storefront/contract/domain/account/mobile'
import type { Contact } from '@storefront/contract/entities/account/payee'
import type { Page } from '@storefront/contract/entities/common'
import { insert } from '../../../db/insert'
import { fail, type Failure } from '../../../core/failure'
import type { UserCtx } from '../../../core/context.types'
import { mobileFailure } from '../../../http/call/mobile-failure'
import { lockUser } from '../profile/user'

interface ContactInput {
  name: string
  mobile: string
}

const LIST = 'select id, name, mobile from contact where tenant_id = $1 and user_id = $2 order by id desc'
const FIND = 'select id, name, mobile from contact where tenant_id = $1 and user_id = $2 and id = $3'
const COUNT = 'select count(*)::int as count from contact where tenant_id = $1 and user_id = $2'
const CHANGE = `update contact set name = $4, mobile = $5 where tenant_id = $1 and user_id = $2 and id = $3
  returning id, name, mobile`
const REMOVE = 'delete from contact where tenant_id = $1 and user_id = $2 and id = $3 returning id'

function check(ctx: UserCtx, { name, mobile }: ContactInput): Failure | null {
  if (name === '') return fail('nameRequired')
  return isMobile(mobile, ctx.tenant.country) ? null : mobileFailure(ctx, mobile)
}
const trimContact = ({ name, mobile }: ContactInput): ContactInput => ({ name: name.trim(), mobile: mobile.trim() })

/** Returns the user's contacts, the newest first. */
export async function listContacts(ctx: UserCtx): Promise<Page<Contact>> {
  const results = await ctx.db.read((tx) => tx.rows<Contact>(LIST, [ctx.tenant.id, ctx.user.id]))
  return { count: results.length, results }
}

export async function readContact(ctx: UserCtx, id: number): Promise<Contact | Failure> {
  const [row] = await ctx.db.read((tx) => tx.rows<Contact>(FIND, [ctx.tenant.id, ctx.user.id, id]))
  return row ?? fail('notFound')
}

/** Adds a contact; the user's lock keeps the count true. */
export function addContact(ctx: UserCtx, input: ContactInput): Promise<Contact | Failure> {
  const { name, mobile } = trimContact(input)
  return ctx.db.tx(async (tx) => {
    const wrong = check(ctx, { name, mobile })
    if (wrong) return wrong
    if (!(await lockUser(tx, ctx.tenant.id, ctx.user.id))) return fail('loginRequired')
    const [contacts] = await tx.rows<{ count: number }>(COUNT, [ctx.tenant.id, ctx.user.id])
    if ((contacts?.count ?? 0) >= CONTACT_MAX) return fail('contactFull', { max: CONTACT_MAX })
    const values = { tenantId: ctx.tenant.id, userId: ctx.user.id, name, mobile, createdAt: ctx.now }
    const [row] = await insert(tx, 'contact', values, { returning: ['id', 'name', 'mobile'] })
    if (!row) throw new Error('an insert gave no row')
    return row
  })
}

/** Changes a contact. */
export function editContact(ctx: UserCtx, id: number, input: ContactInput): Promise<Contact | Failure> {
  const { name, mobile } = trimContact(input)
  return ctx.db.tx(async (tx) => {
    const wrong = check(ctx, { name, mobile })
    if (wrong) return wrong
    const [row] = await tx.rows<Contact>(CHANGE, [ctx.tenant.id, ctx.user.id, id, name, mobile])
    return row ?? fail('notFound')
  })
}

/** Removes a contact; what was bought for them keeps their name. */
export function removeContact(ctx: UserCtx, id: number): Promise<{ ok: true } | Failure> {
  return ctx.db.tx(async (tx) => {
    const removedRows = await tx.rows(REMOVE, [ctx.tenant.id, ctx.user.id, id])
    return removedRows.length > 0 ? { ok: true } : fail('notFound')
  })
}
