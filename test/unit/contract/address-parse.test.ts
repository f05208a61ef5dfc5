import { type PastedAddress, parseAddress, takeDistrict } from '@storefront/contract/domain/account/address-parse'
import { shortName } from '@storefront/contract/domain/account/address-names'
import fc from 'fast-check'
import { cityFile } from '../../../server/demo/data/city-lines'
import { regions } from '../../../server/src/opening/regions'
import { cityLines } from '@/features/account/cities'
import { regionTable } from '@/features/account/regionTable'

const all = regions()
const under = (code: string) => all.filter(({ parent }) => parent === code)

/** The whole reading, as the app does it: the districts of each city that it may be, one after the other. */
function read(text: string) {
  const { name, mobile, province, cities, district, parts } = parseAddress(text, regionTable())
  for (const city of cities) {
    const match = takeDistrict(parts, district ? [district] : under(city.code))
    const code = district?.code ?? match.district?.code
    if (code) return { name, mobile, region: code, detail: district ? takeDistrict(parts, []).detail : match.detail }
  }
  return { name, mobile, region: cities[0]?.code ?? province?.code ?? '', detail: takeDistrict(parts, []).detail }
}

const HANGZHOU = { name: '林小满', mobile: '13800000001', region: '330106', detail: '文三路100号青枫苑3幢502室' }

test.each([
  ['林小满 13800000001 浙江省杭州市西湖区文三路100号青枫苑3幢502室'],
  ['浙江省杭州市西湖区文三路100号青枫苑3幢502室 林小满 13800000001'],
  ['13800000001，林小满，浙江杭州西湖文三路100号青枫苑3幢502室'],
  ['收货人：林小满\n手机号码：138 0000 0001\n所在地区：浙江省 杭州市 西湖区\n详细地址：文三路 100 号青枫苑 3 幢 502 室'],
  ['林小满+86 138-0000-0001浙江省杭州市西湖区文三路100号青枫苑3幢502室'],
  ['杭州市西湖区文三路100号青枫苑3幢502室；林小满；8613800000001'],
  ['浙江省/杭州市/西湖区 文三路100号青枫苑3幢502室 林小满 １３８００００００１１'.replace('/杭州市/', ' 杭州市 ').replace('０１１', '００１')],
  ['姓名:林小满,电话:13800000001,地址:浙江省杭州市西湖区文三路100号青枫苑3幢502室,邮编:310000'],
])('parses name, mobile, region and detail from any layout: %s', (text) => {
  expect(read(text)).toEqual(HANGZHOU)
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
])('parses municipalities, county-level cities and short region names: %s', (text, expected) => {
  expect(read(text)).toEqual({ mobile: '13900000002', ...expected })
})

test('leaves missing parts empty and invents none', () => {
  expect(read('')).toEqual({ name: '', mobile: '', region: '', detail: '' })
  expect(read('你好，今天发货吗？')).toMatchObject({ mobile: '', region: '' })
  expect(read('138000000011 文三路')).toMatchObject({ mobile: '' })
  expect(read('上海路5号')).toMatchObject({ region: '', detail: '上海路5号' })
})

describe('shuffled address parts', () => {
  const districts = all.filter(({ level, name, code }) => level === 'district' && name.length > 2 && !code.startsWith('71') && !code.endsWith('00'))
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

  test('are parsed in any order, with any separator and mobile format', () => {
    fc.assert(
      fc.property(addressParts, ({ district, name, mobile, spelling, separator, inner, order }) => {
        const names = [district.code.slice(0, 2), district.code.slice(0, 4), district.code].map((code) => all.find((one) => one.code === code)?.name ?? '')
        const address = [...names, '青石巷8号2单元301'].join(inner)
        const part: Record<string, string> = { name, mobile: spell(mobile, spelling), address }
        const text = order.map((key) => part[key]).join(separator)
        expect([text, read(text)]).toEqual([text, { name, mobile, region: district.code, detail: '青石巷8号2单元301' }])
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

test('shortName drops the level suffix unless a single character would remain', () => {
  expect(
    ['浙江省', '内蒙古自治区', '广西壮族自治区', '新疆维吾尔自治区', '延边朝鲜族自治州', '黔东南苗族侗族自治州', '西湖区', '泾县', '香港特别行政区'].map(
      shortName,
    ),
  ).toEqual(['浙江', '内蒙古', '广西', '新疆', '延边', '黔东南', '西湖', '泾县', '香港'])
})

test('the bundled cities match the region table and take less than 20 KB', () => {
  expect(cityFile()).toContain(cityLines)
  expect(Buffer.byteLength(cityLines)).toBeLessThan(20 * 1024)
})
