import type {
  DayQuota,
  ResvDetail,
  ResvRecord,
  ResvVariant,
  TimeRange,
} from '@storefront/contract/entities/reservations/reservation'

/** China's clocks, eight hours ahead of UTC the whole year. */
export const SHANGHAI = { name: 'Asia/Shanghai', offsets: [{ since: 0, minutes: 480 }] }
/** As far ahead of UTC as a zone can be. */
export const KIRITIMATI = { name: 'Pacific/Kiritimati', offsets: [{ since: 0, minutes: 840 }] }

export const variantOf = (id: number, value: string, more: Partial<ResvVariant['resvconfig']> = {}): ResvVariant => ({
  id,
  attributes_label: value,
  attribute_values: [{ attribute: { name: '时长' }, value }],
  description: '',
  main_image: null,
  price: null,
  resvconfig: { is_all_day: false, start_date: null, end_date: null, config: { start_time_only: false }, ...more },
})

/** A reservation as the server sends it. */
export const reservationOf = (more: Partial<ResvDetail> = {}): ResvDetail => ({
  id: 1,
  slug: 'studio',
  title: '陶艺工作室',
  abstract: '',
  main_image: null,
  address: '龙泉路 8 号',
  status: 'open',
  price_from: null,
  price_to: null,
  description: '',
  json_schema: { properties: { name: { type: 'string', title: '称呼' } }, required: ['name'] },
  ui_schema: {},
  quotas: { lu: null, lupd: null },
  uls: [],
  start: null,
  end: null,
  time_zone: SHANGHAI,
  resvvariants: [variantOf(11, '60 分钟'), variantOf(12, '120 分钟')],
  config: {
    calendar_mode: 'month',
    disabled_days: {},
    needs_approval: false,
    cancel_hours: 24,
    reminder_hours: null,
    origins: [],
  },
  subscribe_template: '',
  success_page_title: '',
  success_page_message: '',
  ...more,
})

/** A slot at the place's clock, in Shanghai unless told. */
export const rangeOf = (
  date: string,
  start_time: string,
  end_time: string,
  more: Partial<TimeRange> = {},
  offset = '+08:00',
): TimeRange => ({
  start_time,
  end_time,
  start: new Date(`${date}T${start_time}:00${offset}`).toISOString(),
  end: new Date(`${date}T${end_time}:00${offset}`).toISOString(),
  quota: 4,
  quota_remaining: 4,
  block: null,
  ...more,
})

export const dayQuotaOf = (...time_ranges: TimeRange[]): DayQuota => ({
  quota_remaining: time_ranges.reduce((sum, range) => sum + range.quota_remaining, 0),
  block: null,
  time_ranges,
})

export const recordOf = (more: Partial<ResvRecord> = {}): ResvRecord => ({
  id: 9,
  code: 'K7MQ2XWPZ3',
  resv: { id: 1, slug: 'studio', title: '陶艺工作室', address: '龙泉路 8 号', main_image: null },
  resvvariant: { id: 11, attributes_label: '60 分钟', is_all_day: false, start_time_only: false },
  status: 'confirmed',
  status_display: '已确认',
  start: '2026-03-05T01:00:00.000Z',
  end: '2026-03-05T02:00:00.000Z',
  start_date: '2026-03-05',
  start_time: '09:00',
  end_date: '2026-03-05',
  end_time: '10:00',
  time_zone: SHANGHAI,
  reason: '',
  cancel_until: '2026-03-04T01:00:00.000Z',
  answers: [{ title: '称呼', value: '林' }],
  created: '2026-03-01T00:00:00.000Z',
  actions: ['cancel'],
  ...more,
})
