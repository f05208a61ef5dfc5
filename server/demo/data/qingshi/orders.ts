import type { OrderSeed, ParcelSeed } from '../types'

/** A parcel that came after two days of ordinary way. */
const deliveredParcel = (trackingNo: string): ParcelSeed => ({
  carrier: '顺丰速运',
  trackingNo,
  shippedAfter: 14,
  way: [
    { after: 20, text: '快件已到达 杭州萧山转运中心' },
    { after: 34, text: '快件已发往 目的地营业点' },
    { after: 56, text: '派送员正在派送，请保持电话畅通' },
  ],
  deliveredAfter: 60,
})

export const orders: readonly OrderSeed[] = [
  {
    number: 'D1',
    user: 'shopper',
    status: 'completed',
    lines: [
      { sku: 'QC01-1', quantity: 2 },
      { sku: 'QT04', quantity: 1 },
    ],
    created: { day: -26, hour: 20 },
    note: '麻烦包得厚一点，谢谢',
    after: {
      parcels: [deliveredParcel('SF1390028811')],
      comments: [
        { line: 0, score: 5, text: '杯壁薄，拿在手里刚好，釉色比照片里还要沉一点。包得很厚，一只没碎。', after: 90 },
        { line: 1, score: 4, text: '香气好，第三泡最甜。要是能再送个小茶则就更好了。', after: 91 },
      ],
    },
  },
  {
    number: 'D2',
    user: 'shopper',
    status: 'shipped',
    lines: [{ sku: 'QX01-11', quantity: 1 }],
    created: { day: -3, hour: 13 },
    note: '',
    after: {
      parcels: [
        {
          ...deliveredParcel('SF1390030417'),
          way: [
            { after: 20, text: '快件已到达 杭州萧山转运中心' },
            { after: 34, text: '快件已发往 杭州西湖营业点' },
          ],
          deliveredAfter: null,
        },
      ],
    },
  },
  {
    number: 'D3',
    user: 'shopper',
    status: 'wait_ship',
    lines: [
      { sku: 'QB01', quantity: 2 },
      { sku: 'QS02', quantity: 1 },
      { sku: 'QH02-1', quantity: 1 },
    ],
    created: { day: -1, hour: 22 },
    note: '送人的，不要放价签',
  },
  {
    number: 'D4',
    user: 'shopper',
    status: 'completed',
    lines: [{ sku: 'QE04', quantity: 1 }],
    created: { day: -9, hour: 11 },
    note: '',
    after: {
      payment: { vendor: 'fund', channel: 'fund' },
      tickets: ['used'],
      comments: [{ line: 0, score: 5, text: '靠窗的位子，坐了一个下午，点心六样都吃完了。', after: 60 }],
    },
  },
  { number: 'D5', user: 'shopper2', status: 'wait_ship', lines: [{ sku: 'QW03', quantity: 1 }], created: { day: -1, hour: 9 }, note: '' },
  {
    number: 'D6',
    user: 'shopper2',
    status: 'completed',
    lines: [{ sku: 'QC03-21', quantity: 4 }],
    created: { day: -40, hour: 16 },
    note: '',
    after: { comments: [{ line: 0, score: 5, text: '四只摆在一起，颜色各有一点不同，很喜欢这种不整齐。', after: 100 }] },
  },
  {
    number: 'D7',
    user: 'shopper',
    status: 'shipped',
    lines: [
      { sku: 'QT01-1', quantity: 2 },
      { sku: 'QC02', quantity: 1 },
      { sku: 'QW03', quantity: 1 },
    ],
    created: { day: -4, hour: 10 },
    note: '茶和瓷器可以分开发',
    after: {
      parcels: [
        { ...deliveredParcel('SF1390029955'), lines: [{ line: 0, quantity: 2 }] },
        {
          carrier: '京东物流',
          trackingNo: 'JD0087234451',
          lines: [
            { line: 1, quantity: 1 },
            { line: 2, quantity: 1 },
          ],
          shippedAfter: 30,
          way: [
            { after: 38, text: '易碎件已加固，离开 景德镇分拣中心' },
            { after: 62, text: '快件已到达 杭州余杭分拣中心' },
          ],
          deliveredAfter: null,
        },
      ],
    },
  },
  {
    number: 'D8',
    user: 'shopper',
    status: 'completed',
    lines: [{ sku: 'QE02', quantity: 4 }],
    created: { day: -12, hour: 15 },
    note: '',
    after: { tickets: ['unused', 'unused', 'used', 'expired'] },
  },
  {
    number: 'D9',
    user: 'shopper',
    status: 'delivered',
    lines: [
      { sku: 'QS02', quantity: 2 },
      { sku: 'QB01', quantity: 1 },
    ],
    created: { day: -5, hour: 9 },
    note: '',
    after: { parcels: [deliveredParcel('SF1390029113')] },
  },
  { number: 'D10', user: 'shopper', status: 'unpaid', lines: [{ sku: 'QC02', quantity: 1 }], created: { day: 0, hour: 0 }, note: '' },
  { number: 'D11', user: 'shopper', status: 'closed', lines: [{ sku: 'QT04', quantity: 3 }], created: { day: -15, hour: 21 }, note: '' },
  {
    number: 'D12',
    user: 'shopper',
    status: 'completed',
    lines: [
      { sku: 'QC03-21', quantity: 2 },
      { sku: 'QB01', quantity: 1 },
      { sku: 'QS02', quantity: 1 },
      { sku: 'QH02-1', quantity: 2 },
    ],
    created: { day: -10, hour: 14 },
    note: '',
    after: {
      parcels: [deliveredParcel('SF1390026640')],
      returns: [
        {
          number: 'SD1',
          line: 0,
          quantity: 1,
          kind: 'refund_only',
          status: 'applied',
          reason: '商品有瑕疵',
          description: '其中一只杯口有一道小裂纹，不影响用，想退一部分。',
          after: 200,
        },
        {
          number: 'SD2',
          line: 1,
          quantity: 1,
          kind: 'return_goods',
          status: 'shipped_back',
          reason: '不想要了',
          description: '',
          after: 120,
          answer: '可以的，请寄回青拾工坊，运费由我们承担。',
          waybill: { carrier: '中通快递', trackingNo: 'ZT7788120033' },
        },
        {
          number: 'SD3',
          line: 2,
          quantity: 1,
          kind: 'refund_only',
          status: 'refused',
          reason: '发错货',
          description: '收到的颜色和想的不一样。',
          after: 110,
          answer: '核对过发货照片，颜色与订单一致，抱歉不能退款。',
        },
        {
          number: 'SD4',
          line: 3,
          quantity: 1,
          kind: 'return_goods',
          status: 'refunded',
          reason: '多买了',
          description: '',
          after: 90,
          answer: '同意，请保持包装完好。',
          waybill: { carrier: '顺丰速运', trackingNo: 'SF1390027777' },
        },
        {
          number: 'SD5',
          line: 3,
          quantity: 1,
          kind: 'return_goods',
          status: 'agreed',
          reason: '与描述不符',
          description: '',
          after: 150,
          answer: '请在七天内寄回。',
        },
      ],
      comments: [{ line: 0, score: 3, text: '有一只杯口有点小问题，已经在和店家处理。', after: 205 }],
    },
  },
  {
    number: 'D13',
    user: 'shopper2',
    status: 'completed',
    lines: [
      { sku: 'QC01-1', quantity: 1 },
      { sku: 'QT04', quantity: 2 },
      { sku: 'QX01-11', quantity: 1 },
    ],
    created: { day: -20, hour: 19 },
    note: '',
    after: {
      parcels: [deliveredParcel('SF1390027002')],
      comments: [
        { line: 0, score: 5, text: '第二次买了，送给搬新家的朋友。', after: 110 },
        { line: 1, score: 5, text: '茶汤很亮，家里老人喜欢。', after: 110 },
        { line: 2, score: 4, text: '料子软，洗过一次没有缩水。颜色比图片略深。', after: 111 },
      ],
    },
  },
  {
    number: 'D14',
    user: 'shopper',
    status: 'wait_ship',
    lines: [{ sku: 'QB02', quantity: 2 }],
    created: { day: -2, hour: 18 },
    note: '',
    after: {
      payment: { vendor: 'wechat', channel: 'wx_h5' },
      returns: [
        {
          number: 'SD6',
          line: 0,
          quantity: 1,
          kind: 'refund_only',
          status: 'agreed',
          reason: '多买了',
          description: '拍错数量了，先退一瓶。',
          after: 4,
          answer: '好的，马上退给您。',
          refundRefused: '商户账户余额不足',
        },
      ],
    },
  },
]

export const basket = [
  { sku: 'QC02', quantity: 1 },
  { sku: 'QT01-1', quantity: 2 },
] as const
