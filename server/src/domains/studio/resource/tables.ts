import type { ReferenceTarget } from '@storefront/contract/resources/field'
import type { RowValues } from '@storefront/contract/resources/define'
import type { ResourceName } from '@storefront/contract/resources'
import { formSchemaOf } from '@storefront/contract/domain/forms/form-schema'
import { seatedStatuses } from '@storefront/contract/domain/events/registration'
import { type SalePeriod, salePeriodProblem } from '@storefront/contract/domain/events/sale-period'
import { couponRule, couponTypes } from '@storefront/contract/domain/wallet/coupon-kinds'
import type { Connection, Param } from '../../../db'
import type { Failure } from '../../../core/failure'
import type { UserCtx } from '../../../core/context.types'
import { badPart } from '../../../core/bad-request'
import { parseObject } from './codec'
import { offerSeats } from '../../events/waiting-list/offer'

/** The columns of a capacity, and the amount taken while it has no limit, as SQL over row `t`. */
export interface CapacityColumns {
  readonly total: string
  readonly left: string
  readonly taken: string
}

/** The storage of the rows of a table in a form. */
export interface RowsTable {
  readonly table: string
  /** The column that names the item they belong to. */
  readonly parent: string
  readonly columns: Readonly<Record<string, string>>
  readonly capacities?: Readonly<Record<string, CapacityColumns>>
  /** Column that switches rows off; without one all rows are replaced. */
  readonly active?: string
  readonly position?: string
}

/** The storage of a resource. Its fields have the names of their columns, except those in `columns`. */
export interface ResourceTable {
  readonly table: string
  readonly columns?: Readonly<Record<string, string>>
  readonly capacities?: Readonly<Record<string, CapacityColumns>>
  readonly rows?: Readonly<Record<string, RowsTable>>
  /** Columns that the form has not and a new row needs. */
  readonly insert?: (ctx: UserCtx) => Readonly<Record<string, Param>>
  /** Conditions over the row `t`, each of which keeps it from being deleted. */
  readonly uses?: readonly string[]
  /** Checks values across fields that each fit their own schema; returns the failure or null. */
  readonly check?: (
    ctx: UserCtx,
    tx: Connection,
    id: number | null,
    values: Readonly<Record<string, unknown>>,
  ) => Promise<Failure | null>
  readonly afterSave?: (ctx: UserCtx, tx: Connection, id: number) => Promise<void>
}

const ANCESTORS = `with recursive above as (select id, parent_id from category where tenant_id = $1 and id = $2
  union select c.id, c.parent_id from category c join above a on c.id = a.parent_id where c.tenant_id = $1) select 1 from above where id = $3`

/** A category is not below itself. */
async function checkParent(
  ctx: UserCtx,
  tx: Connection,
  id: number | null,
  { parent }: Readonly<Record<string, unknown>>,
): Promise<Failure | null> {
  if (id === null || typeof parent !== 'number') return null
  return (await tx.rows(ANCESTORS, [ctx.tenant.id, parent, id])).length > 0
    ? badPart('parent', 'notOffered', {}, ctx.language)
    : null
}

const DISTRICT = /^(\d\d){0,3}$/
/** The region is one of the table's, and a promise has both of its days, in their order. */
const checkShippingRule: ResourceTable['check'] = async (ctx, _, __, { region, days_from, days_to }) => {
  if (!DISTRICT.test(String(region))) return badPart('region', 'notOffered', {}, ctx.language)
  const hasDays = typeof days_from === 'number' && typeof days_to === 'number'
  const isOrdered = hasDays ? days_from <= days_to : days_from == null && days_to == null
  return isOrdered ? null : badPart('days_to', 'notOffered', {}, ctx.language)
}

/** A form can be drawn: it has fields, and none of a kind that nobody knows. */
const checkFormSchema: ResourceTable['check'] = async (ctx, _, __, { json_schema, ui_schema }) => {
  const schema = formSchemaOf(parseObject(json_schema), parseObject(ui_schema))
  const fields = Object.values(schema.properties)
  const isDrawn = schema.fault === undefined && fields.length > 0 && fields.every(({ fault }) => fault === undefined)
  return isDrawn ? null : badPart('json_schema', 'wrongType', {}, ctx.language)
}

/** The address of a menu is no page's, and its first item stands below none. */
const checkMenu: ResourceTable['check'] = async (ctx, tx, _, { slug, links }) => {
  const pages = await tx.rows('select 1 from page where tenant_id = $1 and slug = $2', [ctx.tenant.id, slug as string])
  if (pages.length > 0) return badPart('slug', 'taken', {}, ctx.language)
  const [first] = links as readonly RowValues[]
  return first?.is_sub ? badPart('links.0.is_sub', 'notOffered', {}, ctx.language) : null
}

