import { countingNames } from '../domain/checkout/shipping-template'
import { permissions } from '../permissions'
import { defineResource } from './define'

/** A category of products. */
export const category = defineResource({
  permission: permissions.changeProduct,
  title: 'name',
  shopPage: 'shop.product',
  shopFilter: 'category',
  fields: {
    name: { kind: 'text', min: 1, max: 40 },
    slug: { kind: 'slug', help: true },
    parent: { kind: 'reference', to: 'category', nullable: true },
    image: { kind: 'image', nullable: true },
    position: { kind: 'integer', min: 0, max: 9999, help: true },
    translations: { kind: 'translations', of: 'category', group: 'translations' },
  },
  columns: ['image', 'name', 'slug', 'parent', 'position'],
  search: ['name', 'slug'],
  filters: ['parent'],
  orderings: ['position', 'name'],
  isDeletable: true,
})

/** Pictures that stand beside products. */
export const productad = defineResource({
  permission: permissions.changeProduct,
  title: 'title',
  fields: {
    title: { kind: 'text', max: 60 },
    image: { kind: 'image' },
    product: { kind: 'reference', to: 'product', nullable: true, help: true },
    category: { kind: 'reference', to: 'category', nullable: true },
    start_at: { kind: 'moment', nullable: true },
    end_at: { kind: 'moment', nullable: true },
    position: { kind: 'integer', min: 0, max: 9999, help: true },
    is_active: { kind: 'boolean', initial: true },
  },
  columns: ['image', 'title', 'product', 'category', 'start_at', 'end_at', 'is_active'],
  search: ['title'],
  filters: ['is_active'],
  periods: [['start_at', 'end_at']],
  bulk: ['is_active'],
  isDeletable: true,
})

/** A shipping template: how it counts goods, and the rates and excluded regions of its terms. */
export const shippingtemplate = defineResource({
  permission: permissions.changeShipping,
  title: 'name',
  fields: {
    name: { kind: 'text', min: 1, max: 40 },
    counting: { kind: 'choice', options: countingNames, help: true },
    is_standard: { kind: 'boolean', help: true },
    terms: { kind: 'shape', shape: 'shippingTerms' },
  },
  columns: ['name', 'counting', 'is_standard'],
  search: ['name'],
  orderings: ['name'],
  isDeletable: true,
})

/** A pickup point, where customers collect orders. */
export const pickuppoint = defineResource({
  permission: permissions.changeShipping,
  title: 'name',
  fields: {
    name: { kind: 'text', min: 1, max: 60 },
    address: { kind: 'text', min: 1, max: 200 },
    phone: { kind: 'text', max: 30 },
    hours: { kind: 'text', max: 100 },
    position: { kind: 'integer', min: 0, max: 9999, help: true },
    is_active: { kind: 'boolean', initial: true },
  },
  columns: ['name', 'address', 'phone', 'hours', 'is_active'],
  search: ['name', 'address'],
  filters: ['is_active'],
  orderings: ['position', 'name'],
  bulk: ['is_active'],
})
