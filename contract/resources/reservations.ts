import { studioPermissions } from '../permissions'
import { defineResource } from './define'

const HOURS_MAX = 8760

/** Resources that reservations draw from: a room, a table, a person. */
export const resvresource = defineResource({
  permission: studioPermissions.changeResv,
  title: 'name',
  fields: {
    name: { kind: 'text', min: 1, max: 60 },
    capacity: { kind: 'integer', min: 1, max: 100_000, help: true },
    unit_minutes: { kind: 'integer', min: 5, max: 1440, options: [5, 15, 30, 60, 1440], initial: 30, help: true },
  },
  columns: ['name', 'capacity', 'unit_minutes'],
  search: ['name'],
  orderings: ['name'],
  isDeletable: true,
})

/** Reservations with their variants, the hours of these, and the form of a booker. */
export const resv = defineResource({
  permission: studioPermissions.changeResv,
  title: 'title',
  shopPage: 'reservation.resv',
  fields: {
    title: { kind: 'text', min: 1, max: 80 },
    slug: { kind: 'slug', help: true },
    abstract: { kind: 'text', max: 300, multiline: true },
    main_image: { kind: 'image', nullable: true },
    address: { kind: 'text', max: 200 },
    is_active: { kind: 'boolean', initial: true },
    variants: {
      kind: 'rows',
      min: 1,
      max: 30,
      isOrdered: true,
      hasCards: true,
      group: 'variants',
      fields: {
        attribute_values: { kind: 'shape', shape: 'attributes' },
        resource: { kind: 'reference', to: 'resvresource', help: true },
        price: { kind: 'amount', nullable: true, help: true },
        image: { kind: 'image', nullable: true },
        description: { kind: 'text', max: 300, multiline: true },
        is_all_day: { kind: 'boolean', help: true },
        hours: { kind: 'shape', shape: 'hours' },
        start_time_only: { kind: 'boolean', help: true },
        start_date: { kind: 'date', nullable: true },
        end_date: { kind: 'date', nullable: true, help: true },
      },
    },
    needs_approval: { kind: 'boolean', group: 'booking' },
    forbid_overlap: { kind: 'boolean', group: 'booking', help: true },
    days_ahead: { kind: 'integer', min: 0, max: 730, initial: 60, group: 'booking' },
    notice_minutes: { kind: 'integer', min: 0, max: 43_200, group: 'booking', help: true },
    cancel_hours: { kind: 'integer', min: 0, max: HOURS_MAX, nullable: true, initial: 0, group: 'booking', help: true },
    reminder_hours: { kind: 'integer', min: 1, max: HOURS_MAX, nullable: true, group: 'booking', help: true },
    limit_total: { kind: 'integer', min: 1, max: 1000, nullable: true, group: 'booking' },
    limit_daily: { kind: 'integer', min: 1, max: 1000, nullable: true, group: 'booking' },
    start_at: { kind: 'moment', nullable: true, group: 'booking', help: true },
    end_at: { kind: 'moment', nullable: true, group: 'booking' },
    disabled_days: { kind: 'shape', shape: 'closedDays', group: 'booking' },
    calendar_mode: { kind: 'choice', options: ['month', 'week'], group: 'booking' },
    time_zone: { kind: 'zone', group: 'booking', help: true },
    json_schema: {
      kind: 'schema',
      hints: 'ui_schema',
      initial: '{"type":"object","properties":{}}',
      group: 'schema',
      help: true,
    },
    ui_schema: { kind: 'schema' },
    success_page_title: { kind: 'text', max: 80, group: 'after' },
    success_page_message: { kind: 'text', max: 500, multiline: true, group: 'after' },
    description: { kind: 'html', group: 'content' },
  },
  columns: ['main_image', 'title', 'address', 'start_at', 'end_at', 'is_active'],
  search: ['title', 'slug', 'address'],
  filters: ['is_active'],
  orderings: ['title'],
  periods: [['start_at', 'end_at']],
  bulk: ['is_active'],
})
