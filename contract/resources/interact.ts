import { studioPermissions } from '../permissions'
import { defineResource } from './define'

const TIMES_MAX = 1000

/** Forms that users fill in. */
export const form = defineResource({
  permission: studioPermissions.changeForm,
  title: 'title',
  shopPage: 'form.formentry',
  fields: {
    title: { kind: 'text', min: 1, max: 80 },
    slug: { kind: 'slug', help: true },
    description: { kind: 'text', max: 1000, multiline: true },
    json_schema: { kind: 'schema', hints: 'ui_schema', group: 'schema' },
    ui_schema: { kind: 'schema' },
    success_page_title: { kind: 'text', max: 80, group: 'after' },
    success_page_message: { kind: 'text', max: 500, multiline: true, group: 'after' },
    limit_total: { kind: 'integer', min: 1, max: TIMES_MAX, nullable: true, group: 'limits', help: true },
    limit_daily: { kind: 'integer', min: 1, max: TIMES_MAX, nullable: true, group: 'limits' },
    start_at: { kind: 'moment', nullable: true, group: 'limits' },
    end_at: { kind: 'moment', nullable: true, group: 'limits' },
    enable_temp_save: { kind: 'boolean', group: 'limits', help: true },
    is_active: { kind: 'boolean', initial: true, group: 'limits' },
  },
  columns: ['title', 'slug', 'start_at', 'end_at', 'is_active'],
  search: ['title', 'slug'],
  filters: ['is_active'],
  orderings: ['title', 'end_at'],
  periods: [['start_at', 'end_at']],
  bulk: ['is_active', 'end_at'],
})
