import { cover, paragraphs } from '../build'
import type { ReservationSeed, ResourceSeed } from '../types-reservation'

export const resources: readonly ResourceSeed[] = [
  { key: 'wheel', name: '拉坯工位', capacity: 4, unitMinutes: 30 },
  { key: 'tearoom', name: '茶室', capacity: 1, unitMinutes: 1440 },
  { key: 'table', name: '茶室座位', capacity: 6, unitMinutes: 30 },
  { key: 'camp', name: '冬令营名额', capacity: 12, unitMinutes: 1440 },
]

const everyDay = [1, 2, 3, 4, 5, 6, 7]
const range = (start_time: string, end_time: string, quota: number, weekdays = everyDay) => ({
  weekdays,
  start_time,
  end_time,
  quota,
})
const hour = (n: number): string => `${String(n).padStart(2, '0')}:00`

/** The fields of the choice, which stand on the form before its questions. */
const choice = {
  item: { type: 'string', title: '项目' },
  slot: { type: 'string', title: '时间' },
  result: { type: 'string', title: '已选' },
}
const choiceWidgets = {
  item: { 'ui:widget': 'variant' },
  slot: { 'ui:widget': 'reservation' },
  result: { 'ui:widget': 'reservation-result' },
}

const studio: ReservationSeed = {
  slug: 'taoyi-gongfang',
  title: '陶艺工坊 · 拉坯体验',
  abstract: '四个工位，一小时到两小时，烧好以后寄给您。',
  description: paragraphs('围裙和泥都有，指甲请剪短一些。', '做好的坯子阴干、素烧、上釉，大约四十天后寄到家里。'),
  picture: cover('pottery', 'clay', 401),
  address: '杭州市西湖区转塘街道 6 号仓库',
  jsonSchema: {
    type: 'object',
    required: ['name', 'people'],
    properties: {
      ...choice,
      name: { type: 'string', title: '称呼', maxLength: 20, trim: true },
      people: { type: 'integer', title: '几个人', minimum: 1, maximum: 4 },
      kind: { type: 'string', title: '想做什么', enum: ['cup', 'plate', 'vase'], enumNames: ['杯子', '盘子', '花瓶'] },
      words: { type: 'string', title: '备注', maxLength: 200 },
    },
  },
  uiSchema: {
    ...choiceWidgets,
    kind: { 'ui:widget': 'radio' },
    words: { 'ui:widget': 'textarea', 'ui:placeholder': '带小朋友来的话，请告诉我们年龄' },
  },
  forbidOverlap: true,
  cancelHours: 24,
  reminderHours: 3,
  noticeMinutes: 60,
  limitDaily: 3,
  variants: [
    {
      resource: 'wheel',
      attributes: [{ name: '时长', value: '60 分钟' }],
      description: '适合第一次来，做一只杯子刚刚好。',
      price: 12800,
      picture: cover('pottery', 'celadon', 402),
      timeRanges: [9, 10, 11, 13, 14, 15, 16, 17].map((n) => range(hour(n), hour(n + 1), 4)),
    },
    {
      resource: 'wheel',
      attributes: [{ name: '时长', value: '120 分钟' }],
      description: '可以慢慢修坯，做两件。',
      price: 22800,
      timeRanges: [9, 11, 13, 15].map((n) => range(hour(n), hour(n + 2), 2)),
    },
    {
      resource: 'wheel',
      attributes: [{ name: '时长', value: '夜场' }],
      description: '周五、周六的夜场，做到想走为止。',
      price: 16800,
      timeRanges: [range('19:00', '22:00', 4, [5, 6])],
      startTimeOnly: true,
    },
  ],
  bookings: [
    {
      user: 'shopper',
      variant: 0,
      day: 3,
      slot: ['10:00', '11:00'],
      status: 'confirmed',
      answers: { name: '小满', people: 1, kind: 'cup', words: null },
    },
    {
      user: 'shopper',
      variant: 1,
      day: -6,
      slot: ['13:00', '15:00'],
      status: 'finished',
      answers: { name: '小满', people: 2, kind: 'plate', words: null },
    },
    {
      user: 'shopper',
      variant: 0,
      day: 2,
      slot: ['14:00', '15:00'],
      status: 'canceled',
      reason: '临时有事',
      answers: { name: '小满', people: 1, kind: null, words: null },
    },
    {
      user: 'shopper2',
      variant: 1,
      day: 3,
      slot: ['09:00', '11:00'],
      status: 'confirmed',
      answers: { name: '牧野', people: 2, kind: 'vase', words: '带一个八岁的孩子' },
    },
    {
      user: 'shopper2',
      variant: 0,
      day: -2,
      slot: ['16:00', '17:00'],
      status: 'no_show',
      answers: { name: '牧野', people: 1, kind: 'cup', words: null },
    },
    {
      name: '路过的陈女士',
      mobile: '13700000001',
      variant: 0,
      day: 3,
      slot: ['10:00', '11:00'],
      status: 'confirmed',
      note: '电话预约，想做茶杯',
    },
    { name: '李先生', variant: 0, day: 3, slot: ['10:00', '11:00'], status: 'confirmed', note: '到店登记' },
    { name: '研学小组', mobile: '13700000002', variant: 1, day: 4, slot: ['13:00', '15:00'], status: 'confirmed' },
    { name: '研学小组', mobile: '13700000002', variant: 1, day: 4, slot: ['13:00', '15:00'], status: 'confirmed' },
  ],
  closures: [
    { day: 5, reason: '开窑日，工坊不接待' },
    { day: 6, slot: ['13:00', '15:00'], variant: 1, reason: '工位检修' },
  ],
  successTitle: '约好了',
  successMessage: '开始前三小时会提醒您，记得剪短指甲。',
}

