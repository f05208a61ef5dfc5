import { icon, paragraphs } from '../build'
import type { PageSeed } from '../types'
import type { FormSeed } from '../types-interact'

const eq = (field: string, value: unknown) => ({ field, op: 'eq', value })

/** A form with every type, widget and rule that forms have. */
export const trip: FormSeed = {
  slug: 'chashan-liangri',
  title: '茶山两日 · 报名',
  description: '上山采茶，住一晚，看开窑。填到一半可以先存着，换一台手机也能接着填。',
  jsonSchema: {
    type: 'object',
    required: ['contact', 'phone', 'day', 'session', 'stay', 'city', 'guests', 'agree'],
    properties: {
      source: { type: 'string' },
      contact: {
        type: 'object',
        title: '联系人',
        description: '出发前一天，我们会联系这位',
        required: ['name'],
        properties: {
          name: { type: 'string', title: '姓名', minLength: 2, maxLength: 20, trim: true },
          email: { type: 'string', title: '邮箱', format: 'email' },
          address: { type: 'address', title: '所在地' },
        },
      },
      phone: { type: 'string', title: '手机号' },
      day: { type: 'date', title: '出发日期' },
      time: { type: 'time', title: '几点到' },
      call: { type: 'datetime', title: '方便接电话的时间' },
      session: {
        type: 'string',
        title: '想参加的一场',
        enum: ['tea', 'kiln', 'market'],
        enumNames: ['采茶与炒青', '看开窑', '岸上市集'],
      },
      stay: {
        type: 'string',
        title: '住在哪里',
        enum: ['none', 'room', 'tent'],
        enumNames: ['不住', '山里的客房', '茶园帐篷'],
      },
      nights: { type: 'integer', title: '住几晚', minimum: 1, maximum: 3 },
      budget: { type: 'number', title: '每晚预算（元）', minimum: 0, maximum: 10000 },
      food: {
        type: 'array',
        title: '吃什么',
        minItems: 1,
        maxItems: 2,
        items: { type: 'string', enum: ['veg', 'fish', 'meat', 'other'] },
      },
      foodNote: { type: 'string', title: '其他忌口', maxLength: 60 },
      city: { type: 'string', title: '从哪个城市出发' },
      guests: {
        type: 'array',
        title: '同行人',
        description: '连您自己在内，最多四位',
        minItems: 1,
        maxItems: 4,
        items: {
          type: 'object',
          required: ['name', 'age', 'guardian'],
          properties: {
            name: { type: 'string', title: '称呼', maxLength: 20 },
            age: { type: 'integer', title: '年龄', minimum: 0, maximum: 120 },
            guardian: { type: 'string', title: '监护人', maxLength: 20 },
            photo: { type: 'image', title: '照片' },
          },
        },
      },
      wishes: { type: 'array', title: '想看的地方', maxItems: 3, items: { type: 'string', maxLength: 20 } },
      pictures: { type: 'array', title: '以前来过的照片', maxItems: 3, items: { type: 'image' } },
      secret: { type: 'string', title: '取票口令', minLength: 4, maxLength: 20 },
      words: { type: 'string', title: '想对我们说', maxLength: 200 },
      safety: { type: 'signature', title: '安全须知签名', description: '我看过上山的安全须知，同行的孩子由我照看' },
      agree: { type: 'boolean', title: '我已知道山路难走' },
    },
  },
  uiSchema: {
    source: { 'ui:widget': 'hidden' },
    phone: {
      'ui:widget': 'mobile',
      'ui:placeholder': '用来确认报名',
      'ui:description': '收一条验证码，确认是您本人',
      'ui:options': { require_verify: true, mobile_kind: 'm_verify' },
    },
    day: { 'ui:widget': 'calendar', 'ui:options': { disabledDates: { past: true, weekend: true } } },
    session: { 'ui:widget': 'radio', 'ui:description': '每一场的名额不多' },
    stay: { 'ui:widget': 'select' },
    nights: { 'ui:options': { visible: { field: 'stay', op: 'in', value: ['room', 'tent'] } } },
    budget: {
      'ui:options': {
        visible: { any: [eq('stay', 'room'), { all: [eq('stay', 'tent'), { field: 'nights', op: 'gt', value: 1 }] }] },
      },
    },
    food: { 'ui:widget': 'checkboxes', 'ui:options': { enumNames: ['素食', '河鲜', '山里的肉', '其他'] } },
    foodNote: { 'ui:options': { visible: { field: 'food', op: 'contains', value: 'other' } } },
    city: { 'ui:placeholder': '搜一搜城市', 'ui:options': { remote: true } },
    guests: {
      items: {
        guardian: { 'ui:options': { visible: { field: './age', op: 'lt', value: 14 } } },
        photo: { 'ui:options': { maxKb: 8192 } },
      },
    },
    pictures: { items: { 'ui:options': { maxKb: 8192 } } },
    secret: { 'ui:widget': 'password', 'ui:description': '到场时说给我们听，不会存在草稿里' },
    words: { 'ui:widget': 'textarea' },
  },
  tempSave: true,
  successTitle: '报名收到了',
  successMessage: '出发前一天会有人给您打电话。',
  options: {
    city: [
      '北京',
      '上海',
      '广州',
      '深圳',
      '杭州',
      '宁波',
      '温州',
      '绍兴',
      '嘉兴',
      '湖州',
      '金华',
      '台州',
      '丽水',
      '南京',
      '苏州',
      '无锡',
      '常州',
      '扬州',
      '合肥',
      '黄山',
      '福州',
      '厦门',
      '泉州',
      '武夷山',
      '南昌',
      '景德镇',
      '长沙',
      '武汉',
      '成都',
      '重庆',
      '西安',
      '昆明',
    ],
  },
  quotas: {
    session: { tea: { quota: 30, used: 12 }, kiln: { quota: 12, used: 9 }, market: { quota: 8, used: 8 } },
    stay: { tent: { quota: 6, used: 2 } },
  },
}

/** A form that is linked by a navigation and stands in a text. */
export const tripPage: PageSeed = {
  slug: 'chashan',
  title: '茶山两日',
  modules: [
    {
      type: 'mpage.h5navbar',
      name: '去哪里',
      columns: 3,
      config: { padding_lr: 11, has_margin_b: true },
      items: [
        { title: '报名', icon: icon('icon-event', 'plum'), link: { to: 'form', slug: 'chashan-liangri' } },
        { title: '反馈', icon: icon('icon-article', 'terracotta'), link: { to: 'form', slug: 'chahui-fankui' } },
        { title: '首页', icon: icon('icon-home', 'mustard'), link: { to: 'home' } },
      ],
    },
    {
      type: 'mpage.richtextpagemodule',
      name: '报名',
      config: { padding_lr: 16, has_margin_b: true },
      html: `${paragraphs('三月的茶山，一早有雾。跟着茶农走一遍，再看一回开窑。')}<div data-form="chashan-liangri"></div>`,
    },
  ],
}
