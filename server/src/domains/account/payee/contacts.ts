import { CONTACT_MAX } from '@storefront/contract/constants'
import { isMobile } from '@storefront/contract/domain/account/mobile'
import type { Contact } from '@storefront/contract/entities/account/payee'
import type { Page } from '@storefront/contract/entities/common'
import { and, desc, eq } from 'drizzle-orm'
import { contact } from '../../../db/schema'
import { fail, type Failure } from '../../../core/failure'
import type { UserCtx } from '../../../core/context.types'
import { mobileFailure } from '../../../http/call/mobile-failure'
import { lockUser } from '../profile/user'

interface ContactInput {
  name: string
  mobile: string
}

const COLUMNS = { id: contact.id, name: contact.name, mobile: contact.mobile }
const mine = (ctx: UserCtx) => and(eq(contact.tenantId, ctx.tenant.id), eq(contact.userId, ctx.user.id))
const one = (ctx: UserCtx, id: number) => and(mine(ctx), eq(contact.id, id))

function check(ctx: UserCtx, { name, mobile }: ContactInput): Failure | null {
  if (name === '') return fail('nameRequired')
  return isMobile(mobile) ? null : mobileFailure(ctx, mobile)
}
const trimContact = ({ name, mobile }: ContactInput): ContactInput => ({ name: name.trim(), mobile: mobile.trim() })

/** The user's contacts, the newest first. */
export async function listContacts(ctx: UserCtx): Promise<Page<Contact>> {
  const results = await ctx.db.read((tx) =>
    tx.orm.select(COLUMNS).from(contact).where(mine(ctx)).orderBy(desc(contact.id)),
  )
  return { count: results.length, results }
}

export async function readContact(ctx: UserCtx, id: number): Promise<Contact | Failure> {
  const [row] = await ctx.db.read((tx) => tx.orm.select(COLUMNS).from(contact).where(one(ctx, id)))
  return row ?? fail('notFound')
}

/** Adds a contact; the user's lock keeps the count true. */
export function addContact(ctx: UserCtx, input: ContactInput): Promise<Contact | Failure> {
  const { name, mobile } = trimContact(input)
  return ctx.db.tx(async (tx) => {
    const wrong = check(ctx, { name, mobile })
    if (wrong) return wrong
    if (!(await lockUser(tx, ctx.tenant.id, ctx.user.id))) return fail('loginRequired')
    if ((await tx.orm.$count(contact, mine(ctx))) >= CONTACT_MAX) return fail('contactFull', { max: CONTACT_MAX })
    const [row] = await tx.orm
      .insert(contact)
      .values({ tenantId: ctx.tenant.id, userId: ctx.user.id, name, mobile, createdAt: ctx.now })
      .returning(COLUMNS)
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
    const [row] = await tx.orm.update(contact).set({ name, mobile }).where(one(ctx, id)).returning(COLUMNS)
    return row ?? fail('notFound')
  })
}

/** Removes a contact; what was bought for them keeps their name. */
export function removeContact(ctx: UserCtx, id: number): Promise<{ ok: true } | Failure> {
  return ctx.db.tx(async (tx) => {
    const removedRows = await tx.orm.delete(contact).where(one(ctx, id)).returning({ id: contact.id })
    return removedRows.length > 0 ? { ok: true } : fail('notFound')
  })
}
