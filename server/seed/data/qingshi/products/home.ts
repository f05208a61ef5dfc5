import { pics, product, shot } from '../../build'

/** 家居香氛与洗护 */
export const homes = [
  product({
    code: 'QH01', name: '半糖台灯', abstract: '陶座布罩，暖光三档', category: 'home', attribute: '颜色', choices: [['豆沙', 32800, 26], ['松石', 32800, 20, shot('lamp', 'lagoon', 28)]],
    priceMarked: 38800, weight: 2100, tags: ['hot', '送礼'], sales: 603,
    story: ['灯座像一只葫芦，重心压得低，猫跳上桌也推不倒。', '灯罩是手裱的棉麻布，光从布纹里筛出来，落在墙上是软的。最暗那一档，适合起夜，也适合坐着不说话。', '按键藏在底边，摸着黑也找得到。'],
    specs: [['材质', '陶瓷灯座，棉麻灯罩'], ['尺寸', '高 42 cm，罩径 26 cm'], ['光源', 'LED 6 W，2700 K，三档调光'], ['线长', '1.8 m']],
    pictures: pics('lamp', 'rose', 28, 'hs'),
  }),
  product({
    code: 'QH02', name: '山居大豆蜡烛', abstract: '燃四十小时，雨后松林', category: 'home', attribute: '香型', choices: [['雨后松林', 11800, 88], ['无花果', 11800, 76, shot('candle', 'plum', 31)], ['旧书房', 11800, 45, shot('candle', 'kopi', 31)]],
    weight: 560, tags: ['香', '送礼', 'hot'], sales: 2156,
    story: ['大豆蜡烧得慢，也烧得干净，杯壁不会熏黑。第一次点要让整个表面都化开，以后就不会烧出一个坑。', '雨后松林：前调是湿土，中调松针，最后留一点点烟。', '烧完了，杯子洗净就是一只笔筒，或者种一棵小仙人掌。'],
    specs: [['净含量', '200 g'], ['燃烧', '约 40 小时'], ['烛芯', '棉芯，无铅'], ['容器', '手工陶杯']],
    pictures: pics('candle', 'sage', 31, 'hsc'),
  }),
  product({
    code: 'QH03', name: '慢时挂钟', abstract: '静音扫秒，十二英寸', category: 'home', attribute: '边框', choices: [['朱红', 15800, 34], ['墨绿', 15800, 41, shot('clock', 'moss', 30)]],
    weight: 1300, tags: ['new'], sales: 354,
    story: ['秒针是一根细细的黄线，不跳，只是流过去。夜里听不见它，白天也不会催你。', '没有数字，只有十二道刻度。习惯以后，看时间会变成看一个角度。'],
    specs: [['尺寸', '直径 30 cm'], ['机芯', '静音扫秒'], ['电池', 'AA × 1，不含']],
    pictures: pics('clock', 'spice', 30, 'hs'),
  }),
  product({
    code: 'QH04', name: '木壳小音箱', abstract: '胡桃木壳，听人声最好', category: 'home', price: 49800, stock: 17, priceMarked: 59800, promotionPrice: 45800, weight: 1800, tags: ['sale', '音乐'], sales: 229,
    story: ['木头会跟着声音一起动一点点，所以人声听起来像有人坐在对面。', '正面是编织的音网，一颗旋钮管开关也管音量，没有别的按键。', '充一次电可以放十二个小时，够一场从下午到深夜的聚会。'],
    specs: [['材质', '胡桃木，织物音网'], ['续航', '约 12 小时'], ['连接', '蓝牙 5.3 / 3.5 mm'], ['尺寸', '24 × 16 × 9 cm']],
    pictures: pics('speaker', 'sage', 31, 'hc'),
  }),
  product({
    code: 'QH05', name: '草本扩香 · 晾晒日', abstract: '阳光、棉布、青草', category: 'home', price: 13800, stock: 62, weight: 420, tags: ['香'], sales: 811,
    story: ['晒了一天的被子，抱进来的那一刻，是有味道的。', '六根藤条，香气走得慢，能在玄关守两个月。出门前翻一次藤条，回家就有人等。'],
    specs: [['净含量', '150 ml'], ['时长', '约 60 天'], ['提示', '勿接触木质台面']],
    pictures: pics('diffuser', 'clay', 34, 'hs'),
  }),
  product({
    code: 'QH06', name: '三脚小凳', abstract: '坐人、放书、垫脚都行', category: 'home', price: 26800, stock: 23, weight: 3200, tags: ['木作'], sales: 268,
    story: ['三只脚永远是稳的，老地板也不会晃。', '白蜡木，榫卯直接穿到凳面，能看见三个圆圆的木头年轮。', '可以叠放，可以当床头柜，朋友来多了，它就是椅子。'],
    specs: [['材质', '白蜡木，木蜡油'], ['尺寸', '直径 32 cm，高 44 cm'], ['承重', '150 kg']],
    pictures: pics('stool', 'mustard', 43, 'hs'),
  }),
  product({
    code: 'QH07', name: '藤编收纳篮', abstract: '毛线、面包、待洗的衣服', category: 'home', attribute: '尺寸', choices: [['小', 6900, 88], ['中', 9900, 50], ['大', 13900, 27]],
    weight: 700, tags: ['日用', '收纳'], sales: 1452,
    story: ['手编的篮子有一点点歪，那是编的人换手的地方。', '里面缝了一层可拆的棉布，脏了解下来洗。放在沙发边，遥控器和猫都喜欢进去。'],
    specs: [['材质', '天然藤，棉内衬'], ['口径', '22 / 28 / 34 cm']],
    pictures: pics('basket', 'sage', 38, 'hc'),
  }),
  product({
    code: 'QH08', name: '野餐竹篮组', abstract: '一块布、一只篮、一个好天', category: 'home', price: 21800, stock: 33, weight: 1500, tags: ['户外', 'new'], sales: 390,
    story: ['四月的草地，九月的河边，都值得带一只篮子去。', '含一块一米五的防潮格布，两只搪瓷盘，一把小刀。剩下的，带上面包和人。'],
    specs: [['内容', '竹篮、格布、盘 2、刀 1'], ['尺寸', '38 × 26 × 22 cm']],
    pictures: pics('basket', 'bunga', 52, 'hs'),
  }),
  product({
    code: 'QH09', name: '窗边圈椅', abstract: '藤面透气，坐着等一场雨', category: 'home', price: 128000, stock: 5, weight: 9500, tags: ['木作', '限量'], sales: 41,
    story: ['靠背的弧度是照着一个坐着打盹的人量的。', '白藤编面，夏天不粘，冬天铺一块羊毛垫。扶手宽，放得下一只茶杯。', '下单后约二十天制作，送货上门，垫子随椅。'],
    specs: [['材质', '榉木，天然藤'], ['尺寸', '68 × 66 × 78 cm'], ['工期', '约 20 天']],
    pictures: pics('chair', 'celadon', 42, 'hc'),
  }),
]

