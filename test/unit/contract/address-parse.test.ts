import { type PastedAddress, parseAddress } from '@storefront/contract/domain/account/address-parse'
import { shortName } from '@storefront/contract/domain/account/address-names'
import fc from 'fast-check'
import { cityFile } from '../../../demo/data/city-lines'
import { regions } from '../../../server/src/opening/regions'
import { cityLines } from '@/features/account/cities'
import { parsePastedAddress } from '@/features/account/paste-address'
import { regionTable } from '@/features/account/regionTable'

const all = regions()
const under = (code: string) => all.filter(({ parent }) => parent === code)

const mockDistricts = jest.fn()
jest.mock('@/services/api/site', () => ({ siteApi: { districts: (...query: unknown[]) => mockDistricts(...query) } }))
beforeEach(() => {
  mockDistricts.mockImplementation(async (_: string, parent: string) => ({ results: under(parent) }))
})

/** The whole reading, with the lowest region that was found. */
async function read(text: string) {
  const { name, mobile, region, detail } = await parsePastedAddress(text)
  return { name, mobile, region: region?.district || region?.city || region?.province || '', detail }
}

const HANGZHOU = { name: '林小满', mobile: '13800000001', region: '330106', detail: '文三路100号青枫苑3幢502室' }

test.each([
  ['林小满 13800000001 浙江省杭州市西湖区文三路100号青枫苑3幢502室'],
  ['浙江省杭州市西湖区文三路100号青枫苑3幢502室 林小满 13800000001'],
  ['13800000001，林小满，浙江杭州西湖文三路100号青枫苑3幢502室'],
  [
    '收货人：林小满\n手机号码：138 0000 0001\n所在地区：浙江省 杭州市 西湖区\n详细地址：文三路 100 号青枫苑 3 幢 502 室',
  ],
  ['林小满+86 138-0000-0001浙江省杭州市西湖区文三路100号青枫苑3幢502室'],
  ['杭州市西湖区文三路100号青枫苑3幢502室；林小满；8613800000001'],
  [
    '浙江省/杭州市/西湖区 文三路100号青枫苑3幢502室 林小满 １３８００００００１１'
      .replace('/杭州市/', ' 杭州市 ')
      .replace('０１１', '００１'),
  ],
  ['姓名:林小满,电话:13800000001,地址:浙江省杭州市西湖区文三路100号青枫苑3幢502室,邮编:310000'],
])('parses name, mobile, region and detail from any layout: %s', async (text) => {
  expect(await read(text)).toEqual(HANGZHOU)
})

test.each([
  ['王雨 13900000002 上海市黄浦区四川中路1号6楼前台', { name: '王雨', region: '310101', detail: '四川中路1号6楼前台' }],
  ['上海上海市黄浦区四川中路1号 王雨 13900000002', { name: '王雨', region: '310101', detail: '四川中路1号' }],
  ['王雨 13900000002 浙江省义乌市稠城街道1号', { name: '王雨', region: '330782', detail: '稠城街道1号' }],
  ['王雨 13900000002 昆山市玉山镇人民南路8号', { name: '王雨', region: '320583', detail: '玉山镇人民南路8号' }],
  ['欧阳修文 13900000002 吉林省吉林市昌邑区吉林大街9号', { name: '欧阳修文', region: '220202', detail: '吉林大街9号' }],
  ['王雨 13900000002 吉林市昌邑区解放路3号', { name: '王雨', region: '220202', detail: '解放路3号' }],
  ['王雨 13900000002 江苏南京鼓楼北京西路72号', { name: '王雨', region: '320106', detail: '北京西路72号' }],
  ['王雨 13900000002 延边州延吉市公园路977号', { name: '王雨', region: '222401', detail: '公园路977号' }],
  ['王雨 13900000002 内蒙古呼和浩特新城区新华大街1号', { name: '王雨', region: '150102', detail: '新华大街1号' }],
  ['重庆市渝中区民权路28号 王雨 13900000002', { name: '王雨', region: '500103', detail: '民权路28号' }],
])('parses municipalities, county-level cities and short region names: %s', async (text, expected) => {
  expect(await read(text)).toEqual({ mobile: '13900000002', ...expected })
})

