import type { ReferenceTarget } from '@storefront/contract/resources/field'
import type { ResourceName } from '@storefront/contract/resources'
import { seatedStatuses } from '@storefront/contract/domain/events/registration'
import { offerSeats } from '../../events/waiting-list/offer'
import { moveNodes } from './node-tree'
import { checkReservation, checkReservationResource } from './reservation-rules'
import type { ComputedColumn, ResourceTable } from './resource-table.types'
import { checkCoupon, checkFormSchema, checkMenu, checkParent, checkTickets } from './rules'
import { checkShippingTemplate, demoteStandard } from './shipping-rules'
import { checkVote } from './vote-rules'

const SEATED = seatedStatuses.map((status) => `'${status}'`).join(', ')
const TICKETS = (column: string) =>
  `(select count(*)::int from issued_ticket i where i.tenant_id = $1 and i.${column} = t.id and i.status in ('reserved', 'valid'))`

/** Options of a question: their texts and their pictures are two columns, an element an option. */
const OPTIONS: ComputedColumn = {
  select: `(select jsonb_agg(jsonb_build_object('description', o.text, 'image', o.image) order by o.n)
    from unnest(t.options, t.option_images) with ordinality o(text, image, n))`,
  assign: {
    options: { type: 'text[]', part: 'description' },
    option_images: { type: 'bigint[]', part: 'image' },
  },
}

/** THE table of resources and where they are stored. */
export const resourceTables: Readonly<Record<ResourceName, ResourceTable>> = {
  category: {
    table: 'category',
    columns: { parent: 'parent_id', image: 'image_id' },
    uses: [
      'exists (select 1 from category c where c.tenant_id = $1 and c.parent_id = t.id)',
      'exists (select 1 from product p where p.tenant_id = $1 and p.category_id = t.id)',
      'exists (select 1 from product_ad a where a.tenant_id = $1 and a.category_id = t.id)',
      'exists (select 1 from coupon c where c.tenant_id = $1 and t.id = any(c.category_ids))',
    ],
    check: checkParent('category'),
  },
  productad: { table: 'product_ad', columns: { image: 'image_id', product: 'product_id', category: 'category_id' } },
  shippingtemplate: {
    table: 'shipping_template',
    // The standard one goes last.
    uses: [
      'exists (select 1 from product p where p.tenant_id = $1 and p.shipping_template_id = t.id)',
      't.is_standard and exists (select 1 from shipping_template o where o.tenant_id = $1 and o.id <> t.id)',
    ],
    check: checkShippingTemplate,
    beforeSave: demoteStandard,
  },
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
    uses: ['exists (select 1 from article a where a.tenant_id = $1 and a.category_id = t.id)'],
  },
  topiccategory: {
    table: 'topic_category',
    uses: ['exists (select 1 from topic a where a.tenant_id = $1 and a.category_id = t.id)'],
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
        taken: `${TICKETS('event_id')} + (select count(*)::int from event_registration r where r.tenant_id = $1 and r.event_id = t.id and r.status in (${SEATED}))`,
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
      sale: { table: 'ticket_setting', parent: 'event_id', columns: { form: 'form_id' } },
      registration: { table: 'registration_setting', parent: 'event_id', columns: { form: 'form_id' } },
    },
    // More seats than before are offered to those who wait for them.
    afterSave: offerSeats,
  },
  vote: {
    table: 'vote',
    check: checkVote,
    rows: {
      questions: {
        table: 'vote_item',
        parent: 'vote_id',
        columns: {},
        computed: { options: OPTIONS },
        active: 'is_active',
        position: 'position',
      },
    },
  },
  voteevent: {
    table: 'vote_event',
    columns: { image: 'image_id' },
    rows: {
      candidates: {
        table: 'vote_candidate',
        parent: 'event_id',
        columns: { image: 'image_id' },
        active: 'is_active',
        serial: 'number',
      },
    },
  },
  resv: {
    table: 'resv',
    columns: { main_image: 'main_image_id' },
    check: checkReservation,
    rows: {
      variants: {
        table: 'resv_variant',
        parent: 'resv_id',
        columns: { resource: 'resource_id', image: 'main_image_id', hours: 'time_ranges' },
        active: 'is_active',
        position: 'position',
      },
    },
  },
  resvresource: {
    table: 'resv_resource',
    // Its units and bookings stay, whatever draws from it now.
    uses: [
      'exists (select 1 from resv_variant v where v.tenant_id = $1 and v.resource_id = t.id)',
      'exists (select 1 from resv_unit u where u.tenant_id = $1 and u.resource_id = t.id)',
      'exists (select 1 from resv_record r where r.tenant_id = $1 and r.resource_id = t.id)',
    ],
    check: checkReservationResource,
  },
  node: {
    table: 'node',
    columns: { parent: 'parent_id' },
    insert: () => ({ depth: 1 }),
    check: checkParent('node'),
    afterSave: moveNodes,
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
  shippingtemplate: { table: 'shipping_template', label: 'name' },
  membershipcard: { table: 'membership_card', label: 'name' },
  form: { table: 'form', label: 'title' },
  resvresource: { table: 'resv_resource', label: 'name' },
  node: { table: 'node', label: 'name' },
}