const tearoom: ReservationSeed = {
  slug: 'chashi-baochang',
  title: '茶室包场',
  abstract: '整间茶室，一天，二十人以内。',
  description: paragraphs('朋友聚会、拍摄、小型发布都可以。', '茶、水、炭火都有，点心请自带。'),
  picture: cover('tearoom', 'celadon', 403),
  address: '杭州市西湖区龙井路 18 号',
  jsonSchema: {
    type: 'object',
    required: ['name', 'mobile', 'use'],
    properties: {
      name: { type: 'string', title: '联系人', maxLength: 20, trim: true },
      mobile: { type: 'string', title: '手机号' },
      use: { type: 'string', title: '用途', enum: ['聚会', '拍摄', '发布', '其他'] },
    },
  },
  uiSchema: { mobile: { 'ui:widget': 'mobile' }, use: { 'ui:widget': 'select' } },
  cancelHours: 72,
  reminderHours: 24,
  daysAhead: 90,
  variants: [
    {
      resource: 'tearoom',
      attributes: [{ name: '场地', value: '整间茶室' }],
      description: '当天 0 点到 24 点，都是您的。',
      price: 88000,
    },
  ],
  bookings: [
    {
      user: 'shopper',
      variant: 0,
      day: 9,
      status: 'confirmed',
      answers: { name: '林小满', mobile: '13800000001', use: '聚会' },
    },
    { name: '岸上杂志', mobile: '13700000003', variant: 0, day: 12, status: 'confirmed', note: '秋季刊拍摄' },
  ],
  closures: [{ day: 15, reason: '茶室自用' }],
  successTitle: '茶室留给您了',
  successMessage: '到店请报预约码。',
}

const camp: ReservationSeed = {
  slug: 'taoyi-yingdi',
  title: '三日陶艺营',
  abstract: '从揉泥到上釉，连着三天，一期十二人。',
  description: paragraphs('第一天揉泥和拉坯，第二天修坯，第三天上釉。', '三天连报，不单卖。'),
  picture: cover('craft', 'mustard', 404),
  address: '杭州市西湖区转塘街道 6 号仓库',
  jsonSchema: {
    type: 'object',
    required: ['name'],
    properties: { name: { type: 'string', title: '称呼', maxLength: 20, trim: true } },
  },
  uiSchema: {},
  cancelHours: null,
  reminderHours: 24,
  limitTotal: 1,
  variants: [
    {
      resource: 'camp',
      attributes: [{ name: '期数', value: '本期' }],
      description: '三天都来。',
      price: 128000,
      days: { first: 20, last: 22 },
    },
  ],
  bookings: [{ user: 'shopper2', variant: 0, day: 20, status: 'confirmed', answers: { name: '牧野' } }],
  closures: [],
  successTitle: '营地见',
  successMessage: '开营前一天会提醒您。',
}

const table: ReservationSeed = {
  slug: 'chashi-dingzuo',
  title: '茶室订座',
  abstract: '六张桌子，店员确认后生效。',
  description: paragraphs('中午和傍晚各两轮，每轮一个半小时。', '提交以后店员会确认，最迟当天回复。'),
  picture: cover('tearoom', 'tea', 405),
  address: '杭州市西湖区龙井路 18 号',
  jsonSchema: {
    type: 'object',
    required: ['people'],
    properties: {
      people: { type: 'integer', title: '人数', minimum: 1, maximum: 6 },
      wish: {
        type: 'array',
        title: '希望',
        items: { type: 'string', enum: ['window', 'quiet', 'child'], enumNames: ['靠窗', '安静', '儿童椅'] },
      },
    },
  },
  uiSchema: {},
  calendarMode: 'week',
  needsApproval: true,
  cancelHours: 2,
  reminderHours: 2,
  noticeMinutes: 120,
  daysAhead: 14,
  variants: [
    {
      resource: 'table',
      attributes: [{ name: '座位', value: '方桌' }],
      description: '两到四人。',
      timeRanges: [
        range('11:00', '12:30', 6),
        range('12:30', '14:00', 6),
        range('17:00', '18:30', 6),
        range('18:30', '20:00', 6),
      ],
    },
  ],
  bookings: [
    {
      user: 'shopper',
      variant: 0,
      day: 1,
      slot: ['12:30', '14:00'],
      status: 'pending',
      answers: { people: 3, wish: ['window'] },
    },
    {
      user: 'shopper2',
      variant: 0,
      day: 1,
      slot: ['18:30', '20:00'],
      status: 'pending',
      answers: { people: 2, wish: [] },
    },
    {
      user: 'shopper2',
      variant: 0,
      day: 2,
      slot: ['11:00', '12:30'],
      status: 'confirmed',
      answers: { people: 4, wish: ['child'] },
    },
    {
      user: 'shopper',
      variant: 0,
      day: -1,
      slot: ['18:30', '20:00'],
      status: 'rejected',
      reason: '当晚包场，抱歉',
      answers: { people: 6, wish: [] },
    },
  ],
  closures: [],
  successTitle: '已提交',
  successMessage: '店员确认后会通知您。',
}

export const reservations: readonly ReservationSeed[] = [studio, tearoom, camp, table]