test('leaves missing parts empty and invents none', async () => {
  expect(await read('')).toEqual({ name: '', mobile: '', region: '', detail: '' })
  expect(await read('你好，今天发货吗？')).toMatchObject({ mobile: '', region: '' })
  expect(await read('138000000011 文三路')).toMatchObject({ mobile: '' })
  expect(await read('上海路5号')).toMatchObject({ region: '', detail: '上海路5号' })
})

describe('shuffled address parts', () => {
  const districts = all.filter(
    ({ level, name, code }) =>
      level === 'district' && name.length > 2 && !code.startsWith('71') && !code.endsWith('00'),
  )
  const addressParts = fc.record({
    district: fc.constantFrom(...districts),
    name: fc.constantFrom('林小满', '周牧野', '欧阳修文', '沈青', '阿依努尔'),
    mobile: fc.stringMatching(/^1[3-9]\d{9}$/),
    spelling: fc.constantFrom('plain', 'spaces', 'dashes', '+86 ', '86'),
    separator: fc.constantFrom(' ', '，', ', ', '\n', '；', '  '),
    inner: fc.constantFrom('', ' '),
    order: fc.shuffledSubarray(['name', 'mobile', 'address'], { minLength: 3 }),
  })
  const spell = (mobile: string, spelling: string) => {
    const groups = [mobile.slice(0, 3), mobile.slice(3, 7), mobile.slice(7)]
    if (spelling === 'spaces') return groups.join(' ')
    if (spelling === 'dashes') return groups.join('-')
    return spelling === 'plain' ? mobile : spelling + mobile
  }

  test('are parsed in any order, with any separator and mobile format', async () => {
    await fc.assert(
      fc.asyncProperty(addressParts, async ({ district, name, mobile, spelling, separator, inner, order }) => {
        const names = [district.code.slice(0, 2), district.code.slice(0, 4), district.code].map(
          (code) => all.find((one) => one.code === code)?.name ?? '',
        )
        const address = [...names, '青石巷8号2单元301'].join(inner)
        const part: Record<string, string> = { name, mobile: spell(mobile, spelling), address }
        const text = order.map((key) => part[key]).join(separator)
        expect([text, await read(text)]).toEqual([
          text,
          { name, mobile, region: district.code, detail: '青石巷8号2单元301' },
        ])
      }),
      { numRuns: 400 },
    )
  })

  test('never throw, whatever the text is', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (text) => {
        const result: PastedAddress = parseAddress(text, regionTable())
        expect(result.mobile === '' || /^1[3-9]\d{9}$/.test(result.mobile)).toBe(true)
      }),
    )
  })
})

const CITY_ONLY = { name: '王雨', mobile: '13900000002' }

