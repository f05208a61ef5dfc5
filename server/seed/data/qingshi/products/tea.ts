import { pics, product, shot } from '../../build'

const store: [string, string] = ['保存', '密封、避光、防潮，远离异味']

/** 茶叶与茶器 */
export const teas = [
  product({
    code: 'QT01', name: '明前云雾绿茶', abstract: '海拔九百米，清明前三日采', category: 'tealeaf', attribute: '规格', choices: [['50 g 罐装', 12800, 80], ['125 g 袋装', 26800, 35]],
    priceMarked: 15800, weight: 180, tags: ['new', '新茶', '送礼'], sales: 1640,
    story: ['清明前的云雾山，太阳要到九点才翻过山脊。茶农天不亮上山，只采一芽一叶初展，一个人一上午也就半斤青叶。', '炒青用的是老铁锅和松柴，火候全凭手背试温。干茶条索紧细，带着一层薄薄的白毫，闻起来像刚剥开的豆荚。', '八十度的水，玻璃杯直泡。第一口是鲜，第二口是甜，第三口才想起来是茶。'],
    specs: [['产地', '云雾山 900 米茶园'], ['采摘', '一芽一叶初展'], ['保质期', '12 个月，冷藏更佳'], store],
    pictures: pics('leaves', 'celadon', 4, 'hsc'),
  }),
  product({
    code: 'QT02', name: '老树白茶饼', abstract: '二百克小饼，越放越甜', category: 'tealeaf', attribute: '年份', choices: [['新茶', 16800, 60], ['三年陈', 26800, 44], ['七年陈', 58800, 7]],
    weight: 260, tags: ['收藏', '送礼', 'hot'], sales: 967,
    story: ['白茶的道理很简单：采下来，晾着，其余交给时间。', '新饼是青草和花，三年以后是蜜，七年往后是枣和木头。买两饼，一饼现在喝，一饼写上日期放起来。', '棉纸手工包，纸上的叶子是版画一张张印的。'],
    specs: [['净含量', '200 g'], ['原料', '老树一芽二三叶'], ['冲泡', '5 g / 100 ℃，亦可煮饮'], store],
    pictures: pics('teacake', 'sage', 11, 'hc'),
  }),
  product({
    code: 'QT03', name: '炭焙乌龙', abstract: '三道炭火，焙出熟果香', category: 'tealeaf', price: 9800, stock: 120, weight: 200, tags: ['日用', 'hot'], sales: 2830,
    story: ['龙眼木炭，低温，慢焙，三次。每次焙完要让茶休息一个月，把火气退掉。', '汤色像琥珀，入口有炒栗子和熟桃子的味道，喝到第七泡还有余甘。', '胃不太能喝绿茶的人，可以从它开始。'],
    specs: [['净含量', '100 g'], ['发酵', '中发酵，中足火'], ['保质期', '36 个月'], store],
    pictures: pics('pouch', 'kopi', 15, 'hs'),
  }),
  product({
    code: 'QT04', name: '桂花红茶', abstract: '今年的桂花，窨了三遍', category: 'tealeaf', price: 7800, stock: 160, priceMarked: 9800, promotionPrice: 6900, weight: 160, tags: ['sale', '花茶'], sales: 3412,
    story: ['桂花只开十来天，遇到一场雨就没了。我们在落花前的清晨摇树，布单铺在树下，接住的当天就和红茶拌在一起。', '一层茶一层花，堆上一夜，筛掉，再换新花。三遍之后，香气就长进茶叶里了。', '冷泡也好喝，放冰箱一夜，是秋天的汽水。'],
    specs: [['净含量', '80 g'], ['原料', '工夫红茶、鲜桂花'], ['冲泡', '3 g / 90 ℃'], store],
    pictures: pics('tin', 'mustard', 19, 'hc'),
  }),
  product({
    code: 'QT05', name: '陈皮普洱小青柑', abstract: '一颗一泡，饭后刚好', category: 'tealeaf', price: 11800, stock: 85, weight: 320, tags: ['日用', '送礼'], sales: 1311,
    story: ['七月的青柑油室饱满，挖出果肉，填进熟普洱，再晒足二十个太阳。', '用时揭开小盖，整颗放进杯里。柑的清凉走在前面，普洱的厚实跟在后头，吃多了油腻的那天尤其需要它。'],
    specs: [['净含量', '约 12 颗 / 200 g'], ['原料', '青柑、熟普洱'], ['保质期', '36 个月'], store],
    pictures: pics('jar', 'pandan', 22, 'hc'),
  }),
  product({
    code: 'QT06', name: '四时茶礼盒', abstract: '春绿、夏白、秋乌龙、冬红', category: 'tealeaf', price: 32800, stock: 40, priceMarked: 39800, weight: 900, tags: ['送礼', 'hot'], sales: 705,
    story: ['四只小罐，四种茶，一年喝完正好。', '盒子里附一张手绘的节气卡，写着每款茶的水温与时间。卡片背面是空的，留给你写给收礼的人。'],
    specs: [['内容', '四款茶各 40 g'], ['包装', '布面礼盒，附手提袋'], ['保质期', '18 个月'], store],
    pictures: pics('gift', 'moss', 5, 'hs'),
  }),
  product({
    code: 'QT07', name: '青拾茶袋 十五枚', abstract: '办公室抽屉里的一片茶园', category: 'tealeaf', attribute: '口味', choices: [['玄米茶', 3900, 220], ['荞麦红茶', 3900, 180], ['薄荷绿茶', 3900, null]],
    weight: 90, tags: ['日用'], sales: 4290,
    story: ['玉米纤维的三角茶袋，原叶不打碎。热水一冲，叶子能在里面转身。', '开会时泡一袋，散会的时候刚好喝到第二道。'],
    specs: [['规格', '2.5 g × 15'], ['茶袋', '玉米纤维，可堆肥'], store],
    pictures: pics('pouch', 'sage', 31, 'hc'),
  }),
  product({
    code: 'QT08', name: '武夷山房陈年岩茶', abstract: '轻霉不入仓，五年静置', category: 'tealeaf', price: 48800, stock: 0, weight: 220, tags: ['收藏', '限量'], sales: 98,
    story: ['慧苑坑的一小片地，一年只做三十斤。放了五年，火味退尽，岩韵出来了。', '这一批已经找到了各自的主人。下一批在仓里还要睡一年。'],
    specs: [['净含量', '100 g'], ['年份', '静置 5 年'], store],
    pictures: pics('tin', 'ink', 37, 'hs'),
  }),
]