export const baths = [
  product({
    code: 'QB01', name: '冷制手工皂 三块', abstract: '橄榄、艾草、燕麦', category: 'bath', price: 8800, stock: 130, priceMarked: 9900, weight: 380, tags: ['hot', '送礼'], sales: 3077,
    story: ['冷制皂要晾六个星期，水分走了，皂才硬实，用得久。', '橄榄温和，艾草清爽，燕麦带一点点磨砂。三块叠在一起，像一座小塔。', '不用的时候放在通风的皂架上，它会谢谢你。'],
    specs: [['净含量', '100 g × 3'], ['工艺', '冷制，熟成 42 天'], ['保质期', '24 个月']],
    pictures: pics('soap', 'sage', 32, 'hc'),
  }),
  product({
    code: 'QB02', name: '山茶花护手油', abstract: '玻璃滴管，冬天的手心', category: 'bath', price: 9600, stock: 74, weight: 180, tags: ['送礼', 'new'], sales: 668,
    story: ['冷榨山茶籽油，渗得快，不粘键盘。', '晚上两滴，从指缝揉到手腕。做陶的人手最干，这瓶是他们推荐的。'],
    specs: [['净含量', '50 ml'], ['成分', '山茶籽油、维生素 E'], ['保质期', '24 个月']],
    pictures: pics('bottle', 'clay', 33, 'hc'),
  }),
  product({
    code: 'QB03', name: '艾草泡脚包', abstract: '二十包，一个冬天的晚上', category: 'bath', price: 4900, stock: 260, promotionPrice: 3900, weight: 640, tags: ['sale', '日用'], sales: 5408,
    story: ['艾叶、生姜、花椒，装在无纺布袋里。热水一冲，满屋子是外婆家的味道。', '泡到额头微微出汗就可以了，擦干，穿上袜子，去睡。'],
    specs: [['规格', '30 g × 20'], ['提示', '孕期请先问医生']],
    pictures: pics('pouch', 'pandan', 54, 'hc'),
  }),
  product({
    code: 'QB04', name: '沐浴盐 · 海与柚', abstract: '粗海盐与柚皮精油', category: 'bath', price: 7600, stock: 82, weight: 560, tags: ['香', '送礼'], sales: 742,
    story: ['两勺就够，水会变成很淡的蓝。', '柚皮的香气轻，盐把它按住，泡到水凉了还在。'],
    specs: [['净含量', '400 g'], ['成分', '海盐、柚皮精油'], ['保质期', '24 个月']],
    pictures: pics('jar', 'sky', 49, 'hs'),
  }),
  product({
    code: 'QB05', name: '室内喷雾 · 雨停', abstract: '一按，窗子就像开着', category: 'bath', attribute: '容量', choices: [['50 ml', 5900, 99], ['120 ml', 10900, 61]],
    weight: 220, tags: ['香'], sales: 517,
    story: ['苦橙叶、青苔、一点点薄荷。喷在窗帘上，风吹过来就带一下。'],
    specs: [['成分', '植物酒精、精油'], ['提示', '远离明火']],
    pictures: pics('bottle', 'lagoon', 51, 'hc'),
  }),
]
