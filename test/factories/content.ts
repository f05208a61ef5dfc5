import { insert, type NewRow } from '../../server/src/db/insert'
import type { Connection } from '../../server/src/core/database.types'
import { next } from './sequence'

const DAY = 86_400_000
/** Start of the tests' clock. */
const NOW = Date.parse('2026-05-06T04:00:00Z')

export async function makeArticle(
  tx: Connection,
  tenantId: number,
  options: Partial<NewRow<'article'>> = {},
): Promise<number> {
  const values = {
    tenantId,
    title: `Article ${next()}`,
    authorName: '编辑部',
    publishedAt: new Date(NOW - DAY),
    tags: [],
    ...options,
  }
  const [row] = await insert(tx, 'article', values, { returning: ['id'] })
  return row?.id ?? 0
}

/** An event that begins tomorrow, with one ticket of 50.00. */
export async function makeEvent(
  tx: Connection,
  tenantId: number,
  options: Partial<NewRow<'event'>> = {},
): Promise<number> {
  const values = {
    tenantId,
    name: `Event ${next()}`,
    startAt: new Date(NOW + DAY),
    endAt: new Date(NOW + 2 * DAY),
    ...options,
  }
  const [row] = await insert(tx, 'event', values, { returning: ['id'] })
  const id = row?.id ?? 0
  await insert(tx, 'event_ticket', { tenantId, eventId: id, name: '普通票', price: 5000, quota: 20, inventory: 20 })
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
  const [row] = await insert(
    tx,
    'page',
    { tenantId, slug, title: `Page ${slug}`, ...(id !== undefined && { id }) },
    { returning: ['id'] },
  )
  const pageId = row?.id ?? 0
  const ids: number[] = []
  for (const [position, options] of modules.entries()) {
    const [createdModule] = await insert(
      tx,
      'page_module',
      { tenantId, pageId, position, name: options.moduleType, ...options },
      { returning: ['id'] },
    )
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
  await insert(
    tx,
    'page_subpage',
    parts.map((part, position) => ({ tenantId, pageId: id, subpageId: part.id, title: part.title, position })),
  )
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
  }: Partial<NewRow<'registration_setting'>> & {
    seats?: number | null
    event?: Partial<NewRow<'event'>>
  } = {},
): Promise<number> {
  const eventId = await makeEvent(tx, tenantId, { seatsExpected: seats, seatsAvailable: seats, ...eventOptions })
  await insert(tx, 'registration_setting', { tenantId, eventId, ...setting })
  return eventId
}

type TicketTypeOptions = Partial<Omit<NewRow<'event_ticket'>, 'tenantId' | 'eventId'>>

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
  }: Partial<NewRow<'ticket_setting'>> & {
    seats?: number | null
    types?: readonly TicketTypeOptions[]
    event?: Partial<NewRow<'event'>>
  } = {},
): Promise<{ id: number; types: number[] }> {
  const values = {
    tenantId,
    name: `Event ${next()}`,
    startAt: new Date(NOW + 7 * DAY),
    endAt: new Date(NOW + 7 * DAY + 3 * 3_600_000),
  }
  const [row] = await insert(
    tx,
    'event',
    { ...values, seatsExpected: seats, seatsAvailable: seats, ...eventOptions },
    { returning: ['id'] },
  )
  const eventId = row?.id ?? 0
  await insert(tx, 'ticket_setting', { tenantId, eventId, ...setting })
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
    const [created] = await insert(tx, 'event_ticket', type, { returning: ['id'] })
    ids.push(created?.id ?? 0)
  }
  return { id: eventId, types: ids }
}
