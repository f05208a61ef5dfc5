import type { FormSeed, VoteSeed } from '../types-interact'

export const forms: readonly FormSeed[] = [
  {
    slug: 'chahui-fankui',
    title: '茶会反馈',
    description: '谢谢您来喝茶。三分钟，帮我们把下一场办得更好；填到一半也可以先存着。',
    jsonSchema: {
      type: 'object',
      required: ['name', 'session', 'score'],
      properties: {
        name: { type: 'string', title: '称呼', maxLength: 20, trim: true },
        mobile: { type: 'string', title: '手机号' },
        session: {
          type: 'string',
          title: '参加的场次',
          enum: ['morning', 'afternoon', 'evening'],
          enumNames: ['上午 · 五款岩茶', '下午 · 老白茶', '晚上 · 烛光普洱'],
        },
        day: { type: 'date', title: '日期' },
        teas: {
          type: 'array',
          title: '喜欢的茶（最多三款）',
          maxItems: 3,
          items: {
            type: 'string',
            enum: ['rougui', 'shuixian', 'qilan', 'baijiguan', 'laobai'],
          },
        },
        score: { type: 'integer', title: '打个分', minimum: 1, maximum: 5 },
        words: { type: 'string', title: '想对我们说', maxLength: 300 },
        photo: { type: 'image', title: '现场照片' },
        again: { type: 'boolean', title: '下一场先通知我' },
      },
    },
    uiSchema: {
      'ui:order': ['name', 'mobile', 'session', 'day', 'teas', 'score', 'words', 'photo', 'again'],
      name: { 'ui:placeholder': '怎么称呼您' },
      mobile: { 'ui:widget': 'mobile', 'ui:placeholder': '选填，用来通知下一场' },
      session: { 'ui:widget': 'radio' },
      teas: { 'ui:options': { enumNames: ['肉桂', '水仙', '奇兰', '白鸡冠', '老白茶'] } },
      score: { 'ui:placeholder': '1 到 5，5 分最好' },
      words: { 'ui:widget': 'textarea', 'ui:placeholder': '哪一泡印象最深，哪里可以更好' },
      photo: { 'ui:options': { maxKb: 8192 } },
    },
    limitDaily: 3,
    tempSave: true,
    successTitle: '收到了，谢谢您',
    successMessage: '每一条我们都会读。下次茶会见。',
  },
  {
    slug: 'shiji-tanwei',
    title: '岸上市集 · 摊位报名',
    description: '每位手艺人报名一次，三天内回复。',
    jsonSchema: {
      type: 'object',
      required: ['brand', 'contact', 'mobile', 'kind', 'place'],
      properties: {
        brand: { type: 'string', title: '摊位名', minLength: 2, maxLength: 20, trim: true },
        contact: { type: 'string', title: '联系人', maxLength: 20, trim: true },
        mobile: { type: 'string', title: '手机号' },
        email: { type: 'string', title: '邮箱', format: 'email' },
        kind: { type: 'string', title: '卖什么', enum: ['陶瓷', '木作', '布艺', '吃食', '纸品', '其他'] },
        place: { type: 'address', title: '所在地' },
        tables: { type: 'integer', title: '需要几张桌子', minimum: 1, maximum: 3 },
        arrive: { type: 'time', title: '几点到场' },
      },
    },
    uiSchema: {
      'ui:order': ['brand', 'contact', 'mobile', '*', 'arrive'],
      mobile: { 'ui:widget': 'mobile' },
      kind: { 'ui:widget': 'select' },
    },
    limitTotal: 1,
    end: { day: 4, hour: 18 },
    tempSave: true,
    successTitle: '报名成功',
    successMessage: '三天内会有人给您打电话。',
  },
  {
    slug: 'dongyao-yuyue',
    title: '冬窑开窑预约',
    description: '冬窑十二月开，名额不多。',
    jsonSchema: { type: 'object', required: ['name'], properties: { name: { type: 'string', title: '称呼', maxLength: 20 } } },
    uiSchema: {},
    start: { day: 20, hour: 10 },
    tempSave: false,
    successTitle: '预约成功',
    successMessage: '开窑前一天会短信提醒您。',
  },
]

export const votes: readonly VoteSeed[] = [
  {
    slug: 'xiaji-zuo-shenme',
    title: '下一季，我们做什么',
    description: '每人一票，投完就能看到大家怎么想。',
    end: { day: 30, hour: 24 },
    questions: [
      { description: '下一窑先烧哪一种釉', isSingle: true, options: ['青瓷', '天目', '白釉', '柴烧不上釉'] },
      { description: '想在茶室里看到什么', isSingle: false, options: ['早茶', '夜场', '一个人的座位', '可以带孩子的下午'] },
    ],
    ballots: [
      { user: 'shopper2', chosen: [[1], [2, 3]] },
      { user: 'owner', chosen: [[4], [1]] },
      { user: 'gate', chosen: [[1], [2, 4]] },
      { user: 'service', chosen: [[2], [3, 4]] },
    ],
  },
  {
    slug: 'qiuji-fengmian',
    title: '秋季刊封面',
    description: '投票已经结束，谢谢大家。',
    start: { day: -30, hour: 0 },
    end: { day: -2, hour: 24 },
    questions: [{ description: '选一张做封面', isSingle: true, options: ['雾里的茶山', '窑门打开的那一刻', '市集清晨六点'] }],
    ballots: [
      { user: 'shopper', chosen: [[2]] },
      { user: 'shopper2', chosen: [[2]] },
      { user: 'service', chosen: [[3]] },
    ],
  },
]
