import { cover, phone, square, upright } from '../build'
import type { VoteEventSeed } from '../types-votes'

export const voteEvents: readonly VoteEventSeed[] = [
  {
    slug: 'zuimei-chaxi',
    title: '秋日最美茶席',
    description:
      '<p>每人每天三票，投给三张不同的茶席，第二天可以再投。</p><p>得票最多的三张，会摆进冬天的茶室，欢迎来坐。</p>',
    cover: cover('tearoom', 'celadon', 256),
    end: { day: 21, hour: 24 },
    dailyLimit: 3,
    candidates: [
      { title: '青釉与白布', abstract: '一只用满一百天的杯子', picture: square('cup', 'celadon', 221) },
      { title: '一个人的茶席', abstract: '只要一块布', picture: phone('tearoom', 'oat', 224) },
      { title: '饭桌也是茶席', abstract: '收走碗筷，铺一张竹帘', picture: square('tableCeramic', 'celadon', 223) },
      { title: '窗台上的五盆', abstract: '北窗的光最匀', picture: phone('plant', 'moss', 229) },
      { title: '帆布铺开就喝', abstract: '河边、屋顶、后备箱', picture: square('tote', 'indigo', 226) },
      { title: '塌了四次的碗', abstract: '歪一点，水声好听', picture: upright('pottery', 'terracotta', 232) },
      { title: '燕麦色马克杯', abstract: '办公室的第三张桌子', picture: square('mug', 'oat', 233) },
      { title: '午睡以后', abstract: '毯子还没叠', picture: square('blanket', 'clay', 234) },
    ],
    ballots: [
      { user: 'shopper2', daysAgo: 3, numbers: [1, 3, 6] },
      { user: 'owner', daysAgo: 3, numbers: [2, 1] },
      { user: 'gate', daysAgo: 2, numbers: [1, 5, 8] },
      { user: 'service', daysAgo: 2, numbers: [6, 1, 4] },
      { user: 'shopper2', daysAgo: 2, numbers: [6, 1, 2] },
      { user: 'owner', daysAgo: 1, numbers: [6, 3] },
      { user: 'service', daysAgo: 1, numbers: [1, 7, 2] },
      { user: 'shopper2', daysAgo: 1, numbers: [1, 6, 4] },
    ],
  },
]
