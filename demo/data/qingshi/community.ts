import type { CommunitySeed } from '../types-community'

export const community: CommunitySeed = {
  threads: [
    {
      about: { target: 'note', slug: 'celadon-cup' },
      user: 'shopper2',
      text: '请问开片之后还能泡白茶吗？怕串味。',
      at: { day: -1, hour: 21 },
      likes: ['shopper', 'gate'],
      replies: [
        { user: 'shopper', text: '可以的，先用热水温一遍，我白茶绿茶混着泡了三个月。', at: { day: -1, hour: 21.5 } },
        { user: 'shopper2', text: '太好了，周末就试试。', at: { day: -1, hour: 22 } },
        { user: 'owner', text: '开片处会慢慢染上茶色，介意的话固定泡一种茶就好。', at: { day: 0, hour: 9 } },
      ],
    },
    {
      about: { target: 'note', slug: 'celadon-cup' },
      user: 'gate',
      text: '像地图上的河，这句写得真好。',
      at: { day: 0, hour: 8 },
      likes: ['shopper'],
    },
    {
      about: { target: 'note', slug: 'celadon-cup' },
      user: 'shopper2',
      text: '我这里低价出同款，九成新，图在 www.example.com',
      at: { day: 0, hour: 8.5 },
      isPending: true,
    },
    {
      about: { target: 'article', slug: 'why-glaze' },
      user: 'shopper',
      text: '原来积釉不是瑕疵，看完再看自己的杯子顺眼多了。',
      at: { day: -2, hour: 20 },
      replies: [{ user: 'owner', text: '谢谢，每一只的积釉都不一样。', at: { day: -2, hour: 21 } }],
    },
    {
      about: { target: 'topic', slug: 'first-gaiwan' },
      user: 'shopper2',
      text: '新手建议选胎厚一点的，不烫手。',
      at: { day: -3, hour: 19 },
      likes: ['shopper'],
      replies: [{ user: 'gate', text: '同意，我第一只就买薄了。', at: { day: -3, hour: 20 } }],
    },
    {
      about: { target: 'event', slug: 'anshang-market' },
      user: 'shopper',
      text: '可以带狗吗？',
      at: { day: -1, hour: 10 },
      replies: [{ user: 'owner', text: '可以，牵好绳，草地那边有水碗。', at: { day: -1, hour: 11 } }],
    },
    {
      about: { target: 'event', slug: 'anshang-market' },
      user: 'shopper2',
      text: '转让两张门票，加价一点点，私信我',
      at: { day: -1, hour: 12 },
      report: { user: 'shopper', text: '黄牛广告' },
    },
    {
      about: { target: 'product', slug: 'QC01' },
      user: 'shopper2',
      text: '这只杯子能放进洗碗机吗？',
      at: { day: -5, hour: 20 },
      likes: ['shopper'],
      replies: [
        { user: 'owner', text: '可以，微波和洗碗机都没问题，只是怕骤冷骤热。', at: { day: -4, hour: 9 } },
        { user: 'shopper', text: '我家洗碗机洗了一年，还和新的一样。', at: { day: -4, hour: 12 } },
      ],
    },
    {
      about: { target: 'product', slug: 'QC01' },
      user: 'gate',
      text: '想送长辈，两种釉色可以配成一对装吗？',
      at: { day: 0, hour: 8 },
    },
    {
      about: { target: 'product', slug: 'QT01' },
      user: 'shopper',
      text: '开封以后需要放冰箱吗？',
      at: { day: 0, hour: 8.5 },
    },
    {
      about: { target: 'review', order: 'D1', line: 0 },
      user: 'owner',
      text: '谢谢您的喜欢，用久了会更温润。',
      at: { day: -21, hour: 9 },
    },
    {
      about: { target: 'review', order: 'D1', line: 1 },
      user: 'owner',
      text: '谢谢建议，下一批会随罐附一把竹茶则。',
      at: { day: -21, hour: 9.2 },
    },
    {
      about: { target: 'review', order: 'D6', line: 0 },
      user: 'owner',
      text: '手工上釉，每一只都是自己的颜色。',
      at: { day: 0, hour: 9 },
    },
  ],
  follows: [
    ['shopper', 'shopper2'],
    ['shopper2', 'shopper'],
    ['gate', 'shopper'],
  ],
  feedback: [
    {
      user: 'shopper',
      text: '希望快递盒能少用一点胶带，拆起来费劲。',
      at: { day: -4, hour: 15 },
      answer: { user: 'service', text: '收到，这个月起换成了纸胶带，轻轻一撕就开。', at: { day: -3, hour: 10 } },
    },
    { user: 'shopper2', text: '提货点的营业时间能写在订单里吗？', at: { day: 0, hour: 9 } },
  ],
  sensitiveWords: ['代购刷单', '低价出同款'],
}
