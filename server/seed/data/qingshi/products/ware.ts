import { pics, product, shot } from '../../build'

const care: [string, string] = ['养护', '可微波加热，可洗碗机清洗；忌骤冷骤热']

/** 盘碗 */
export const plates = [
  product({
    code: 'QP01', name: '日日大碗', abstract: '一碗面、一碗汤、一个人的晚饭', category: 'plates', attribute: '釉色', choices: [['橘灯', 7800, 96], ['苔原', 7800, 64, shot('bowl', 'moss', 3)], ['墨', 8200, 21, shot('bowl', 'ink', 3)]],
    weight: 680, tags: ['日用', 'hot'], sales: 3120,
    story: ['面要趁热吃，所以碗口收得不大，热气走得慢；碗足抬高了，端起来不烫手。', '外壁手刻一枝草叶，是工作室门口那棵枇杷树的侧影。内壁净白，盛番茄汤是红的，盛豆腐汤是白的，各得其色。', '十八厘米口径，一个人吃刚好有一点点多。'],
    specs: [['材质', '石瓷'], ['尺寸', '口径 18 cm，高 8 cm'], ['容量', '约 900 ml'], care],
    pictures: pics('bowl', 'peach', 3, 'hps'),
  }),
  product({
    code: 'QP02', name: '檐下米饭碗 四只装', abstract: '一家四口，一人一色', category: 'plates', price: 16800, stock: 75, priceMarked: 19600, promotionPrice: 14800, weight: 1100, tags: ['日用', '送礼', 'sale'], sales: 1874,
    story: ['小时候吃饭，每个人的碗是认得出来的。爸爸的碗大，妈妈的碗有一道磕口，我的碗底画着一条鱼。', '所以这四只碗釉色各不相同：秋香、月白、天青、藕荷。洗碗的时候，也知道今天谁没有回来吃饭。'],
    specs: [['材质', '日用瓷'], ['尺寸', '口径 11.5 cm，高 6 cm'], ['数量', '4 只'], care],
    pictures: pics('bowl', 'celadon', 28, 'phs'),
  }),
  product({
    code: 'QP03', name: '花瓣浅盘', abstract: '十瓣花口，一道菜的舞台', category: 'plates', attribute: '尺寸', choices: [['16 cm', 5200, 130], ['21 cm', 7600, 84], ['26 cm', 10800, 0]],
    weight: 560, tags: ['日用', 'new'], sales: 1046,
    story: ['盘心微微下凹，收得住汤汁；盘边一圈短短的花瓣，是用竹片一瓣一瓣按出来的。', '盛凉拌菜、煎鱼、切好的桃子都好看。空着靠在墙边，也像一朵不谢的花。'],
    specs: [['材质', '石瓷，乳白釉'], ['工艺', '手工压花'], care],
    pictures: pics('plate', 'oat', 5, 'hc'),
  }),
  product({
    code: 'QP04', name: '青花小碟 一套五只', abstract: '蘸料、点心、首饰都能放', category: 'plates', price: 9900, stock: 110, weight: 700, tags: ['日用', '送礼'], sales: 2217,
    story: ['五只小碟，五种笔意：云、水、石、草、月。都是画师用狼毫一笔画成，画错就重来。', '吃饺子的时候一人一只，谁也不会蘸错醋。'],
    specs: [['材质', '瓷，釉下青花'], ['尺寸', '直径 9.5 cm'], ['数量', '5 只'], care],
    pictures: pics('dishes', 'indigo', 14, 'hs'),
  }),
  product({
    code: 'QP05', name: '暖木砧板套装', abstract: '整木砧板配两把木勺', category: 'plates', price: 13800, stock: 48, weight: 1500, tags: ['厨房', '送礼'], sales: 506,
    story: ['相思木密度高，刀痕浅，也不容易发霉。我们只取整块，不拼接，纹路从头走到尾。', '背面有一圈浅槽接果汁。每月抹一次食用油，颜色会越来越像蜂蜜。'],
    specs: [['材质', '相思木'], ['尺寸', '38 × 26 × 2 cm'], ['配件', '木勺 2 把'], ['养护', '手洗晾干，勿久泡']],
    pictures: pics('board', 'sage', 8, 'hc'),
  }),
  product({
    code: 'QP06', name: '三色味碟', abstract: '一大两小，颜色像秋天', category: 'plates', price: 6900, stock: 92, weight: 420, tags: ['日用'], sales: 781,
    story: ['红、白、青三只浅碟，可以叠，也可以散放。', '盐焗花生一碟，话梅一碟，剩下那碟留给突然来的朋友。'],
    specs: [['材质', '粗陶'], ['尺寸', '直径 8 / 10 / 13 cm'], care],
    pictures: pics('dishes', 'terracotta', 7, 'hc'),
  }),
]

