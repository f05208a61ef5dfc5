import type { Connection } from '../../server/src/core/database.types'
import {
  article,
  event,
  eventTicket,
  page,
  pageModule,
  pageSubpage,
  registrationSetting,
  ticketSetting,
} from '../../server/src/db/schema'
import { next } from './sequence'

const DAY = 86_400_000
/** Start of the tests' clock. */
const NOW = Date.parse('2026-05-06T04:00:00Z')

export async function makeArticle(
  tx: Connection,
  tenantId: number,
  options: Partial<typeof article.$inferInsert> = {},
): Promise<number> {
  const values = {
    tenantId,
    title: `Article ${next()}`,
    authorName: '编辑部',
    publishedAt: new Date(NOW - DAY),
    tags: [],
    ...options,
  }
  const [row] = await tx.orm.insert(article).values(values).returning({ id: article.id })
  return row?.id ?? 0
}

/** An event that begins tomorrow, with one ticket of 50.00. */
export async function makeEvent(
  tx: Connection,
  tenantId: number,
  options: Partial<typeof event.$inferInsert> = {},
): Promise<number> {
  const values = {
    tenantId,
    name: `Event ${next()}`,
    startAt: new Date(NOW + DAY),
    endAt: new Date(NOW + 2 * DAY),
    ...options,
  }
  const [row] = await tx.orm.insert(event).values(values).returning({ id: event.id })
  const id = row?.id ?? 0
  await tx.orm
    .insert(eventTicket)
    .values({ tenantId, eventId: id, name: '普通票', price: 5000, quota: 20, inventory: 20 })
  return id
}

export interface ModuleOptions {
  moduleType: string
  config: Record<string, unknown>
  version?: number
}

export async function makePage(
  tx: Connection,
  tenantId: number,
  slug: string,
  modules: ModuleOptions[],
  id?: number,
): Promise<{ id: number; modules: number[] }> {
  const [row] = await tx.orm
    .insert(page)
    .values({ tenantId, slug, title: `Page ${slug}`, ...(id !== undefined && { id }) })
    .returning({ id: page.id })
  const pageId = row?.id ?? 0
  const ids: number[] = []
  for (const [position, options] of modules.entries()) {
    const [createdModule] = await tx.orm
      .insert(pageModule)
      .values({ tenantId, pageId, position, name: options.moduleType, ...options })
      .returning({ id: pageModule.id })
    ids.push(createdModule?.id ?? 0)
  }
  return { id: pageId, modules: ids }
}

/** A page composed of other pages, in the order given. */
export async function makeComposed(
  tx: Connection,
  tenantId: number,
  slug: string,
  parts: readonly { id: number; title: string }[],
): Promise<number> {
  const { id } = await makePage(tx, tenantId, slug, [])
  await tx.orm
    .insert(pageSubpage)
    .values(parts.map((part, position) => ({ tenantId, pageId: id, subpageId: part.id, title: part.title, position })))
  return id
}

/** An event that takes registrations, with no seats limit unless `seats` says one. */
export async function makeRegistrationEvent(
  tx: Connection,
  tenantId: number,
  {
    seats = null,
    event: eventOptions = {},
    ...setting
  }: Partial<typeof registrationSetting.$inferInsert> & {
    seats?: number | null
    event?: Partial<typeof event.$inferInsert>
  } = {},
): Promise<number> {
  const eventId = await makeEvent(tx, tenantId, { seatsExpected: seats, seatsAvailable: seats, ...eventOptions })
  await tx.orm.insert(registrationSetting).values({ tenantId, eventId, ...setting })
  return eventId
}

type TicketTypeOptions = Partial<Omit<typeof eventTicket.$inferInsert, 'tenantId' | 'eventId'>>

/**
 * An event that sells tickets, with no limit of seats unless `seats` says one; a type of 50.00 without a quota unless
 * `types` says others.
 */
export async function makeTicketEvent(
  tx: Connection,
  tenantId: number,
  {
    seats = null,
    types = [{}],
    event: eventOptions = {},
    ...setting
  }: Partial<typeof ticketSetting.$inferInsert> & {
    seats?: number | null
    types?: readonly TicketTypeOptions[]
    event?: Partial<typeof event.$inferInsert>
  } = {},
): Promise<{ id: number; types: number[] }> {
  const values = {
    tenantId,
    name: `Event ${next()}`,
    startAt: new Date(NOW + 7 * DAY),
    endAt: new Date(NOW + 7 * DAY + 3 * 3_600_000),
  }
  const [row] = await tx.orm
    .insert(event)
    .values({ ...values, seatsExpected: seats, seatsAvailable: seats, ...eventOptions })
    .returning({ id: event.id })
  const eventId = row?.id ?? 0
  await tx.orm.insert(ticketSetting).values({ tenantId, eventId, ...setting })
  const ids: number[] = []
  for (const [position, options] of types.entries()) {
    const type = {
      tenantId,
      eventId,
      name: `票种 ${position + 1}`,
      price: 5000,
      position,
      inventory: options.quota ?? null,
      ...options,
    }
    const [created] = await tx.orm.insert(eventTicket).values(type).returning({ id: eventTicket.id })
    ids.push(created?.id ?? 0)
  }
  return { id: eventId, types: ids }
}
