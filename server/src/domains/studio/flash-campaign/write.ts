import { keysOf } from '@storefront/contract/domain/keys-of'
import { campaignField, flashAudiences, type FlashAudienceField } from '@storefront/contract/domain/site/flash-campaign'
import type { FlashCampaignDetail, FlashCampaignInput } from '@storefront/contract/entities/studio/flash-campaign'
import type { Connection, Param } from '../../../db'
import { fail, type Failure } from '../../../core/failure'
import type { UserCtx } from '../../../core/context.types'
import { badPart } from '../../../core/bad-request'
import { areShopImages } from '../../shared/shop-images'
import { writeAuditEntry } from '../audit/record'
import { campaignIn } from './present'

/** Returns the fields of a campaign for the log: the count of mobile numbers instead of the numbers. */
export const loggedFields = (input: FlashCampaignInput) => {
  const {
    title,
    kind,
    picture,
    description,
    sub_description,
    link,
    coupon,
    audience,
    level,
    card,
    product,
    days,
    mobiles,
    start,
    end,
  } = input
  return {
    title,
    kind,
    picture,
    description,
    sub_description,
    link,
    coupon,
    audience,
    level,
    card,
    product,
    days,
    mobiles: mobiles.length,
    start,
    end,
  }
}

const TARGETS = {
  coupon: 'select 1 from coupon where tenant_id = $1 and id = $2 and is_active',
  card: 'select 1 from membership_card where tenant_id = $1 and id = $2',
  product: 'select 1 from product where tenant_id = $1 and id = $2',
  level: 'select 1 from coin_level where tenant_id = $1 and level = $2',
} as const
const targetNames = keysOf(TARGETS)

/** Returns the input without what its kind and its audience do not use, so that nothing is stored that nobody sees. */
function usedParts(input: FlashCampaignInput): FlashCampaignInput {
  const { kind, picture, link, coupon, audience, start, end } = input
  const fields: readonly FlashAudienceField[] = flashAudiences[audience].fields
  const partOf = <K extends FlashAudienceField>(name: K, none: FlashCampaignInput[K]): FlashCampaignInput[K] =>
    fields.includes(name) ? input[name] : none
  return {
    ...{ kind, picture, audience, start, end },
    ...{
      title: input.title.trim(),
      description: input.description.trim(),
      sub_description: input.sub_description.trim(),
    },
    ...{ link: null, coupon: null, [campaignField(kind)]: { link, coupon }[campaignField(kind)] },
    ...{
      level: partOf('level', null),
      card: partOf('card', null),
      product: partOf('product', null),
      days: partOf('days', null),
    },
    mobiles: [...new Set(partOf('mobiles', []))],
  }
}

/** Checks values across fields that each fit their schema: an end before its start, and targets of other sites. */
async function checkParts(ctx: UserCtx, tx: Connection, input: FlashCampaignInput): Promise<Failure | null> {
  if (input.title === '') return badPart('title', 'required', {}, ctx.language)
  if (Date.parse(input.end) <= Date.parse(input.start)) return badPart('end', 'beforeStart', {}, ctx.language)
  for (const name of targetNames) {
    const value = input[name]
    if (value !== null && (await tx.rows(TARGETS[name], [ctx.tenant.id, value])).length === 0)
      return badPart(name, 'notOffered', {}, ctx.language)
  }
  if (input.picture !== null && !(await areShopImages(tx, ctx.tenant.id, [input.picture])))
    return badPart('picture', 'notOffered', {}, ctx.language)
  return null
}

const COLUMNS =
  'title, kind, image_id, description, sub_description, link, coupon_id, audience, level, card_id, product_id, days, mobiles, start_at, end_at'.split(
    ', ',
  )
const columnsOf = (input: FlashCampaignInput): Param[] => [
  ...[
    input.title,
    input.kind,
    input.picture,
    input.description,
    input.sub_description,
    input.link && JSON.stringify(input.link),
    input.coupon,
  ],
  ...[
    input.audience,
    input.level,
    input.card,
    input.product,
    input.days,
    input.mobiles,
    new Date(input.start),
    new Date(input.end),
  ],
]
const placeholders = (from: number) => COLUMNS.map((column, n) => `$${n + from}${column === 'link' ? '::json' : ''}`)

const INSERT = `insert into flash_campaign (tenant_id, created_at, state, ${COLUMNS.join(', ')}) values ($1, $2, 'draft', ${placeholders(3).join(', ')}) returning id`

/** Drafts a campaign. */
export function createCampaign(ctx: UserCtx, raw: FlashCampaignInput): Promise<FlashCampaignDetail | Failure> {
  const input = usedParts(raw)
  return ctx.db.tx(async (tx) => {
    const wrong = await checkParts(ctx, tx, input)
    if (wrong) return wrong
    const [row] = await tx.rows<{ id: number }>(INSERT, [ctx.tenant.id, ctx.now, ...columnsOf(input)])
    if (!row) throw new Error('a campaign without an id')
    await writeAuditEntry(ctx, tx, {
      action: 'create',
      kind: 'flash_campaign',
      item: row.id,
      after: loggedFields(input),
    })
    return (await campaignIn(ctx, tx, row.id)) ?? fail('notFound')
  })
}

const UPDATE = `update flash_campaign set version = version + 1, ${COLUMNS.map((column, n) => `${column} = ${placeholders(4)[n]}`).join(', ')}
  where tenant_id = $1 and id = $2 and version = $3 and state = 'draft' returning 1`

/** Saves a draft that is still as it was read. */
export function saveCampaign(
  ctx: UserCtx,
  id: number,
  version: number,
  raw: FlashCampaignInput,
): Promise<FlashCampaignDetail | Failure> {
  const input = usedParts(raw)
  return ctx.db.tx(async (tx) => {
    const before = await campaignIn(ctx, tx, id)
    if (!before) return fail('notFound')
    if (before.status !== 'draft') return fail('campaignMoved')
    const wrong = await checkParts(ctx, tx, input)
    if (wrong) return wrong
    const rows = await tx.rows(UPDATE, [ctx.tenant.id, id, version, ...columnsOf(input)])
    if (rows.length === 0) return fail('editConflict')
    await writeAuditEntry(ctx, tx, {
      action: 'update',
      kind: 'flash_campaign',
      item: id,
      before: loggedFields(before),
      after: loggedFields(input),
    })
    return (await campaignIn(ctx, tx, id)) ?? fail('notFound')
  })
}

const DELETE = "delete from flash_campaign where tenant_id = $1 and id = $2 and state = 'draft' returning 1"

/** Deletes a draft; what was scheduled stays, with whom it was shown to. */
export function deleteCampaign(ctx: UserCtx, id: number): Promise<{ ok: true } | Failure> {
  return ctx.db.tx(async (tx) => {
    const before = await campaignIn(ctx, tx, id)
    if (!before) return fail('notFound')
    if ((await tx.rows(DELETE, [ctx.tenant.id, id])).length === 0) return fail('campaignMoved')
    await writeAuditEntry(ctx, tx, { action: 'delete', kind: 'flash_campaign', item: id, before: loggedFields(before) })
    return { ok: true as const }
  })
}