export const teaware = [
  product({
    code: 'QW01', name: '听松提梁壶', abstract: '藤编提梁，煮茶泡茶两用', category: 'teaware', price: 36800, stock: 22, priceMarked: 42800, weight: 1100, tags: ['茶席', '手作', 'hot'], sales: 421,
    story: ['提梁用的是三年生的老藤，水浸、火烤、弯形，再用细藤皮一圈圈缠紧。握上去不烫，也不滑。', '壶身是黑陶，可以直接放在电陶炉上煮。煮老白茶的时候，盖子会轻轻跳，像有人在敲门。', '七百毫升，三四个人喝一下午。'],
    specs: [['材质', '耐热黑陶，藤提梁'], ['容量', '约 700 ml'], ['适用', '电陶炉、酒精灯；不可电磁炉'], ['养护', '忌干烧，用后晾干']],
    pictures: pics('teapot', 'kopi', 8, 'hsc'),
  }),
  product({
    code: 'QW02', name: '青瓷侧把壶', abstract: '单手可握，出汤如线', category: 'teaware', attribute: '釉色', choices: [['粉青', 22800, 31], ['米黄', 22800, 19, shot('teapot', 'oat', 3)]],
    weight: 620, tags: ['茶席', 'new'], sales: 288,
    story: ['壶嘴的弧度改了九次，为的是断水时不挂滴。', '壶身刻一枝兰，釉水积在刻痕里，颜色会深一点，像雨后的叶脉。'],
    specs: [['材质', '青瓷'], ['容量', '约 240 ml'], ['适用', '乌龙、红茶、普洱']],
    pictures: pics('teapot', 'celadon', 3, 'hc'),
  }),
  product({
    code: 'QW03', name: '一方茶席套组', abstract: '一壶两杯一木盘，开席就用', category: 'teaware', price: 45800, stock: 26, priceMarked: 52800, promotionPrice: 42800, weight: 2200, tags: ['茶席', '送礼', 'sale'], sales: 513,
    story: ['不知道从哪里开始喝茶的人，从这一套开始就好。', '壶两百毫升，两只小杯各五十毫升，黑胡桃木盘下面有一层暗格接水。收起来是一只鞋盒大小，搬家也带得走。', '附一张入门卡：五克茶，一百度水，十五秒，倒出来。剩下的慢慢来。'],
    specs: [['内容', '壶 1、杯 2、木盘 1'], ['材质', '瓷、黑胡桃木'], ['尺寸', '木盘 30 × 18 × 4 cm']],
    pictures: pics('teaset', 'sky', 10, 'hsc'),
  }),
  product({
    code: 'QW04', name: '锡纹茶叶罐', abstract: '双层内盖，锁住一季的香', category: 'teaware', attribute: '颜色', choices: [['墨绿', 15800, 47], ['紫棠', 15800, 30, shot('tin', 'plum', 6)]],
    weight: 540, tags: ['茶席', '送礼'], sales: 376,
    story: ['盖子慢慢放上去，会自己一点点沉下去，把空气挤出来。这是做得准的罐子才有的样子。', '能装一百五十克条索茶，或者一整饼撬散的白茶。'],
    specs: [['材质', '陶罐，双层密封盖'], ['容量', '约 650 ml']],
    pictures: pics('tin', 'moss', 6, 'hc'),
  }),
  product({
    code: 'QW05', name: '竹节香插', abstract: '一支线香烧完，刚好一泡茶', category: 'teaware', price: 8600, stock: 58, weight: 380, tags: ['香', '茶席'], sales: 660,
    story: ['浅盘接香灰，圆珠立香。线香斜斜插着，烟会先直上一段，再散开。', '盘底铺一层细白砂，用竹片划几道，就是一个小小的庭院。'],
    specs: [['材质', '瓷'], ['尺寸', '直径 13 cm'], ['附赠', '线香 10 支']],
    pictures: pics('incense', 'rose', 16, 'hc'),
  }),
  product({
    code: 'QW06', name: '手冲分享壶组', abstract: '陶瓷滤杯配耐热玻璃壶', category: 'teaware', price: 21800, stock: 44, weight: 980, tags: ['咖啡', 'new'], sales: 527,
    story: ['喝茶的人也会喝咖啡，尤其是周一。', '滤杯内壁有三十二道螺旋筋，水流得匀；玻璃壶耐冷热温差一百五十度，壶身的刻度是两人份。'],
    specs: [['材质', '瓷、高硼硅玻璃'], ['容量', '600 ml'], ['滤纸', '01 号锥形']],
    pictures: pics('dripper', 'mist', 13, 'hsc'),
  }),
]
