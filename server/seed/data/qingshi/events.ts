import { paragraphs, poster } from '../build'
import type { EventSeed } from '../types'

const park = { venue: '北岸公园 大草坪', address: '滨江路 66 号北岸公园南门' }
const studio = { venue: '青拾工坊 · 北岸店', address: '旧船厂路 12 号 B 栋一层' }
const teahouse = { venue: '青拾茶室 · 梧桐里', address: '梧桐里 8 号二楼' }

export const events: readonly EventSeed[] = [
  {
    slug: 'anshang-market', name: '岸上市集 · 秋收', abstract: '六十个摊位，一条河，一个周末', ...park, start: { day: 5, hour: 10 }, end: { day: 6, hour: 20 }, isAllDay: false, poster: poster('market', 'peach', 2),
    description: `${paragraphs('六十位手艺人把摊子支在河边：陶、木、布、纸、皂、果酱、面包，还有一位只修收音机的师傅。', '下午四点以后有露天音乐，草地上可以铺自己的毯子。带一只空袋子来，多半会装满回去。')}<h3>今年的新鲜事</h3>${paragraphs('儿童交换摊：带一件旧玩具，换一件别人的旧玩具。', '自带杯子买咖啡，减五元。')}<blockquote>雨天改至北岸公园长廊，票照样有效。</blockquote>`,
    tickets: [{ name: '单日入场', price: 0, quantity: 3000, perUser: 4 }, { name: '双日通票（含饮品券）', price: 2900, quantity: 500, perUser: 4 }],
  },
  {
    slug: 'heyan-concert', name: '河岸夜曲 · 民谣现场', abstract: '三组音乐人，唱到月亮过桥', ...park, start: { day: 12, hour: 19 }, end: { day: 12, hour: 21.5 }, isAllDay: false, poster: poster('concert', 'plum', 1),
    description: paragraphs('舞台搭在水边，背后是老铁桥。三组音乐人轮流上台：一把吉他、一支手风琴、一个唱方言的人。', '前排是坐席，后面是草地，站着、躺着、抱着孩子都可以。请把手机的闪光灯关掉，把合唱留给副歌。', '演出约一百五十分钟，中场休息十五分钟。'),
    tickets: [{ name: '草地票', price: 12800, quantity: 600, perUser: 4 }, { name: '坐席', price: 22800, quantity: 160, perUser: 4 }, { name: '双人坐席', price: 39800, quantity: 40, perUser: 2 }],
  },
  {
    slug: 'pottery-night', name: '夜间拉坯', abstract: '下班以后，把手交给一团泥', ...studio, start: { day: 3, hour: 19 }, end: { day: 3, hour: 21 }, isAllDay: false, poster: poster('pottery', 'clay', 3),
    description: paragraphs('晚上七点，工坊只开一半的灯。八台转盘，八个下了班的人。', '不需要基础，老师会扶着你的手找第一次中心。成品一个月后可取，也可以寄。'),
    tickets: [{ name: '单人', price: 18800, quantity: 8, perUser: 2 }],
  },
  {
    slug: 'tea-session', name: '秋茶会 · 五款岩茶', abstract: '同一座山，五个坑涧', ...teahouse, start: { day: 8, hour: 14 }, end: { day: 8, hour: 17 }, isAllDay: false, poster: poster('tearoom', 'celadon', 7),
    description: `${paragraphs('五款茶来自同一座山的五条坑涧，做茶的是同一位师傅，用的是同一座焙笼。差别只在土和风。', '每人一席，一盏，一张空白的品饮纸。写什么都可以，不收。')}<h3>提醒</h3>${paragraphs('请不要喷香水，茶会安静进行，迟到请从侧门入座。')}`,
    tickets: [{ name: '一席', price: 26800, quantity: 20, perUser: 2 }],
  },
  {
    slug: 'ridge-walk', name: '云雾山徒步 · 看日出', abstract: '夜里出发，走到天亮', venue: '云雾山南门游客中心', address: '云雾镇云顶路 1 号', start: { day: 16, hour: 3 }, end: { day: 16, hour: 11 }, isAllDay: false, poster: poster('mountain', 'sky', 4),
    description: paragraphs('十一公里，爬升五百八十米，中等强度。凌晨三点集合，带头灯，走在前面的人会把路照亮一点。', '山顶有热姜茶与饭团。下山经过茶园，可以看人做茶。'),
    tickets: [{ name: '徒步', price: 9800, quantity: 30, perUser: 3 }, { name: '徒步与往返巴士', price: 16800, quantity: 18, perUser: 3 }],
  },
  {
    slug: 'open-air-film', name: '露天电影 · 旧片新看', abstract: '一块幕布，两百张毯子', ...park, start: { day: 20, hour: 19.5 }, end: { day: 20, hour: 22 }, isAllDay: false, poster: poster('cinema', 'indigo', 5),
    description: paragraphs('天一黑就开始。片名当天公布，只透露一点：关于一条河，和等在河边的人。', '入场送一瓶汽水。请自带毯子，蚊香我们点。'),
    tickets: [{ name: '入场', price: 4900, quantity: 200, perUser: 6 }],
  },
  {
    slug: 'reading-week', name: '书房开放周', abstract: '整周开放，来读一本不急的书', venue: '青拾书房', address: '梧桐里 8 号一楼', start: { day: -1, hour: 0 }, end: { day: 6, hour: 24 }, isAllDay: true, poster: poster('library', 'moss', 8),
    description: paragraphs('一整周，书房从早到晚开着。每天下午三点有人朗读二十分钟，读什么由朗读的人决定。', '看完的书可以放回书架，也可以放一张字条，告诉下一个人哪一页好。'),
    tickets: [{ name: '免费预约', price: 0, quantity: null, perUser: 2 }],
  },
  {
    slug: 'spring-market', name: '岸上市集 · 春种', abstract: '已经结束的那个春天', ...park, start: { day: -120, hour: 10 }, end: { day: -119, hour: 20 }, isAllDay: false, poster: poster('riverside', 'sage', 9),
    description: paragraphs('四月的市集来了四千多人，卖空了三百盆罗勒。照片在专栏里，谢谢每一位来过的人。'),
    tickets: [{ name: '单日入场', price: 0, quantity: 0, perUser: 4 }],
  },
]
