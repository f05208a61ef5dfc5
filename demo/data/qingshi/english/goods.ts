import type { ProductTexts } from '../../types-translation'

const care = ['Care', 'Safe in microwave and dishwasher; avoid sudden changes of temperature'] as const
const store = ['Storage', 'Sealed, dark and dry, away from strong smells'] as const
const wash = ['Washing', 'Gentle wash below 30 °C; dry flat in the shade'] as const
const tags = {
  ...{ 新品: 'New', 手作: 'Handmade', 送礼: 'For gifts', 日用: 'Every day', 茶席: 'Tea table', 花器: 'For flowers' },
  ...{ 新茶: 'New tea', 收藏: 'To keep', 秋冬: 'Autumn and winter', 香: 'Scent', 体验: 'Experience' },
} as const

/** English texts of the shop's best goods, by their codes. */
export const goods: Readonly<Record<string, ProductTexts>> = {
  QC01: {
    name: 'Mountain Mist tea cup',
    abstract: 'A small celadon cup with iron specks, just the size of a hand',
    seo: {
      title: 'Mountain Mist tea cup, speckled celadon',
      description: 'A hand-thrown celadon tea cup of about 80 ml: a thin lip, a full belly, fired in a reduction kiln.',
    },
    story: [
      'At five in the morning the kiln has cooled enough to reach into. The cups come out one by one, and the glaze still crackles under its breath. Mist celadon has to reach 1,260 degrees before the iron in it settles into the colour of a hillside after rain.',
      'The lip is thin, so the tea arrives quickly; the belly is thick, so it never burns your fingers. Eighty millilitres is neither a host’s cup nor a guest’s: enough for one, and right for two.',
      'Each cup is thrown by hand. Heights differ by a millimetre or two, and no two cups have their specks in the same place. We do not sort them. The one that comes to you is yours.',
    ],
    specs: [
      ['Material', 'Coarse kaolin stoneware, celadon glaze'],
      ['Volume', 'About 80 ml'],
      ['Size', '7.2 cm across, 5.4 cm high'],
      ['Making', 'Thrown by hand, reduction-fired'],
      care,
    ],
    words: { ...tags, 釉色: 'Glaze', 青雾: 'Green mist', 月白: 'Moon white', 赭石: 'Ochre' },
  },
  QC03: {
    name: 'Daybreak mug',
    abstract: '320 millilitres: enough for a whole morning',
    story: [
      'A good mug has to stand being washed every day, knocked every day and hurried out of the door every day. Its handle takes three fingers, and its foot is five millimetres thick, so that it lands on a wooden table with a quiet thud.',
      'Half of it is glazed and half is bare clay. The line between them is drawn by the potter’s wrist, and no two are alike.',
      'The white glaze inside is matt and keeps no coffee stains. Should one stay, a pinch of baking soda takes it off.',
    ],
    specs: [['Material', 'Stoneware'], ['Height', '9.6 cm / 11.2 cm'], ['Making', 'Slip-cast, glazed by hand'], care],
    words: { ...tags, 颜色: 'Colour', 麦黄: 'Wheat', 雾蓝: 'Misty blue', 苔绿: 'Moss', 容量: 'Volume' },
  },
  QC07: {
    name: 'Winter Solstice gaiwan',
    abstract: 'Lid, bowl and saucer, 110 millilitres',
    story: [
      'A gaiwan is the most honest of tea wares: one infusion tells you what a tea is worth. We turned the rim further out, so that it pours cleanly and your fingers have a place to hold.',
      'The knob of the lid has a shallow hollow for the thumb. Its bluish white glaze is thin without being sheer, and feels like snow that has half melted.',
      'We suggest five grams of tea, water at 95 degrees, and a quick pour for the first three infusions.',
    ],
    specs: [
      ['Material', 'White clay, bluish white glaze'],
      ['Volume', 'About 110 ml'],
      ['Parts', 'Lid, bowl, saucer'],
      care,
    ],
    words: tags,
  },
  QV01: {
    name: 'One-stem vase',
    abstract: 'A narrow mouth: a single stem is enough',
    story: [
      'People who arrange flowers say that the narrower the mouth, the easier the vase. This one is two fingers wide. Cut any stem, lean it in, and it already has a pose.',
      'The lower half shows red clay, the upper half was dipped in milky glaze. They meet like a beach at low tide.',
      'For dried flowers, fresh flowers, a single reed, or nothing at all.',
    ],
    specs: [
      ['Material', 'Earthenware, half glazed'],
      ['Size', '22 cm high, 11 cm across'],
      ['Making', 'Thrown by hand'],
      ['Note', 'Glazed inside, holds water'],
    ],
    words: { ...tags, 釉色: 'Glaze', 柿红: 'Persimmon', 青苔: 'Moss', 夜蓝: 'Night blue' },
  },
  QT01: {
    name: 'Cloud Mist green tea, before Qingming',
    abstract: 'Picked at 900 metres, in the three days before Qingming',
    story: [
      'Before Qingming, the festival in early April, the sun does not clear the ridge of Cloud Mist Mountain until nine. The pickers go up in the dark and take one bud with one opening leaf. A whole morning brings each of them barely 250 grams.',
      'The leaves are fired in an old iron pan over pine wood, its heat judged by the back of a hand. The dry tea is tight and slender under a thin white down, and smells like a pea pod just opened.',
      'Use water at 80 degrees, straight in a glass. The first sip is fresh, the second sweet, and only at the third do you remember that this is tea.',
    ],
    specs: [
      ['Origin', 'A garden at 900 m on Cloud Mist Mountain'],
      ['Picking', 'One bud and one opening leaf'],
      ['Keeps for', '12 months, best in a refrigerator'],
      store,
    ],
    words: { ...tags, 规格: 'Size', '50 g 罐装': '50 g tin', '125 g 袋装': '125 g bag' },
  },
  QT02: {
    name: 'Old-tree white tea cake',
    abstract: 'A small cake of 200 grams that grows sweeter with the years',
    story: [
      'White tea is simple: pick it, let it wither, and leave the rest to time.',
      'A new cake is grass and flowers. After three years it is honey, after seven it is dates and wood. Buy two: drink one now, and write a date on the other.',
      'Wrapped by hand in cotton paper; the leaves on it are printed from a woodblock, one sheet at a time.',
    ],
    specs: [
      ['Net weight', '200 g'],
      ['Leaf', 'One bud with two or three leaves, from old trees'],
      ['Brewing', '5 g at 100 °C; it may also be simmered'],
      store,
    ],
    words: { ...tags, 年份: 'Age', 新茶: 'New tea', 三年陈: 'Three years', 七年陈: 'Seven years' },
  },
  QW01: {
    name: 'Listening to Pines kettle',
    abstract: 'A rattan handle; for simmering and for steeping',
    story: [
      'The handle is three-year-old rattan, soaked, bent over a flame and bound in strips of its own skin. It is never hot, and never slips.',
      'The body is black clay and goes straight onto a ceramic hob. When old white tea simmers in it, the lid hops softly, as if somebody were knocking.',
      'Seven hundred millilitres: an afternoon for three or four.',
    ],
    specs: [
      ['Material', 'Heat-proof black clay, rattan handle'],
      ['Volume', 'About 700 ml'],
      ['For', 'Ceramic hob or spirit lamp; not for induction'],
      ['Care', 'Never heat it empty; let it dry after use'],
    ],
    words: tags,
  },
  QW03: {
    name: 'Square tea set',
    abstract: 'A pot, two cups and a wooden tray: all that a table needs',
    story: [
      'If you do not know where to begin with tea, begin with this set.',
      'The pot holds 200 millilitres, each cup 50, and a hidden drawer below the walnut tray takes the water. It packs up to the size of a shoe box and moves house with you.',
      'A card comes with it: five grams of tea, boiling water, fifteen seconds, pour. The rest takes its time.',
    ],
    specs: [
      ['Contents', '1 pot, 2 cups, 1 wooden tray'],
      ['Material', 'Porcelain, black walnut'],
      ['Size', 'Tray 30 × 18 × 4 cm'],
    ],
    words: { ...tags, sale: 'Sale' },
  },
  QX01: {
    name: 'Mountain Colours wool blanket',
    abstract: 'Australian wool, warm about the shoulders',
    story: [
      'Once it is woven, the blanket is fulled. The heat of the water, the minutes and the strength of the rubbing are all in one weaver’s hands. Fulled wool is light and lofty, and lets no wind through.',
      'One side has a check in the colours of far hills, the other is plain. The fringe of the short ends is twisted by hand, twenty turns over the knee for every strand.',
      'Over your knees for a book, up to your chin for a nap. It grows softer every year.',
    ],
    specs: [
      ['Material', '90% wool, 10% cashmere'],
      ['Making', 'Jacquard, fulled, fringe twisted by hand'],
      ['Care', 'Dry-clean, or wash by hand in cold water and dry flat'],
    ],
    words: { ...tags, 花色: 'Pattern', 靛蓝格子: 'Indigo check', 燕麦格子: 'Oat check', 尺寸: 'Size' },
  },
  QX04: {
    name: 'Qingshi canvas bag',
    abstract: 'Sixteen-ounce canvas that holds a whole cabbage',
    story: [
      'To the market, to the library, to the sea: this bag goes along.',
      'The canvas is unbleached, and you can see the specks of cotton seed in it. Its handles are three centimetres wide and do not cut, however full it is. A hidden pocket inside takes a phone.',
      'The pictures are screen-printed by hand, so the ink of each is a little uneven.',
    ],
    specs: [['Material', '16 oz canvas'], ['Size', '36 × 40 × 10 cm'], ['Carries', 'About 12 kg'], wash],
    words: { ...tags, 图案: 'Print', 山日: 'Sun and hills', 草叶: 'Grass', 条纹: 'Stripes' },
  },
  QS01: {
    name: 'Cloth-bound open-spine notebook',
    abstract: 'Lies flat at every page, to the very last',
    story: [
      'Sewn with an open spine, it lies flat wherever you open it, and you can write into the fold.',
      'The cover is dyed linen with a small mountain stamped on it. The paper is 80-gram wood-free, slightly cream: a fountain pen neither feathers nor shows through.',
      'There are two ribbons, one for today, and one for the day you would like to go back to.',
    ],
    specs: [
      ['Size', 'A5, 192 pages'],
      ['Paper', '80 g wood-free'],
      ['Binding', 'Sewn, open spine, cloth cover'],
    ],
    words: {
      ...{ ...tags, 颜色: 'Colour', 紫棠: 'Plum', 松绿: 'Pine', 内页: 'Pages', 空白: 'Blank', 横线: 'Ruled' },
      点阵: 'Dotted',
    },
  },
  QH02: {
    name: 'Mountain Cabin soy candle',
    abstract: 'Burns for forty hours: a pine wood after rain',
    story: [
      'Soy wax burns slowly and cleanly, and leaves no soot on the glass. Let the whole surface melt the first time, and it will never burn a tunnel.',
      'Pines after Rain opens with wet earth, goes on with pine needles, and ends on a trace of smoke.',
      'When it has burnt down, wash the cup and keep your pens in it, or plant a small cactus.',
    ],
    specs: [
      ['Net weight', '200 g'],
      ['Burning time', 'About 40 hours'],
      ['Wick', 'Cotton, without lead'],
      ['Vessel', 'Hand-made stoneware cup'],
    ],
    words: { ...tags, 香型: 'Scent', 雨后松林: 'Pines after Rain', 无花果: 'Fig', 旧书房: 'Old Study' },
  },
  QE01: {
    name: 'Ninety minutes at the wheel',
    abstract: 'One teacher for four; we fire your piece and send it home',
    story: [
      'Tie your apron, roll up your sleeves, put the clay in the middle of the wheel. Finding the centre takes the first twenty minutes; the hour after that flies.',
      'Everyone has one and a half kilograms of clay, and a failure can start again. In the end you choose one piece, which the workshop trims, glazes and fires. It reaches you in about thirty days.',
    ],
    specs: [
      ['Length', '90 minutes'],
      ['Included', 'Clay, apron, firing and postage'],
      ['Place', 'Qingshi Workshop, North Bank'],
      ['Use', 'Show the code at the shop; valid for 180 days, holidays included'],
    ],
    words: { ...tags, 人数: 'People', 单人: 'One person', 双人: 'Two people' },
  },
}

/** English names of categories, by their slugs. */
export const categories: Readonly<Record<string, string>> = {
  ...{
    ceramics: 'Ceramics',
    cups: 'Cups',
    plates: 'Plates and bowls',
    vases: 'Vases',
    tea: 'Tea',
    tealeaf: 'Tea leaves',
  },
  ...{ teaware: 'Tea ware', textile: 'Textiles', stationery: 'Stationery', home: 'Home and scent', bath: 'Bath' },
  experience: 'Experiences',
}
