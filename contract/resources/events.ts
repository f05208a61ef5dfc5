import { permissions } from '../permissions'
import { defineResource } from './define'

const SEATS_MAX = 1_000_000

/** Events with the types of their tickets. */
export const event = defineResource({
  permission: permissions.changeEvent,
  title: 'name',
  fields: {
    name: { kind: 'text', min: 1, max: 120 },
    abstract: { kind: 'text', max: 300, multiline: true },
    main_image: { kind: 'image', nullable: true },
    start_at: { kind: 'moment' },
    end_at: { kind: 'moment' },
    is_all_day: { kind: 'boolean' },
    is_active: { kind: 'boolean' },
    venue: { kind: 'text', max: 100, group: 'place' },
    address: { kind: 'text', max: 200, group: 'place' },
    organizer: { kind: 'text', max: 60, group: 'place' },
    contact_name: { kind: 'text', max: 40, group: 'place' },
    contact_phone: { kind: 'text', max: 30, group: 'place' },
    seats: { kind: 'capacity', max: SEATS_MAX, group: 'tickets', help: true },
    tickets: {
      kind: 'rows',
      max: 20,
      group: 'tickets',
      fields: {
        name: { kind: 'text', min: 1, max: 40 },
        price: { kind: 'amount' },
        quota: { kind: 'capacity', max: SEATS_MAX },
        max_quantity: { kind: 'integer', min: 1, max: 100, nullable: true },
        sale_start: { kind: 'moment', nullable: true },
        sale_end: { kind: 'moment', nullable: true },
      },
    },
    description: { kind: 'html', group: 'content' },
  },
  columns: ['main_image', 'name', 'start_at', 'end_at', 'venue', 'seats', 'is_active'],
  search: ['name', 'abstract', 'venue'],
  filters: ['is_active'],
  orderings: ['name', 'start_at'],
  periods: [['start_at', 'end_at']],
  bulk: ['is_active'],
})
