import { cover, inline, paragraphs } from '../build'
import type { ArticleSeed } from '../types'

export const articleCategories = [
  { slug: 'craft', name: '手艺' },
  { slug: 'tea', name: '茶事' },
  { slug: 'living', name: '日常' },
  { slug: 'town', name: '在场' },
] as const

export const articles: readonly ArticleSeed[] = [
  {
    slug: 'why-glaze', title: '一只青釉杯，要等多少天', abstract: '从一袋泥到一杯茶，中间隔着四十天和三次不确定。', category: 'craft', tags: ['陶', '手作'], author: '编辑部 · 阿拾', cover: cover('pottery', 'clay', 11), published: { day: -2, hour: 9 }, hits: 8432, likes: 516, pictures: [inline('tableCeramic', 'celadon', 12)],
    body: `${paragraphs('工坊的墙上挂着一张手写的流程表：揉泥、拉坯、阴干、修坯、素烧、上釉、釉烧、出窑。八个词，正好四十天。', '最难等的是阴干。坯子放在架子上，每天翻一次面，太阳好也不能搬出去晒。干得快的地方会收，收得不匀，杯子就歪了。「做陶就是跟水商量。」师傅说。')}{{0}}<h3>三次不确定</h3>${paragraphs('第一次是拉坯，手感每天不同；第二次是上釉，釉水的浓淡看天气；第三次最大，关上窑门以后，谁都只能看温度表。', '一千二百六十度要保持四十分钟，然后慢慢降。降得急，釉会裂；降得慢，颜色就沉下去，变成那种雨后的青。')}<blockquote>开窑那天没有人说话，先听，听开片的声音。</blockquote>${paragraphs('出窑的杯子里，大约有两成会被敲掉。剩下的那些，就在架子上等一个拿起它的人。')}`,
  },
  {
    slug: 'first-tea', title: '给第一次泡茶的人', abstract: '五克茶，一百度水，十五秒，剩下的慢慢来。', category: 'tea', tags: ['茶席', '入门'], author: '茶室 · 小雨', cover: cover('tearoom', 'sage', 13), published: { day: -5, hour: 10 }, hits: 12980, likes: 902, pictures: [inline('tableTea', 'tea', 14)],
    body: `${paragraphs('很多人说想学泡茶，最后停在「要买哪些东西」。其实一只盖碗、两只杯子、一壶开水，就可以开始了。', '先记三个数字：五克茶，一百度的水，十五秒。泡出来觉得淡，下一泡就多等五秒；觉得浓，就少等五秒。到第三泡，你已经有自己的数字了。')}{{0}}<h3>水比茶具要紧</h3>${paragraphs('水要软，要新鲜。桶装水不一定好，自来水煮开多滚一会儿，也能用。', '绿茶怕烫，水开了揭盖等三分钟；乌龙、红茶、普洱不怕，滚水直接冲。')}<h3>喝的时候</h3>${paragraphs('第一口不要急着评价，含一会儿，让它到舌根。茶汤凉下来的味道，才是它的底子。', '泡坏了也没有关系。一泡茶不过五克，错过它，后面还有一整座山。')}`,
  },
  {
    slug: 'blanket-story', title: '一块毯子的流苏，要搓二十下', abstract: '在织坊住了三天，跟着师傅数经线。', category: 'craft', tags: ['布', '手作'], author: '编辑部 · 青禾', cover: cover('tableHome', 'oat', 15), published: { day: -8, hour: 9 }, hits: 5120, likes: 344, pictures: [inline('tableHome', 'clay', 16)],
    body: `${paragraphs('织坊在河的上游，老厂房，木地板。机器一响，整栋楼都跟着轻轻震。', '一块毯子八百根经线，穿线要两个人面对面坐一天。穿错一根，织出来就是一道直直的疤，谁也瞒不过。')}{{0}}${paragraphs('最后一步是流苏。把纱线分成两股，在膝盖上朝一个方向搓二十下，再合起来松手，它们会自己拧成一根。这个动作没有机器会做。', '我搓了一个下午，做好了一条毯子的一边。师傅看了看，说，明天你就会了。')}<blockquote>手会记住的事，比脑子多。</blockquote>`,
  },
  {
    slug: 'market-notes', title: '市集清晨六点', abstract: '人还没来的时候，市集是另一个样子。', category: 'town', tags: ['市集', '周末'], author: '编辑部 · 阿拾', cover: cover('market', 'peach', 17), published: { day: -12, hour: 8 }, hits: 7755, likes: 468, pictures: [],
    body: `${paragraphs('六点钟的河边有雾。第一个到的是卖面包的，车一停，整条路都是黄油味。', '接着是陶的、木的、布的。大家不怎么说话，各自铺布、摆货、退两步看一看，再把最前面那只碗挪半寸。')}<h3>摆摊的人也逛摊</h3>${paragraphs('七点半，人还没来，摊主们开始互相买东西。染布的买了一只杯子，做杯子的买了一块皂，卖皂的换了一袋面包。', '有人说，市集最好的生意都发生在开门以前。')}${paragraphs('九点五十五分，第一位客人在绳子外面站好。十点，绳子放下来，声音一下子就满了。')}`,
  },
  {
    slug: 'one-flower', title: '一枝花也是一瓶花', abstract: '瓶口小一点，心思就少一点。', category: 'living', tags: ['花器', '日常'], author: '花艺师 · 木槿', cover: cover('tableFlower', 'rose', 19), published: { day: -16, hour: 10 }, hits: 6640, likes: 590, pictures: [inline('tableFlower', 'sage', 20)],
    body: `${paragraphs('总有人问，一束花怎么插才好看。我通常先拿走一半，再拿走一半。', '剩下的那一枝，转一圈，看它最想往哪边长。把那一边朝着窗。')}{{0}}<h3>三个小习惯</h3>${paragraphs('斜着剪，水里剪，隔天换水。叶子不要浸在水里，水就不会浑。', '天热的时候放一小块冰，花会以为自己还在山里。', '谢了也不急着扔。莲蓬、尤加利、芒草，干了有干了的样子。')}`,
  },
  {
    slug: 'small-room', title: '十二平方的书房', abstract: '一张桌，一盏灯，一把不好意思久坐的凳子。', category: 'living', tags: ['家居', '阅读'], author: '读者来稿 · 北望', cover: cover('library', 'moss', 21), published: { day: -21, hour: 20 }, hits: 4310, likes: 287, pictures: [inline('tableDesk', 'mustard', 22)],
    body: `${paragraphs('搬家的时候，我把最小的一间留给了书。十二平方，朝北，冬天有一点冷。', '书架是自己钉的，没有上漆。灯放在左手边，写字的时候影子不会挡住。')}{{0}}${paragraphs('后来发现，书房最要紧的是一把不那么舒服的凳子。坐久了就站起来走走，走着走着，卡住的那一句就有了。', '窗台上养着一盆薄荷，泡茶时摘两片。')}<blockquote>房间小，才装得下一件事。</blockquote>`,
  },
  {
    slug: 'indigo', title: '蓝，是从绿里走出来的', abstract: '靛蓝染缸前的一个下午。', category: 'craft', tags: ['布', '蓝染'], author: '编辑部 · 青禾', cover: cover('craft', 'nila', 23), published: { day: -27, hour: 9 }, hits: 3890, likes: 265, pictures: [],
    body: `${paragraphs('染缸里的水是黄绿色的，表面浮着一层泛紫的泡沫，染匠叫它「靛花」。靛花多，缸就醒着。', '白布下去，提起来是绿的。不要急，让风吹。绿从边上开始退，一寸一寸变蓝，像有人在慢慢拧亮一盏灯。')}<h3>缸也要睡觉</h3>${paragraphs('一口缸一天染三次，就得让它歇着。喂一点酒，一点麦芽糖，盖上草席。', '师傅每天早晚用手指蘸一点尝。问她是什么味道，她想了想：「像它今天的心情。」')}`,
  },
  {
    slug: 'rain-day', title: '下雨天做的七件小事', abstract: '把雨声当成背景音乐，而不是坏天气。', category: 'living', tags: ['日常'], author: '编辑部 · 小满', cover: cover('tableGift', 'mist', 25), published: { day: -33, hour: 15 }, hits: 9120, likes: 733, pictures: [],
    body: `${paragraphs('一，把窗开一条缝，让雨的气味进来。', '二，煮一壶老白茶，火开到最小，听盖子响。', '三，给很久没联系的人写一封信，不必寄。')}<h3>还有</h3>${paragraphs('四，把银器和铜器擦一遍。', '五，揉一块面团，不管最后做成什么。', '六，翻出一件旧毛衣，把袖口的线头收好。', '七，什么也不做，看水沿着玻璃往下走，猜哪一滴先到。')}`,
  },
  {
    slug: 'concert-behind', title: '舞台搭好之前', abstract: '河岸夜曲的幕后，二十七个人的一天。', category: 'town', tags: ['音乐会', '周末'], author: '编辑部 · 阿拾', cover: cover('concert', 'night', 27), published: { day: -40, hour: 11 }, hits: 5876, likes: 402, pictures: [],
    body: `${paragraphs('早上七点，卡车倒进草坪，压出两道深深的印子。公园的管理员站在旁边，说下过雨，慢一点。', '桁架、灯、音箱、线。线最多，沿着舞台边走一圈，用黄黑相间的胶带贴好，怕晚上有人绊到。')}<h3>调音</h3>${paragraphs('下午四点试音，风有点大，话筒里全是风声。调音师在每只话筒外面套了一层海绵，又套了一层。', '五点半，桥上开始有人停下来听。六点，门开了，第一个冲进来的是一只狗。')}<blockquote>灯亮起来的那一秒，前面的十一个小时就都不见了。</blockquote>`,
  },
  {
    slug: 'tea-mountain', title: '茶山住一晚', abstract: '采茶的人，天不亮就上山了。', category: 'tea', tags: ['茶', '在路上'], author: '茶室 · 小雨', cover: cover('teagarden', 'tea', 29), published: { day: -47, hour: 9 }, hits: 6203, likes: 455, pictures: [inline('teagarden', 'moss', 30)],
    body: `${paragraphs('茶农家的客房在二楼，推开窗就是坡。半夜醒来，听见雨打在茶叶上，声音比打在屋顶上细。', '四点半，楼下亮了灯。女人们戴好斗笠，腰上系着竹篓，一句话不多，走进雾里。')}{{0}}${paragraphs('采茶不能用指甲掐，要用指腹轻轻一提，断口才不会发黑。一芽一叶，一个上午，手里过几千次。', '中午青叶摊在竹席上，整间屋子都是青苹果的味道。晚上开炒，锅边的人轮着睡。')}${paragraphs('走的时候带了二两茶。回到城里，水一冲下去，那个雾里的早晨就回来了。')}`,
  },
]