/** A ticket is sold before its event has ended. */
const checkTickets: ResourceTable['check'] = async (ctx, _, __, { end_at, tickets }) => {
  for (const [at, row] of (tickets as readonly (RowValues & SalePeriod)[]).entries()) {
    const problem = salePeriodProblem(row, end_at as string)
    if (problem) return badPart(`tickets.${at}.${problem.field}`, problem.reason, {}, ctx.language)
  }
  return null
}

/** A coupon takes something off, and not more than all. */
const checkCoupon: ResourceTable['check'] = async (ctx, _, __, { type, value }) => {
  const couponType = couponTypes.find((one) => one === type)
  const problem = couponType ? couponRule(couponType).valueProblem(Number(value)) : null
  return problem && badPart('value', problem, {}, ctx.language)
}

const SEATED = seatedStatuses.map((status) => `'${status}'`).join(', ')
const TICKETS = (column: string) =>
  `(select count(*)::int from issued_ticket i where i.tenant_id = t.tenant_id and i.${column} = t.id and i.status in ('reserved', 'valid'))`

/** THE table of resources and where they are stored. */
export const resourceTables: Readonly<Record<ResourceName, ResourceTable>> = {
  category: {
    table: 'category',
    columns: { parent: 'parent_id', image: 'image_id' },
    uses: [
      'exists (select 1 from category c where c.tenant_id = t.tenant_id and c.parent_id = t.id)',
      'exists (select 1 from product p where p.tenant_id = t.tenant_id and p.category_id = t.id)',
      'exists (select 1 from product_ad a where a.tenant_id = t.tenant_id and a.category_id = t.id)',
      'exists (select 1 from coupon c where c.tenant_id = t.tenant_id and t.id = any(c.category_ids))',
    ],
    check: checkParent,
  },
  productad: { table: 'product_ad', columns: { image: 'image_id', product: 'product_id', category: 'category_id' } },
  shippingrule: { table: 'shipping_rule', check: checkShippingRule },
  pickuppoint: { table: 'pickup_point' },
  coupon: { table: 'coupon', columns: { categories: 'category_ids', product: 'product_id' }, check: checkCoupon },
  couponpackage: {
    table: 'coupon_package',
    rows: { items: { table: 'coupon_package_item', parent: 'package_id', columns: { coupon: 'coupon_id' } } },
  },
  membershipcard: { table: 'membership_card', columns: { image: 'image_id' } },
  recharge: { table: 'recharge' },
  form: { table: 'form', check: checkFormSchema },
  articlecategory: {
    table: 'article_category',
    uses: ['exists (select 1 from article a where a.tenant_id = t.tenant_id and a.category_id = t.id)'],
  },
  topiccategory: {
    table: 'topic_category',
    uses: ['exists (select 1 from topic a where a.tenant_id = t.tenant_id and a.category_id = t.id)'],
  },
  menu: {
    table: 'menu',
    rows: { links: { table: 'menu_item', parent: 'menu_id', columns: { image: 'image_id' }, position: 'position' } },
    check: checkMenu,
  },
  article: { table: 'article', columns: { main_image: 'main_image_id', category: 'category_id' } },
  topic: {
    table: 'topic',
    columns: { category: 'category_id' },
    insert: ({ now }) => ({ attachments: [], created_at: now }),
  },
  event: {
    table: 'event',
    columns: { main_image: 'main_image_id' },
    check: checkTickets,
    capacities: {
      seats: {
        total: 'seats_expected',
        left: 'seats_available',
        taken: `${TICKETS('event_id')} + (select count(*)::int from event_registration r where r.tenant_id = t.tenant_id and r.event_id = t.id and r.status in (${SEATED}))`,
      },
    },
    rows: {
      tickets: {
        table: 'event_ticket',
        parent: 'event_id',
        columns: {},
        capacities: { quota: { total: 'quota', left: 'inventory', taken: TICKETS('ticket_id') } },
        active: 'is_active',
        position: 'position',
      },
    },
    // More seats than before are offered to those who wait for them.
    afterSave: offerSeats,
  },
}

/** The table of each reference target and its column for the label. */
export const referenceTables: Readonly<Record<ReferenceTarget, { table: string; label: string }>> = {
  product: { table: 'product', label: 'name' },
  category: { table: 'category', label: 'name' },
  coupon: { table: 'coupon', label: 'label' },
  articlecategory: { table: 'article_category', label: 'name' },
  topiccategory: { table: 'topic_category', label: 'name' },
  pickuppoint: { table: 'pickup_point', label: 'name' },
  membershipcard: { table: 'membership_card', label: 'name' },
}