test.each([
  [
    '省市已知、区未知',
    '王雨 13900000002 江苏省苏州市工业园区星湖街328号',
    { ...CITY_ONLY, region: '3205', detail: '工业园区星湖街328号' },
  ],
  ['only a province', '王雨 13900000002 浙江省文三路1号', { ...CITY_ONLY, region: '33', detail: '文三路1号' }],
  [
    'a city without districts',
    '王雨 13900000002 广东省东莞市虎门镇太沙路1号',
    { ...CITY_ONLY, region: '441900', detail: '虎门镇太沙路1号' },
  ],
  ['中山', '王雨 13900000002 中山市小榄镇升平路2号', { ...CITY_ONLY, region: '442000', detail: '小榄镇升平路2号' }],
  ['儋州', '王雨 13900000002 海南儋州那大镇中兴街3号', { ...CITY_ONLY, region: '460400', detail: '那大镇中兴街3号' }],
  ['嘉峪关', '王雨 13900000002 甘肃省嘉峪关市雄关路4号', { ...CITY_ONLY, region: '620200', detail: '雄关路4号' }],
  [
    'the province twice',
    '王雨 13900000002 浙江省 杭州市 浙江省杭州市西湖区文三路1号',
    { ...CITY_ONLY, region: '330106', detail: '文三路1号' },
  ],
  [
    'a building called by a province',
    '王雨 13900000002 浙江省杭州市西湖区浙江大厦5楼',
    { ...CITY_ONLY, region: '330106', detail: '浙江大厦5楼' },
  ],
  [
    'a square called by a district',
    '王雨 13900000002 浙江省杭州市西湖广场5号',
    { ...CITY_ONLY, region: '3301', detail: '西湖广场5号' },
  ],
  [
    'an extension',
    '王雨 13900000002-9100 浙江省杭州市西湖区文三路1号',
    { ...CITY_ONLY, region: '330106', detail: '文三路1号 [9100]' },
  ],
  [
    '转',
    '王雨，13900000002转9100，浙江省杭州市西湖区文三路1号',
    { ...CITY_ONLY, region: '330106', detail: '文三路1号 [9100]' },
  ],
  [
    'brackets, repeated',
    '王雨[9100] 13900000002 转 9100 浙江省杭州市西湖区文三路1号[9100]',
    { ...CITY_ONLY, region: '330106', detail: '文三路1号 [9100]' },
  ],
  [
    'a house behind the number',
    '王雨 13900000002-100号 浙江省杭州市西湖区',
    { ...CITY_ONLY, region: '330106', detail: '-100号' },
  ],
  [
    'a second number',
    '王雨 13900000002 / 13800000001 浙江省杭州市西湖区文三路1号',
    { ...CITY_ONLY, region: '330106', detail: '/文三路1号 13800000001' },
  ],
  [
    'a landline',
    '王雨 13900000002 0571-88880000 浙江省杭州市西湖区文三路1号',
    { ...CITY_ONLY, region: '330106', detail: '文三路1号 0571-88880000' },
  ],
  [
    'a Latin name',
    "Anne-Marie O'Neil 13900000002 浙江省杭州市西湖区文三路1号",
    { ...CITY_ONLY, name: "Anne-Marie O'Neil", region: '330106', detail: '文三路1号' },
  ],
  [
    'a numbered list',
    '1. 王雨\n2、13900000002\n3) 浙江省杭州市西湖区文三路1号',
    { ...CITY_ONLY, region: '330106', detail: '文三路1号' },
  ],
  [
    'a circled list in one line',
    '①王雨 ②13900000002 ③浙江省杭州市西湖区文三路1号',
    { ...CITY_ONLY, region: '330106', detail: '文三路1号' },
  ],
  [
    'emoji',
    '👩🏻王雨 📱13900000002 🏠浙江省杭州市西湖区文三路1号❤️',
    { ...CITY_ONLY, region: '330106', detail: '文三路1号' },
  ],
  [
    'a circled list without blanks',
    '①王雨②13900000002③浙江省杭州市西湖区文三路1号',
    { ...CITY_ONLY, region: '330106', detail: '文三路1号' },
  ],
  [
    'every region twice without blanks',
    '浙江省浙江省杭州市杭州市西湖区西湖区文三路1号 王雨 13900000002',
    { ...CITY_ONLY, region: '330106', detail: '文三路1号' },
  ],
  [
    'a name with a blank in it',
    '收件人: 王 雨 电话: 13900000002 地址: 浙江省杭州市西湖区文三路1号',
    { ...CITY_ONLY, region: '330106', detail: '文三路1号' },
  ],
  [
    'an extension behind a comma',
    '王雨 13900000002，分机1234 浙江省杭州市西湖区文三路1号',
    { ...CITY_ONLY, region: '330106', detail: '文三路1号 [1234]' },
  ],
  [
    'landlines in brackets and with blanks',
    '王雨 13900000002 (010)62345678 / 0571 8888 0000 浙江省杭州市西湖区文三路1号',
    { ...CITY_ONLY, region: '330106', detail: '/文三路1号 (010)62345678 0571-8888-0000' },
  ],
  [
    'labels in traditional characters',
    '收貨人：王雨 手機：13900000002 地址：浙江省杭州市西湖区文三路1号',
    { ...CITY_ONLY, region: '330106', detail: '文三路1号' },
  ],
  [
    'regions without a name and a number',
    '浙江 杭州 西湖 文三路1号',
    { name: '', mobile: '', region: '330106', detail: '文三路1号' },
  ],
  [
    '(收)',
    '浙江省杭州市西湖区文三路1号 王雨（收）13900000002',
    { ...CITY_ONLY, region: '330106', detail: '文三路1号' },
  ],
])('reads %s', async (_, text, expected) => {
  expect(await read(text)).toEqual(expected)
})

test('keeps what has no field for the paste box', async () => {
  expect(await parsePastedAddress('310000 浙江省杭州市西湖区文三路1号 邮编：310012')).toMatchObject({
    detail: '文三路1号',
    rest: '310000 310012',
  })
})

