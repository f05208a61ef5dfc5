import { pics, product, shot } from '../../build'

/** 文具纸品 */
export const stationery = [
  product({
    code: 'QS01', name: '布面裸脊手帐', abstract: '一百八十度摊平，写到最后一页', category: 'stationery', attributes: ['颜色', '内页'], first: ['紫棠', '松绿'], second: [['空白', 6800, 80], ['横线', 6800, 96], ['点阵', 6800, 110]], gone: ['松绿/横线'],
    weight: 360, tags: ['hot', '送礼'], sales: 2744,
    story: ['线装裸脊，任何一页都能摊平，写到中缝也不费力。', '封面是染色亚麻布，烫了一座小小的山。纸是八十克的道林纸，微黄，钢笔写上去不洇不透。', '书签带有两条，一条给今天，一条给想常回去看的那天。'],
    specs: [['尺寸', 'A5，192 页'], ['内页', '80 g 道林纸'], ['装帧', '锁线裸脊，布面']],
    pictures: [...pics('notebook', 'plum', 7, 'hc'), shot('notebook', 'sage', 7)],
  }),
  product({
    code: 'QS02', name: '写给远方信笺组', abstract: '八枚信封，十六张信纸', category: 'stationery', price: 3900, stock: 160, weight: 210, tags: ['送礼', '纸品'], sales: 1390,
    story: ['现在写信的人少了，所以收到信的人会高兴很久。', '信纸是手工竹纸，边缘保留着抄纸的毛边；信封用火漆贴封口，不用真的点火。'],
    specs: [['内容', '信封 8、信纸 16、火漆贴 8'], ['尺寸', '信封 17.5 × 11.5 cm']],
    pictures: pics('letters', 'oat', 15, 'hc'),
  }),
  product({
    code: 'QS03', name: '六色彩铅与笔筒', abstract: '陶笔筒里的一小片秋天', category: 'stationery', price: 11800, stock: 58, weight: 640, tags: ['送礼', '手作'], sales: 520,
    story: ['笔筒是陶的，压得住；彩铅是椴木杆，软芯，上色像蜡一样顺。', '六个颜色取自一年里的六种植物：枫、芥、苔、黛、藕、炭。'],
    specs: [['内容', '彩铅 6 支，陶笔筒 1'], ['尺寸', '笔筒高 9.5 cm']],
    pictures: pics('pens', 'lagoon', 16, 'hc'),
  }),
  product({
    code: 'QS04', name: '和纸胶带 四季组', abstract: '三卷一组，手撕无痕', category: 'stationery', attribute: '季节', choices: [['春', 2900, 300], ['夏', 2900, 260, shot('tapes', 'lagoon', 17)], ['秋', 2900, 210, shot('tapes', 'mustard', 17)], ['冬', 2900, 0, shot('tapes', 'indigo', 17)]],
    weight: 110, tags: ['纸品', '日用'], sales: 4870,
    story: ['颜色是从节气里挑的：春是豆绿与杏白，秋是柿子与稻草。', '可以写字，可以撕下来重贴，也可以只是摆在桌上看。'],
    specs: [['规格', '15 mm × 7 m × 3 卷'], ['材质', '和纸']],
    pictures: pics('tapes', 'pandan', 17, 'hc'),
  }),
  product({
    code: 'QS05', name: '青拾年历 · 山行', abstract: '十二座山，一周一页', category: 'stationery', price: 8800, stock: 95, priceMarked: 10800, promotionPrice: 7500, weight: 520, tags: ['sale', '纸品', '送礼'], sales: 1688,
    story: ['画家走了十二座山，每座住三天，画一张。有的遇上晴，有的一直在雾里。', '每周一页，右下角留了一块写字的地方。翻完一年，就多了一本五十二行的日记。'],
    specs: [['尺寸', '18 × 24 cm，台立'], ['纸张', '特种纸，大豆油墨']],
    pictures: pics('notebook', 'sky', 25, 'hs'),
  }),
  product({
    code: 'QS06', name: '书房四件 · 旧书新读', abstract: '编辑部选的四本小书', category: 'stationery', price: 16800, stock: 40, weight: 1300, tags: ['阅读', '送礼'], sales: 312,
    story: ['一本讲器物，一本讲吃，一本讲走路，一本讲怎么慢下来。都是薄薄的，适合坐车时读。', '四本用棉布包好，打一个平结寄出，像旧时候的书包。'],
    specs: [['数量', '4 册'], ['包装', '棉布包袱']],
    pictures: pics('books', 'sky', 14, 'hs'),
  }),
  product({
    code: 'QS07', name: '竹杆小楷套装', abstract: '两支笔、一本帖、一叠纸', category: 'stationery', price: 9900, stock: 67, weight: 480, tags: ['手作', '送礼'], sales: 735,
    story: ['给想重新开始写字的人。兼毫小楷弹性适中，握起来不累。', '随附的字帖选了二十四节气的名字，一天写一个，写完一轮，春天就到了。'],
    specs: [['内容', '毛笔 2、字帖 1、毛边纸 50 张'], ['笔毫', '兼毫']],
    pictures: pics('pens', 'ink', 29, 'hc'),
  }),
  product({
    code: 'QS08', name: '礼物包装组', abstract: '包一份好看的礼，不用再出门', category: 'stationery', attribute: '配色', choices: [['靛与金', 3600, 140], ['樱与白', 3600, 120, shot('gift', 'rose', 3)]],
    weight: 190, tags: ['纸品', '送礼'], sales: 990,
    story: ['两张包装纸、三米棉缎带、四枚手写卡。附一张折法图，第一次包也能包得齐整。'],
    specs: [['内容', '纸 2、缎带 3 m、卡 4'], ['尺寸', '纸张 50 × 70 cm']],
    pictures: pics('gift', 'indigo', 3, 'hc'),
  }),
]
