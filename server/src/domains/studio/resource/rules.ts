import type { RowValues } from '@storefront/contract/resources/define'
import { formSchemaOf } from '@storefront/contract/domain/forms/form-schema'
import { type SalePeriod, salePeriodProblem } from '@storefront/contract/domain/events/sale-period'
import { couponRule, couponTypes } from '@storefront/contract/domain/wallet/coupon-kinds'
import { badPart } from '../../../core/bad-request'
import { parseObject } from './codec'
import type { ResourceTable } from './resource-table.types'

type Check = NonNullable<ResourceTable['check']>

const ancestors = (table: 'category' | 'node') =>
  `with recursive above as (select id, parent_id from ${table} where tenant_id = $1 and id = $2
  union select c.id, c.parent_id from ${table} c join above a on c.id = a.parent_id where c.tenant_id = $1) select 1 from above where id = $3`

/** An item of a tree is not below itself. */
export const checkParent =
  (table: 'category' | 'node'): Check =>
  async (ctx, tx, id, { parent }) => {
    if (id === null || typeof parent !== 'number') return null
    return (await tx.rows(ancestors(table), [ctx.tenant.id, parent, id])).length > 0
      ? badPart('parent', 'notOffered', {}, ctx.language)
      : null
  }

/** A form can be drawn: it has fields, and none of a kind that nobody knows. */
export const checkFormSchema: Check = async (ctx, _, __, { json_schema, ui_schema }) => {
  const schema = formSchemaOf(parseObject(json_schema), parseObject(ui_schema))
  const fields = Object.values(schema.properties)
  const isDrawn = schema.fault === undefined && fields.length > 0 && fields.every(({ fault }) => fault === undefined)
  return isDrawn ? null : badPart('json_schema', 'wrongType', {}, ctx.language)
}

/** The address of a menu is no page's, and its first item stands below none. */
export const checkMenu: Check = async (ctx, tx, _, { slug, links }) => {
  const pages = await tx.rows('select 1 from page where tenant_id = $1 and slug = $2', [ctx.tenant.id, slug as string])
  if (pages.length > 0) return badPart('slug', 'taken', {}, ctx.language)
  const [first] = links as readonly RowValues[]
  return first?.is_sub ? badPart('links.0.is_sub', 'notOffered', {}, ctx.language) : null
}

/** A ticket is sold before its event has ended. */
export const checkTickets: Check = async (ctx, _, __, { end_at, tickets }) => {
  for (const [at, row] of (tickets as readonly (RowValues & SalePeriod)[]).entries()) {
    const problem = salePeriodProblem(row, end_at as string)
    if (problem) return badPart(`tickets.${at}.${problem.field}`, problem.reason, {}, ctx.language)
    const { min_quantity: least, max_quantity: most } = row
    if (typeof most === 'number' && most < Number(least))
      return badPart(`tickets.${at}.max_quantity`, 'tooSmall', { n: Number(least) }, ctx.language)
  }
  return null
}

/** A coupon takes something off, and not more than all. */
export const checkCoupon: Check = async (ctx, _, __, { type, value }) => {
  const couponType = couponTypes.find((one) => one === type)
  const problem = couponType ? couponRule(couponType).valueProblem(Number(value)) : null
  return problem && badPart('value', problem, {}, ctx.language)
}