/** 花器 */
export const vases = [
  product({
    code: 'QV01', name: '一枝花瓶', abstract: '小口收束，一枝就够', category: 'vases', attribute: '釉色', choices: [['柿红', 12800, 40], ['青苔', 12800, 33, shot('vase', 'moss', 21)], ['夜蓝', 13800, 12, shot('vase', 'indigo', 21)]],
    priceMarked: 15800, weight: 900, tags: ['花器', '手作', 'new'], sales: 734,
    story: ['会插花的人常说，瓶口越小，花越好插。这只瓶的口只有两指宽，随便剪一枝斜斜放进去，就有了姿态。', '下半截露着赤陶胎，上半截蘸了一层乳白釉，分界处像退潮的沙滩。', '干花、鲜花、一根芦苇，或者什么都不放。'],
    specs: [['材质', '陶，半蘸釉'], ['尺寸', '高 22 cm，腹径 11 cm'], ['工艺', '手工拉坯'], ['提示', '内壁施釉，可盛水']],
    pictures: pics('vase', 'clay', 21, 'hsc'),
  }),
  product({
    code: 'QV02', name: '山形花器', abstract: '斜肩如山，适合横枝', category: 'vases', price: 23800, stock: 15, weight: 1600, tags: ['花器', '手作'], sales: 142,
    story: ['肩线从左到右缓缓落下，像远山的一道脊。放横着长的枝条最好：梅、松、吊钟。', '手捏泥条盘筑，表面保留指痕，近看有风吹过水面的纹。'],
    specs: [['材质', '粗陶'], ['尺寸', '高 26 cm，宽 18 cm'], ['工艺', '泥条盘筑'], ['重量', '约 1.4 kg']],
    pictures: pics('vase', 'ink', 47, 'hc'),
  }),
  product({
    code: 'QV03', name: '枇杷釉长颈瓶', abstract: '细颈高挑，桌角的一盏灯', category: 'vases', price: 16800, stock: 28, weight: 850, tags: ['花器', '送礼'], sales: 365,
    story: ['枇杷黄是一种低调的亮，放在白墙前面像一小块阳光。', '瓶颈长，花茎立得直，水换得勤的人会喜欢它好洗的瓶底。'],
    specs: [['材质', '瓷'], ['尺寸', '高 30 cm，口径 3.4 cm'], ['提示', '内壁施釉，可盛水']],
    pictures: pics('vase', 'mustard', 66, 'hs'),
  }),
  product({
    code: 'QV04', name: '水培小瓶 三只组', abstract: '窗台上的一排水与光', category: 'vases', price: 9800, stock: 66, promotionPrice: 8500, weight: 780, tags: ['花器', 'sale'], sales: 1120,
    story: ['剪一段绿萝、薄荷或者红薯藤，插在水里，一周就会冒出白白的根。', '三只高低错落，釉色从浅到深，放在窗台上不用费心摆。'],
    specs: [['材质', '瓷'], ['高度', '9 / 11 / 14 cm'], ['数量', '3 只']],
    pictures: pics('vase', 'sky', 30, 'ph'),
  }),
  product({
    code: 'QV05', name: '阳台陶盆 连托', abstract: '透气陶盆，绿植住得惯', category: 'vases', attribute: '尺寸', choices: [['小号', 5800, 90], ['中号', 8800, 52], ['大号', 12800, 6]],
    weight: 1300, tags: ['绿植', '日用'], sales: 892,
    story: ['盆壁没有上满釉，泥坯会呼吸，浇多了水也能自己慢慢散掉。养过植物的人知道，这比什么肥料都要紧。', '底部一大一小两个孔，配浅托盘。图中绿植是我们店里养的，不随盆寄出。'],
    specs: [['材质', '陶'], ['口径', '12 / 16 / 20 cm'], ['包含', '花盆与托盘']],
    pictures: pics('plant', 'lagoon', 11, 'hc'),
  }),
]
