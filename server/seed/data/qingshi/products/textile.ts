import { pics, product, shot } from '../../build'

const wash: [string, string] = ['洗护', '30 ℃ 以下轻柔洗，平铺阴干']

/** 家纺布艺 */
export const textiles = [
  product({
    code: 'QX01', name: '山色羊毛毯', abstract: '澳洲羊毛，半针落肩的暖', category: 'textile', attributes: ['花色', '尺寸'], first: ['靛蓝波纹', '燕麦格子'], second: [['100 × 150 cm', 39800, 36], ['150 × 200 cm', 59800, 18]], gone: ['燕麦格子/150 × 200 cm'],
    priceMarked: 49800, weight: 1200, tags: ['hot', '秋冬', '送礼'], sales: 1088,
    story: ['毯子织好以后要缩一次绒，水温、时间、揉搓的力气都写在师傅的手上。缩过的羊毛蓬松起来，盖着轻，却不透风。', '一面是远山一样的水波纹，一面是素色。短边留着手捻的流苏，每一根都要对着膝盖搓二十下。', '看书时搭在膝上，午睡时盖到下巴。它会一年比一年软。'],
    specs: [['材质', '羊毛 90%，羊绒 10%'], ['工艺', '提花，缩绒，手捻流苏'], ['洗护', '干洗，或冷水手洗平铺']],
    pictures: [...pics('blanket', 'indigo', 12, 'hc'), shot('blanket', 'oat', 12)],
  }),
  product({
    code: 'QX02', name: '云絮浴巾', abstract: '长绒棉，吸水不掉毛', category: 'textile', attribute: '颜色', choices: [['陶粉', 12800, 140], ['鼠尾草', 12800, 95, shot('towels', 'sage', 6)], ['雾灰', 12800, 60, shot('towels', 'mist', 6)]],
    weight: 620, tags: ['日用', 'hot'], sales: 3905,
    story: ['纱线捻得松，毛圈立得住，第一次下水就吸水，不用先「养」。', '我们洗了五十次再拿出来拍照，边没有荷叶，颜色也没有跑。', '五星酒店的那种厚，家里浴室也用得起。'],
    specs: [['材质', '长绒棉'], ['尺寸', '70 × 140 cm'], ['克重', '580 g/m²'], wash],
    pictures: pics('towels', 'clay', 6, 'hs'),
  }),
  product({
    code: 'QX03', name: '亚麻格纹围巾', abstract: '薄软透气，春秋两季', category: 'textile', attribute: '颜色', choices: [['松烟', 16800, 44], ['荷粉', 16800, 52, shot('scarf', 'rose', 9)]],
    promotionPrice: 13800, weight: 160, tags: ['sale', '穿戴'], sales: 842,
    story: ['亚麻有一种天生的皱，叠好了也像风吹过。织得稀疏，贴着脖子不闷，办公室冷气开大的时候抖开，就是一块披肩。', '两头的流苏是剪出来再打结的，七根一束。'],
    specs: [['材质', '亚麻 70%，棉 30%'], ['尺寸', '70 × 190 cm'], wash],
    pictures: pics('scarf', 'ink', 9, 'hc'),
  }),
  product({
    code: 'QX04', name: '青拾帆布袋', abstract: '十六安帆布，装得下一棵白菜', category: 'textile', attribute: '图案', choices: [['山日', 7900, 180], ['草叶', 7900, 150, shot('tote', 'mist', 24)], ['条纹', 7900, 0, shot('tote', 'terracotta', 6)]],
    weight: 380, tags: ['日用', 'hot', 'new'], sales: 6120,
    story: ['去菜市场、去图书馆、去海边，都是它。', '十六安的本白帆布，没有漂过，能看见棉籽壳的小点。提手宽三厘米，装满也不勒肩。里面有一只能放手机的暗袋。', '图案是丝网手印，每一只的墨都有一点点不匀。'],
    specs: [['材质', '16 安帆布'], ['尺寸', '36 × 40 × 10 cm'], ['承重', '约 12 kg'], wash],
    pictures: pics('tote', 'sage', 4, 'hs'),
  }),
  product({
    code: 'QX05', name: '方格抱枕套', abstract: '水洗棉，午后沙发的表情', category: 'textile', attribute: '花色', choices: [['杏点', 6800, 90], ['黛格', 6800, 70, shot('cushion', 'indigo', 44)]],
    weight: 240, tags: ['日用'], sales: 1234,
    story: ['布先洗再裁，所以不会再缩水。边上压了一道包绳，枕芯鼓起来的时候轮廓是圆的。', '隐形拉链藏在底边，靠着睡也不硌脸。'],
    specs: [['材质', '水洗棉'], ['尺寸', '45 × 45 cm，不含芯'], wash],
    pictures: pics('cushion', 'forest', 20, 'hc'),
  }),
  product({
    code: 'QX06', name: '工坊围裙', abstract: '陶艺师自己穿的那一款', category: 'textile', attribute: '颜色', choices: [['苔绿', 15800, 55], ['赭红', 15800, 38, shot('apron', 'terracotta', 2)]],
    weight: 460, tags: ['穿戴', '厨房'], sales: 418,
    story: ['交叉背带，重量落在肩上而不是脖子上。泥点、面粉、油渍，洗几次就成了布的一部分。', '前面一只大口袋分成两格，一格放修坯刀，一格放手机，各不相扰。'],
    specs: [['材质', '石磨水洗帆布'], ['尺码', '均码，可调'], wash],
    pictures: pics('apron', 'moss', 2, 'hc'),
  }),
  product({
    code: 'QX07', name: '茶巾 三条装', abstract: '粗纱织就，越洗越软', category: 'textile', price: 4800, stock: 230, weight: 150, tags: ['茶席', '日用'], sales: 2650,
    story: ['茶席上总有水要擦。这块布不大，折三折正好托住公道杯的底。', '靛蓝、茶褐、本白各一条，颜色都来自植物，头几次洗会有一点浮色。'],
    specs: [['材质', '棉麻，植物染'], ['尺寸', '30 × 30 cm'], wash],
    pictures: pics('blanket', 'tea', 26, 'hc'),
  }),
  product({
    code: 'QX08', name: '蓝染长巾', abstract: '七缸靛蓝，一块夜空', category: 'textile', price: 28800, stock: 14, weight: 180, tags: ['手作', '穿戴', '限量'], sales: 167,
    story: ['蓝草发酵成靛，布在缸里浸一次，提起来在空气里氧化一次，七个来回才有这样深的蓝。', '白色的水纹是染前用线扎出来的，拆线的那一刻，谁也不知道会看见什么。', '刚到手的靛蓝会有草木的气味，那是活着的颜色。'],
    specs: [['材质', '真丝棉'], ['尺寸', '65 × 200 cm'], ['工艺', '绞缬，天然靛蓝'], ['洗护', '单独冷水手洗']],
    pictures: pics('scarf', 'nila', 35, 'hc'),
  }),
  product({
    code: 'QX09', name: '四季盖毯', abstract: '双层纱，不冷也不热', category: 'textile', price: 19800, stock: 72, promotionPrice: 16800, weight: 700, tags: ['sale', '日用'], sales: 1576,
    story: ['两层细纱之间有空气，夏天散热，冬天隔冷。洗过一次之后会起小小的泡泡纹，摸起来像云的背面。', '抱着睡觉的人说，像抱着一只不会跑的猫。'],
    specs: [['材质', '双层纱布棉'], ['尺寸', '150 × 200 cm'], wash],
    pictures: pics('blanket', 'rose', 41, 'hs'),
  }),
  product({
    code: 'QX10', name: '晴雨两用伞', abstract: '十六骨，木柄，好天也想带', category: 'textile', attribute: '颜色', choices: [['米白', 18800, 46], ['海蓝', 18800, 39, shot('umbrella', 'indigo', 15)], ['胭脂', 18800, 22, shot('umbrella', 'bunga', 15)]],
    weight: 520, tags: ['穿戴', 'new'], sales: 690,
    story: ['伞面是密织的防水布，雨珠落上去会滚成一颗颗。伞骨十六根，风大的路口也立得住。', '木柄每一根的纹理都不一样，握的地方磨圆了，末端有一个挂绳的小孔。'],
    specs: [['材质', '防水布，纤维骨，榉木柄'], ['尺寸', '伞径 102 cm，长 88 cm'], ['防晒', 'UPF 50+']],
    pictures: pics('umbrella', 'night', 15, 'hc'),
  }),
]
