import { couponTypes, couponTypesWith } from '../domain/wallet/coupon-kinds'
import { permissions } from '../permissions'
import { defineResource } from './define'

const COUNT_MAX = 10_000_000

/** Coupons that users receive. */
export const coupon = defineResource({
  permission: permissions.changeCoupon,
  title: 'label',
  shopPage: 'shop.coupon.detail',
  fields: {
    label: { kind: 'text', min: 1, max: 60 },
    slug: { kind: 'slug', help: true },
    description: { kind: 'text', max: 1000, multiline: true },
    type: { kind: 'choice', options: couponTypes, help: true },
    value: { kind: 'amount', percentWhen: ['type', couponTypesWith('percent')], help: true },
    min_order: { kind: 'amount', help: true },
    left_count: { kind: 'remaining', max: COUNT_MAX, group: 'limits' },
    max_per_user: { kind: 'integer', min: 1, max: 1000, nullable: true, group: 'limits' },
    start_at: { kind: 'moment', nullable: true, group: 'limits' },
    end_at: { kind: 'moment', nullable: true, group: 'limits' },
    valid_days: { kind: 'integer', min: 1, max: 3650, nullable: true, group: 'limits', help: true },
    categories: { kind: 'references', to: 'category', max: 50, group: 'limits', help: true },
    product: { kind: 'reference', to: 'product', nullable: true, group: 'limits' },
    with_card: { kind: 'boolean', group: 'limits' },
    is_active: { kind: 'boolean', group: 'limits' },
  },
  columns: ['label', 'type', 'value', 'min_order', 'left_count', 'start_at', 'end_at', 'is_active'],
  search: ['label', 'slug'],
  filters: ['type', 'is_active'],
  orderings: ['label', 'end_at'],
  periods: [['start_at', 'end_at']],
  bulk: ['is_active', 'end_at'],
})

/** Coupons that are received together. */
export const couponpackage = defineResource({
  permission: permissions.changeCoupon,
  title: 'name',
  shopPage: 'shop.couponpackage',
  fields: {
    name: { kind: 'text', min: 1, max: 60 },
    description: { kind: 'text', max: 1000, multiline: true },
    items: {
      kind: 'rows',
      min: 1,
      max: 20,
      fields: {
        coupon: { kind: 'reference', to: 'coupon', unique: true },
        quantity: { kind: 'integer', min: 1, max: 100 },
      },
    },
    left_count: { kind: 'remaining', max: COUNT_MAX, group: 'limits' },
    max_per_user: { kind: 'integer', min: 1, max: 1000, nullable: true, group: 'limits' },
    start_at: { kind: 'moment', nullable: true, group: 'limits' },
    end_at: { kind: 'moment', nullable: true, group: 'limits' },
    is_active: { kind: 'boolean', group: 'limits' },
  },
  columns: ['name', 'left_count', 'start_at', 'end_at', 'is_active'],
  search: ['name'],
  filters: ['is_active'],
  orderings: ['name', 'end_at'],
  periods: [['start_at', 'end_at']],
  bulk: ['is_active'],
})

/** Cards that members receive. */
export const membershipcard = defineResource({
  permission: permissions.changeCoupon,
  title: 'name',
  shopPage: 'shop.membershipcard',
  fields: {
    name: { kind: 'text', min: 1, max: 40 },
    slug: { kind: 'slug', help: true },
    shop_name: { kind: 'text', min: 1, max: 40 },
    description: { kind: 'text', max: 1000, multiline: true },
    image: { kind: 'image', nullable: true },
    percent_off: { kind: 'integer', min: 0, max: 100, help: true },
    is_free_shipping: { kind: 'boolean' },
    duration_days: { kind: 'integer', min: 1, max: 3650, nullable: true, help: true },
    left_count: { kind: 'remaining', max: COUNT_MAX },
    is_active: { kind: 'boolean' },
  },
  columns: ['image', 'name', 'percent_off', 'is_free_shipping', 'left_count', 'is_active'],
  search: ['name', 'slug'],
  filters: ['is_active'],
  orderings: ['name'],
  bulk: ['is_active'],
})

/** Amounts that users put on their balance, and what is given with them. */
export const recharge = defineResource({
  permission: permissions.changeCoupon,
  title: 'amount',
  fields: { amount: { kind: 'amount', min: 1 }, gift: { kind: 'amount' }, is_active: { kind: 'boolean' } },
  columns: ['amount', 'gift', 'is_active'],
  search: [],
  filters: ['is_active'],
  orderings: ['amount'],
  bulk: ['is_active'],
})
