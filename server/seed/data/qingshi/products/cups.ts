import { pics, product, shot } from '../../build'

const care: [string, string] = ['养护', '可微波加热，可洗碗机清洗；忌骤冷骤热']

/** 杯盏 */
export const cups = [
  product({
    code: 'QC01', name: '山雾手作品茗杯', abstract: '青釉点斑，一握刚好的小杯', category: 'cups',
    attribute: '釉色', choices: [['青雾', 6800, 86], ['月白', 6800, 42, shot('cup', 'mist', 5)], ['赭石', 7200, 0, shot('cup', 'clay', 5)]],
    priceMarked: 8800, weight: 260, tags: ['new', '手作', '送礼'], sales: 1268,
    story: [
      '清早五点，窑温刚落到能伸手的程度，杯子一只只被端出来，釉面上还带着细细的开片声。青雾釉要烧到一千二百六十度，釉层里的铁才会安静下来，变成雨后山腰那样的颜色。',
      '杯口收得薄，茶汤入口快；杯腹留了厚度，端着不烫手。容量八十毫升，正好是主人杯与客杯之间的分量，一个人喝不寂寞，两个人喝也够。',
      '手拉坯的器物，每只高矮会差一两毫米，斑点的位置也各不相同。我们不挑选，遇见哪只，就是哪只。',
    ],
    specs: [['材质', '高岭粗陶土，青釉'], ['容量', '约 80 ml'], ['尺寸', '口径 7.2 cm，高 5.4 cm'], ['工艺', '手工拉坯，还原焰烧成'], care],
    pictures: pics('cup', 'celadon', 5, 'hpc'),
  }),
  product({
    code: 'QC02', name: '两仪对杯', abstract: '一深一浅，一对装', category: 'cups', price: 15800, stock: 64, priceMarked: 19800, promotionPrice: 13900,
    weight: 620, tags: ['送礼', '手作', 'hot'], sales: 2304,
    story: [
      '同一块泥，分两次上釉：一只蘸蓝，一只留白。摆在一起像夜与昼，分开用也各自成立。',
      '口沿做了极轻的外翻，贴唇柔和，喝热水和喝酒都合适。我们试过许多对，最后定下一百二十毫升，是「再添一点」的那个量。',
      '装在纸浆模塑的盒子里，盒盖可以当杯垫。送给新搬家的朋友，或者结婚第七年的自己。',
    ],
    specs: [['材质', '细陶'], ['容量', '约 120 ml × 2'], ['包装', '纸浆礼盒'], care],
    pictures: pics('cup', 'indigo', 33, 'phc'),
  }),
  product({
    code: 'QC03', name: '晨起马克杯', abstract: '三百二十毫升，够喝一个早晨', category: 'cups',
    attributes: ['颜色', '容量'], first: ['麦黄', '雾蓝', '苔绿'], second: [['320 ml', 8900, 120], ['450 ml', 10900, 58]], gone: ['苔绿/450 ml'],
    weight: 480, tags: ['hot', '日用'], sales: 5216,
    story: [
      '一只好的马克杯要经得起每天洗、每天碰、每天被催着出门。我们把杯耳做成能穿过三根手指的宽度，杯底加厚到五毫米，放在木桌上声音是闷的。',
      '半截釉色，半截素胎，分界线由师傅的手腕决定，所以没有两条一样的线。',
      '内壁是哑光白釉，泡咖啡也不容易留渍；真留了，用一小撮小苏打擦一擦就好。',
    ],
    specs: [['材质', '石瓷'], ['高度', '9.6 cm / 11.2 cm'], ['工艺', '注浆成型，手工蘸釉'], care],
    pictures: pics('mug', 'mustard', 40, 'hsc'),
  }),
  product({
    code: 'QC04', name: '柴烧主人杯', abstract: '落灰自然成釉，一期一会', category: 'cups', price: 26800, stock: 9, weight: 240, tags: ['手作', '限量'], sales: 186,
    story: [
      '三天两夜的柴窑，松木灰顺着火走，落在迎火的那一面，化成流动的黄绿。背火面干净，能看见泥本来的颜色。',
      '柴烧的成品率不到六成，这一窑我们只留下二十四只。釉里会有细小的沙眼和灰粒，那是窑火写的字。',
      '新杯请用热水煮十分钟再用，养上半年，杯壁会润起来。',
    ],
    specs: [['材质', '粗陶'], ['容量', '约 90 ml'], ['工艺', '柴窑落灰釉'], ['养护', '清水冲洗，自然晾干，不建议洗碗机']],
    pictures: pics('cup', 'kopi', 71, 'hs'),
  }),
  product({
    code: 'QC05', name: '竖纹玻璃感茶杯', abstract: '竖刻棱线，光走得很慢', category: 'cups', price: 5600, stock: 200, weight: 230, tags: ['日用', 'new'], sales: 943,
    story: ['十二道竖棱一刀一刀刻出来，光从侧面过来的时候，杯壁上会有深浅不一的影子。', '薄胎，轻，适合喝绿茶。棱线也好握，水再热，指腹碰到的只是棱的尖。'],
    specs: [['材质', '白瓷'], ['容量', '约 150 ml'], ['尺寸', '口径 7.8 cm，高 7.2 cm'], care],
    pictures: pics('cup', 'sage', 12, 'hp'),
  }),
  product({
    code: 'QC06', name: '小满汤吞', abstract: '直筒汤吞，盛茶盛汤都可以', category: 'cups', attribute: '花样', choices: [['素面', 4900, 150], ['草叶', 5900, 73, shot('mug', 'rose', 17)]],
    weight: 300, tags: ['日用'], sales: 1502,
    story: ['日常的汤吞杯不该娇气。胎土里加了两成粗砂，耐热，也耐看。', '喝味噌汤、喝米酒、给孩子盛一小碗绿豆沙，都刚刚好。四只叠起来稳稳当当，橱柜里不占地方。'],
    specs: [['材质', '粗陶'], ['容量', '约 200 ml'], care],
    pictures: pics('mug', 'tea', 17, 'hs'),
  }),
  product({
    code: 'QC07', name: '冬至盖碗', abstract: '一百一十毫升的三才盖碗', category: 'cups', price: 18800, stock: 37, priceMarked: 22800, weight: 520, tags: ['茶席', '手作', '送礼'], sales: 617,
    story: [
      '盖碗是最诚实的茶器，茶好茶坏一冲便知。我们把碗沿外撇得大一些，出汤利落，手指也有落脚的地方。',
      '盖钮做成一个浅浅的凹，拇指按得住。青白釉薄而不透，握着温润，像握一块化到一半的雪。',
      '建议投茶五克，九十五度的水，前三泡快进快出。',
    ],
    specs: [['材质', '高白泥，青白釉'], ['容量', '约 110 ml'], ['组成', '盖、碗、托'], care],
    pictures: pics('gaiwan', 'celadon', 9, 'hcs'),
  }),
  product({
    code: 'QC08', name: '枣红盖碗', abstract: '郎窑红釉，一席的重心', category: 'cups', price: 21800, stock: 18, weight: 530, tags: ['茶席', '送礼'], sales: 254,
    story: ['红釉难烧，差两度就发黑，少两度就发橙。老师傅说，红釉看的是天气，潮湿的日子不开窑。', '口沿一圈自然脱色的灯草边，是这只盖碗的年轮。'],
    specs: [['材质', '瓷，铜红釉'], ['容量', '约 120 ml'], care],
    pictures: pics('gaiwan', 'spice', 23, 'hc'),
  }),
]