test('drops an ID number and reports it', async () => {
  const address = await parsePastedAddress('王雨 身份证号：330106199003071234 13900000002 浙江省杭州市西湖区文三路1号')
  expect(address).toMatchObject({ name: '王雨', mobile: '13900000002', detail: '文三路1号', hasIdNumber: true })
  expect(JSON.stringify(address)).not.toContain('19900307')
  const old = await parsePastedAddress('王雨 身份證：330106 900307 123 13900000002 浙江省杭州市西湖区文三路1号')
  expect(old).toMatchObject({ name: '王雨', mobile: '13900000002', detail: '文三路1号', hasIdNumber: true })
})

test('keeps province and city when the districts do not load', async () => {
  mockDistricts.mockRejectedValue(new Error('offline'))
  const { region, detail } = await parsePastedAddress('王雨 13900000002 浙江省杭州市西湖区文三路1号')
  expect([region, detail]).toEqual([
    { province: '33', city: '3301', district: '', display: '浙江省 杭州市' },
    '西湖区文三路1号',
  ])
})

/** Counts of each letter and figure of a text. */
function lettersOf(text: string): Map<string, number> {
  const counts = new Map<string, number>()
  for (const letter of text.match(/[\p{L}\p{N}]/gu) ?? []) counts.set(letter, (counts.get(letter) ?? 0) + 1)
  return counts
}

const piece = fc.oneof(
  fc.constantFrom(...all.map(({ name }) => name)),
  fc.constantFrom(...all.map(({ name }) => shortName(name))),
  fc.constantFrom(
    '王雨',
    '欧阳修文',
    'John',
    'Smith',
    'Anne-Marie',
    '工业园区',
    '星湖街328号',
    '2栋',
    '301室',
    '100',
    '浙江大厦',
    '西湖广场',
    '放门口',
  ),
  fc.stringMatching(/^1[3-9]\d{9}$/),
  fc.stringMatching(/^1[3-9]\d{9}-\d{4}$/),
  fc.stringMatching(/^1[3-9]\d{9}转\d{3}$/).map((number) => number.replace('转', '-')),
  fc.stringMatching(/^0571-\d{8}$/),
  fc.stringMatching(/^\[\d{4}\]$/),
  fc.stringMatching(/^[1-8]\d{5}$/),
  fc.stringMatching(/^[\u4e00-\u9fa5]{1,8}$/),
  fc.stringMatching(/^[A-Za-z0-9]{1,6}$/),
)

test('loses no letter and no figure, whatever the pieces and their order are', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(piece, { maxLength: 9 }),
      fc.constantFrom(' ', '，', '\n', '; '),
      async (pieces, separator) => {
        const text = pieces.join(separator)
        const { name, mobile, region, detail, rest, hasIdNumber } = await parsePastedAddress(text)
        fc.pre(!hasIdNumber)
        const form = lettersOf([name, mobile, region?.display, detail, rest].join(' '))
        const missing = [...lettersOf(text).keys()].filter((letter) => !form.has(letter))
        expect([text, missing]).toEqual([text, []])
      },
    ),
    { numRuns: 600 },
  )
})

test('loses no repetition of a word that is no region and no extension', async () => {
  const word = fc.constantFrom('青石巷', '8号', '2单元', '301', 'A座', 'John', '王雨', '放门口', '13900000002')
  await fc.assert(
    fc.asyncProperty(fc.array(word, { maxLength: 8 }), async (words) => {
      const { name, mobile, detail, rest } = await parsePastedAddress(`浙江省杭州市西湖区 ${words.join(' ')}`)
      expect(lettersOf([name, mobile, detail, rest].join(' '))).toEqual(lettersOf(words.join(' ')))
    }),
  )
})

test('shortName drops the level suffix unless a single character would remain', () => {
  expect(
    [
      '浙江省',
      '内蒙古自治区',
      '广西壮族自治区',
      '新疆维吾尔自治区',
      '延边朝鲜族自治州',
      '黔东南苗族侗族自治州',
      '西湖区',
      '泾县',
      '香港特别行政区',
    ].map(shortName),
  ).toEqual(['浙江', '内蒙古', '广西', '新疆', '延边', '黔东南', '西湖', '泾县', '香港'])
})

test('the bundled cities match the region table and take less than 20 KB', () => {
  expect(cityFile()).toContain(cityLines)
  expect(Buffer.byteLength(cityLines)).toBeLessThan(20 * 1024)
})
