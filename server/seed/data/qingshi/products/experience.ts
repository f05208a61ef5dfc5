import { pics, product, shot } from '../../build'

const use: [string, string] = ['使用', '到店出示券码核销；有效期 180 天，节假日通用']

/** 体验券：电子票，不需邮寄 */
export const experiences = [
  product({
    code: 'QE01', name: '拉坯体验券 · 九十分钟', abstract: '老师一对四，成品代烧代寄', category: 'experience', ctype: 'shop.eticket', attribute: '人数', choices: [['单人', 16800, 200], ['双人', 29800, 120]],
    priceMarked: 19800, tags: ['hot', '体验'], sales: 1930,
    story: ['围裙系好，袖子卷起来，泥放在转盘中央。第一次找中心会花掉二十分钟，之后的一小时会过得飞快。', '每人一团三斤的泥，做坏了可以重来。最后挑一只满意的，由工坊修坯、上釉、烧成，约三十天后寄到家。'],
    specs: [['时长', '90 分钟'], ['包含', '泥料、围裙、烧成与邮寄'], ['地点', '青拾工坊 · 北岸店'], use],
    pictures: [shot('ticket', 'clay', 18), ...pics('bowl', 'clay', 18, 's')],
  }),
  product({
    code: 'QE02', name: '茶席入门课', abstract: '从烧水开始，泡好一壶茶', category: 'experience', ctype: 'shop.eticket', price: 12800, stock: 60, tags: ['体验', 'new'], sales: 488,
    story: ['两个小时，三种茶，同一把壶。水温差五度，味道能差多少，喝过就知道。', '课后每人带走一小罐当天最喜欢的茶。'],
    specs: [['时长', '120 分钟'], ['人数', '每场 8 人'], use],
    pictures: [shot('ticket', 'moss', 20), ...pics('teaset', 'tea', 20, 's')],
  }),
  product({
    code: 'QE03', name: '蓝染工作日', abstract: '染一条自己的长巾', category: 'experience', ctype: 'shop.eticket', price: 19800, stock: 36, tags: ['体验', '手作'], sales: 215,
    story: ['扎、浸、晾，三件事重复一个下午。绿色的布在空气里慢慢变蓝，每个人都会站在那里看。', '指甲会蓝三天，请当作纪念。'],
    specs: [['时长', '180 分钟'], ['包含', '真丝棉长巾一条'], use],
    pictures: [shot('ticket', 'nila', 21), ...pics('scarf', 'nila', 22, 'h')],
  }),
  product({
    code: 'QE04', name: '双人下午茶', abstract: '一壶茶、六样点心、靠窗的位', category: 'experience', ctype: 'shop.eticket', price: 15800, stock: null, promotionPrice: 13800, tags: ['sale', '体验'], sales: 2650,
    story: ['点心按节气换：清明是青团，立秋是栗子羊羹。茶任选一款，可以续水到傍晚。', '靠窗的位子只有四个，到店先到先得。'],
    specs: [['适用', '青拾茶室各门店'], ['时段', '13:00 至 17:30'], use],
    pictures: [...pics('cakes', 'pandan', 24, 'h'), shot('ticket', 'rose', 24)],
  }),
  product({
    code: 'QE05', name: '季节花艺课', abstract: '一只瓶，三枝花，学会留白', category: 'experience', ctype: 'shop.eticket', price: 22800, stock: 24, tags: ['体验'], sales: 176,
    story: ['老师不教「好看的公式」，只问你：这一枝想往哪边长？', '花材与小花瓶可以带走，回家还能再开五六天。'],
    specs: [['时长', '120 分钟'], ['包含', '花材、花瓶'], use],
    pictures: [shot('ticket', 'plum', 26), ...pics('vase', 'bunga', 27, 's')],
  }),
  product({
    code: 'QE06', name: '亲子陶艺日', abstract: '一大一小，做一家人的碗', category: 'experience', ctype: 'shop.eticket', price: 23800, stock: 0, tags: ['体验', '亲子'], sales: 932,
    story: ['五岁以上就可以来。孩子捏的碗多半是歪的，烧出来却是全家最常用的那只。', '本月名额已满，下月名额每月一号上午十点放出。'],
    specs: [['时长', '100 分钟'], ['人数', '一大一小'], use],
    pictures: [shot('ticket', 'mustard', 29), ...pics('dishes', 'peach', 29, 'h')],
  }),
]
