import { writeXlsx } from 'hucre/xlsx'
import { setTimeout } from 'node:timers/promises'
import type { endpoints } from '@storefront/contract/endpoints'
import { mirrorName } from '@storefront/contract/endpoints/studio/mirror'
import { operationRows, type studioOperationEndpoints } from '@storefront/contract/endpoints/studio/operation'
import type { ErrorName } from '@storefront/contract/errors'
import { Secret, TOTP } from 'otpauth'
import { Api, lastSent, loginCode, newMobile } from '../support/api'
import { dragTo, solveCaptcha } from '../support/captcha'
import { resourceExamples } from './resource-examples'

/** What an endpoint is called with; made when its turn comes, since most need something that was made before. */
export interface Example {
  params?: Record<string, string | number>
  query?: Record<string, string | number>
  body?: unknown
  /**
   * What is refused here because another example used up the demo's only such item; test/server/kernel/contract has its
   * reply.
   */
  refusal?: ErrorName
}
type Endpoints = typeof endpoints
type Make = (api: Api) => Example | Promise<Example>

const choice = async (api: Api) => {
  const { product, variant } = await api.buyable()
  return { params: { id: product }, body: { variant_id: variant, quantity: 1 } }
}
const inBasket = async (api: Api): Promise<{ id: number }> => {
  const { params, body } = await choice(api)
  const { lines } = await api.ok<{ lines: { id: number }[] }>('POST', `/shop/product/${params.id}/add_basket/`, {
    body,
  })
  const [line] = lines
  if (!line) throw new Error('the basket stayed empty')
  return line
}
const inQuickBuy = async (api: Api) => {
  const { params, body } = await choice(api)
  await api.ok('POST', `/shop/product/${params.id}/quick_buy/`, { body })
}
/** The demo's first shopper, who holds vouchers and whose orders stand in every state. */
const SHOPPER = '13800000001'
const fetchable = async (api: Api) => {
  await api.login(SHOPPER)
  type Holders = { results: { id: number; product: { id: number } | null }[] }
  const { results } = await api.ok<Holders>('GET', '/shop/userpickupvoucherholder/')
  const holder = results.find(({ product }) => product !== null)
  const product = holder?.product?.id ?? 0
  const { variants } = await api.ok<{ variants: { id: number }[] }>('GET', `/shop/product/${product}/`)
  return {
    params: { id: product },
    body: { variant_id: variants[0]?.id ?? null, quantity: 1, holder_id: holder?.id ?? null },
  }
}
const inPickup = async (api: Api) => {
  const { params, body } = await fetchable(api)
  const { lines } = await api.ok<{ lines: { id: number }[] }>('POST', `/shop/product/${params.id}/pickup/`, { body })
  return lines[0]?.id ?? 0
}
/** A coupon that this user may still take; the list tells by its own words which are gone. */
const receivable = async (api: Api) => {
  const { results } = await api.ok<{ results: { id: number; is_out: boolean }[] }>('GET', '/shop/coupon/')
  for (const { id, is_out } of results) {
    if (is_out) continue
    const probe = new Api(api.server)
    await probe.login()
    if ((await probe.call('POST', `/shop/coupon/${id}/receive/`)).status === 200) return { params: { id } }
  }
  throw new Error('the demo data has no coupon to receive')
}
/** Some of the income that the demo's first shopper has, to a card of theirs. */
const withdrawal = async (api: Api) => {
  await api.login(SHOPPER)
  const { results } = await api.ok<{ results: { id: number }[] }>('GET', '/base/userbankcard/')
  return { body: { amount: '10', bank_card_id: results[0]?.id ?? 0 } }
}
const createWithdrawal = async (api: Api) =>
  (await api.ok<{ id: number }>('POST', '/shop/withdrawal/', await withdrawal(api))).id
const submit = (path: string, fill: (api: Api) => Promise<unknown>) => async (api: Api) => {
  await fill(api)
  const { id } = await api.address()
  const { sums } = await api.ok<{ sums: { total: string } }>('POST', `${path}checkout_cal/`, {
    body: { address_id: id },
  })
  return { body: { address_id: id, note: '放门口', total: sums.total } }
}
const picture = () => {
  // One transparent pixel.
  const png = Buffer.from(
    'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg==',
    'base64',
  )
  const form = new FormData()
  form.append('file', new Blob([png], { type: 'image/png' }), 'pixel.png')
  return { body: form }
}
/** A workbook of one new product. */
const workbook = async () => {
  const bytes = await writeXlsx({
    sheets: [
      {
        name: 'Sheet1',
        rows: [
          ['name', 'price'],
          ['竹茶则', 9.9],
        ],
      },
    ],
  })
  const form = new FormData()
  form.append('file', new Blob([bytes as Uint8Array<ArrayBuffer>]), '商品.xlsx')
  return { body: form }
}
const planSheet = async (api: Api) =>
  api.ok<{ id: number }>('POST', '/studio/spreadsheet/product/plan/', await workbook())
const productDraft = {
  name: '青釉杯',
  abstract: '手工拉坯',
  description: '<p>手工拉坯</p>',
  ctype: 'shop.product',
  category: null,
  tags: ['新品'],
  price_marked: null,
  is_active: true,
  images: [],
  variants: [
    {
      id: null,
      attributes: [{ name: '颜色', value: '青' }],
      price: '128.00',
      promotion_price: null,
      sku: 'Q-1',
      inventory: 10,
    },
  ],
}
/** Makes somebody new one of the staff, and logs them in to the studio. */
const newStaff = async (api: Api): Promise<string> => {
  const mobile = newMobile()
  await someone(api, mobile)
  await api.ok('POST', '/studio/staff/', { body: { mobile, perms: ['shop.change_order'] } })
  await api.loginStudio(mobile)
  return mobile
}
let hosts = 0
/** A host whose record the demo's name server has, but which waits for its check. */
async function provedHost(api: Api): Promise<string> {
  hosts += 1
  const { host, record } = await api.ok<{ host: string; record: object }>('POST', '/studio/domain/', {
    body: { host: `shop${hosts}.example.com` },
  })
  const { ok } = await fetch(`${api.server}/loopback/dns`, { method: 'POST', body: JSON.stringify(record) })
  if (!ok) throw new Error(`no record for ${host}`)
  return host
}
async function verifiedHost(api: Api): Promise<string> {
  const host = await provedHost(api)
  await api.ok('POST', `/studio/domain/${host}/check/`, { body: {} })
  return host
}

const credentialVersion = async (api: Api, kind: string): Promise<number> => {
  const { results } = await api.ok<{ results: { kind: string; version: number }[] }>('GET', '/studio/credential/')
  return results.find((one) => one.kind === kind)?.version ?? 0
}
let pageNumber = 0
const pageBody = () => ({ title: '春茶', slug: `spring-${++pageNumber}` })
const createPage = (api: Api) =>
  api.ok<{ id: number; version: number; doc: { title: string; settings: object; modules: object[] } }>(
    'POST',
    '/studio/page/',
    { body: pageBody() },
  )
const blockBody = { kind: 'block', name: '开篇', doc: { title: '', settings: {}, modules: [] } }
const createBlock = (api: Api) => api.ok<{ id: number }>('POST', '/studio/block/', { body: blockBody })
let viewCount = 0
const viewBody = () => ({ list: 'products', name: `在售 ${++viewCount}`, query: 'state=on', is_shared: false })
const createView = (api: Api) => api.ok<{ id: number }>('POST', '/studio/view/', { body: viewBody() })
const createProduct = (api: Api) =>
  api.ok<{ id: number; version: number; variants: { id: number }[] }>('POST', '/studio/product/', {
    body: productDraft,
  })
const region = { province: '', city: '', district: '' }
const addressBody = async (api: Api) => {
  type Regions = { results: { code: string }[] }
  const first = ({ results }: Regions) => results[0]?.code ?? ''
  region.province = first(await api.ok<Regions>('GET', '/districts/province/'))
  region.city = first(await api.ok<Regions>('GET', '/districts/city/', { query: { province__code: region.province } }))
  region.district = first(await api.ok<Regions>('GET', '/districts/district/', { query: { city__code: region.city } }))
  return { name: '王小雨', mobile: '13900000002', ...region, address: '石板巷 8 号', is_default: false }
}
const hikeAnswers = { name: '林小满', emergency: '13800000001', level: 'some', dinner: true }
const eventOf = async (api: Api, slug: string) =>
  (await api.ok<{ event: { id: number } }>('GET', `/event/eventregistration/${slug}/`)).event.id

/** A registration of a user who has none yet. */
async function ownRegistration(api: Api, slug = 'ridge-walk') {
  await api.login(newMobile())
  const { id } = await api.ok<{ id: number }>('POST', `/event/eventregistration/${slug}/`, {
    body: { data: slug === 'ridge-walk' ? hikeAnswers : {} },
  })
  return { params: { id } }
}

/** An event of the demo with free tickets, and one that is sold out and has a waiting list. */
const MARKET = 'anshang-market'
const SOLD_OUT = 'pottery-night'
interface TicketTypes {
  event: { id: number }
  tickets: { id: number; price: string }[]
}
const ticketTypes = (api: Api, event = MARKET) => api.ok<TicketTypes>('GET', '/event/ticket/', { query: { event } })
/** The id of a type that costs nothing. */
async function freeTicket(api: Api): Promise<number> {
  const { tickets } = await ticketTypes(api)
  return tickets.find(({ price }) => Number(price) === 0)?.id ?? 0
}
const attendee = { name: '林小满' }
const ticketBasket = async (api: Api) => ({
  lines: [{ ticket_id: await freeTicket(api), quantity: 1, attendees: [attendee] }],
})

interface OwnTicketOrder {
  number: string
  tickets: { id: number; gift: { num: string } | null }[]
}
/** A paid order of a user who has no other. */
async function ownTicketOrder(api: Api): Promise<OwnTicketOrder> {
  await api.login(newMobile())
  return api.ok<OwnTicketOrder>('POST', '/event/ticketbasket/checkout_submit/', {
    body: { ...(await ticketBasket(api)), total: '0' },
  })
}
const ownTicket = async (api: Api) => ({ params: { id: (await ownTicketOrder(api)).tickets[0]?.id ?? 0 } })
/** A ticket that is being given. */
async function givenTicket(api: Api) {
  const { params } = await ownTicket(api)
  const { gift } = await api.ok<{ gift: { num: string } | null }>('POST', `/event/issuedticket/${params.id}/present/`)
  return { id: params.id, num: gift?.num ?? '' }
}
/** A place on a waiting list. */
async function waitingPlace(api: Api) {
  await api.login(newMobile())
  const { event, tickets } = await ticketTypes(api, SOLD_OUT)
  await api.ok('POST', `/event/event/${SOLD_OUT}/waiting/`, { body: { ticket_id: tickets[0]?.id ?? 0, quantity: 1 } })
  return { params: { id: event.id } }
}

/** An offer to a user who waits: seats of others are given back until one is theirs. */
async function offeredOrder(api: Api) {
  const { params } = await waitingPlace(api)
  const owner = new Api(api.server)
  await owner.login('13900000001')
  const query = { event: params.id, tab: 'completed', limit: 100 }
  const { results } = await owner.ok<{ results: { number: string }[] }>('GET', '/ops/event/ticketorder/', { query })
  for (const { number } of results) {
    await owner.call('POST', `/ops/event/ticketorder/${number}/process/`, { body: { action: 'refund' } })
    for (let looks = 0; looks < 20; looks += 1) {
      const [place] = (await api.ok<{ results: { order_number: string | null }[] }>('GET', '/event/waiting/')).results
      if (place?.order_number) return { params: { number: place.order_number }, body: {} }
      await setTimeout(50)
    }
  }
  throw new Error('no seat of the demo became free')
}

const doorOf = async (api: Api) => ({ params: { id: await eventOf(api, 'ridge-walk') } })
const doorScan = { code: 'ABCDEFGHJK', gate: null, device: 'device-1', scanned_at: new Date().toISOString() }
const doorList = {
  id: null,
  name: '正门',
  type_ids: null,
  takes_registrations: true,
  opens: null,
  closes: null,
  reentry: 'after_exit',
  has_exit: true,
  is_inner: false,
  needs_rotating: false,
  questions: [{ id: 'gift', title: '伴手礼已领', type: 'confirm' }],
  min_age: null,
  attention_type_ids: [],
  shows_initials: true,
  gates: [{ id: null, name: '南门' }],
}
const rootNode = async (api: Api): Promise<number> => {
  const { results } = await api.ok<{ results: { id: number; is_active: boolean }[] }>('GET', '/base/node/roots/')
  return results.find(({ is_active }) => is_active)?.id ?? 0
}
const solvedCaptcha = async (api: Api) => {
  const captcha = await api.ok<{ id: string; background: string; piece: string; y: number }>('POST', '/base/captcha/')
  const x = await solveCaptcha(captcha)
  return { params: { id: captcha.id }, body: { x, datas: dragTo(x) } }
}
const noteBody = (title: string) => ({ title, content: '第一行\n第二行', images: [], is_active: true })
/** A note of the caller's own. */
const ownNote = async (api: Api) => ({
  params: { id: (await api.ok<{ id: number }>('POST', '/note/note/', { body: noteBody('一只杯子') })).id },
})
/** A published note of the caller's own, with a comment of theirs. */
const ownComment = async (api: Api) => {
  const { params } = await ownNote(api)
  return {
    params: {
      id: (await api.ok<{ id: number }>('POST', `/note/note/${params.id}/comment/`, { body: commentBody })).id,
    },
  }
}
const commentBody = { text: '说得好', images: [] }
const someone = async (api: Api, mobile = newMobile()): Promise<Api> => {
  const other = new Api(api.server)
  await other.login(mobile)
  return other
}
const customerId = async (api: Api) =>
  (await api.ok<{ results: { id: number }[] }>('GET', '/studio/customer/')).results[0]?.id ?? 0
const uuidOf = async (api: Api) => (await api.ok<{ uuid: string }>('GET', '/base/user/me/')).uuid
const somebody = async (api: Api) => ({ params: { uuid: await uuidOf(await someone(api)) } })
const report = { reason: 'spam', text: '广告' }
/** A comment of somebody else that somebody reported, as it is in the operators' queue. */
const reportedItem = async (api: Api) => {
  const { params } = await ownComment(await someone(api))
  await (await someone(api)).ok('POST', `/comment/threadedcomment/${params.id}/report/`, { body: report })
  type Items = { results: { id: number; subject_id: number }[] }
  const { results } = await (await someone(api, OWNER)).ok<Items>('GET', '/ops/moderation/item/', {
    query: { tab: 'reported', kind: 'comment', limit: 100 },
  })
  return { params: { id: results.find(({ subject_id }) => subject_id === params.id)?.id ?? 0 } }
}
/** A buyer's comment on one of the demo's products. */
const reviewOf = async (api: Api): Promise<number> => {
  const { results: products } = await api.ok<{ results: { id: number }[] }>('GET', '/shop/product/', {
    query: { limit: 100 },
  })
  for (const { id } of products) {
    const { results } = await api.ok<{ results: { id: number }[] }>('GET', `/shop/product/${id}/comment/`)
    if (results[0]) return results[0].id
  }
  throw new Error('the demo data has no review')
}
/** The demo shop's owner, who may do everything. */
const OWNER = '13900000001'
const decision = async (api: Api) => {
  const { params } = await reportedItem(api)
  const { log } = await (await someone(api, OWNER)).ok<{ log: { id: number }[] }>(
    'POST',
    `/ops/moderation/item/${params.id}/process/`,
    {
      body: { action: 'hide', revision: 1 },
    },
  )
  return { params: { id: log[0]?.id ?? 0 } }
}
const ownFeedback = async (api: Api) => ({
  params: { id: (await api.ok<{ id: number }>('POST', '/feedback/feedback/', { body: { text: '包装很好' } })).id },
})
const dataExport = async (api: Api) => {
  await api.login(newMobile())
  const { id } = await api.ok<{ id: number }>('POST', '/base/user/me/export/')
  for (let attempt = 0; attempt < 100; attempt++) {
    const { results } = await api.ok<{ results: { id: number; status: string }[] }>('GET', '/base/user/me/export/')
    if (results.find((one) => one.id === id)?.status === 'done') return { params: { id } }
    await setTimeout(100)
  }
  throw new Error('the file does not come')
}
const makeOwnCoupon = async (api: Api): Promise<{ id: number; num: string; code: string }> => {
  await api.ok('POST', '/shop/coupon/1/receive/')
  const { results } = await api.ok<{ results: { id: number; num: string; code: string }[] }>('GET', '/shop/usercoupon/')
  const [own] = results
  if (!own) throw new Error('nothing is held')
  return own
}
/** A gift of somebody else, on its way. */
const gift = async (api: Api) => {
  const giver = new Api(api.server)
  await giver.login()
  const { id, num } = await makeOwnCoupon(giver)
  await giver.ok('POST', `/shop/usercoupon/${id}/present/`)
  return { params: { num } }
}
const createCard = async (api: Api) => {
  const { results } = await api.ok<{ results: { code: string }[] }>('GET', '/shop/membershipcard/')
  return {
    params: {
      code: (await api.ok<{ code: string }>('POST', `/shop/membershipcard/${results[0]?.code}/receive/`)).code,
    },
  }
}
/** The code of an exchange coupon of somebody. */
const atCounter = async (api: Api) => {
  const user = new Api(api.server)
  await user.login()
  const { results } = await user.ok<{ results: { id: number; type: string }[] }>('GET', '/shop/coupon/')
  const exchange = results.find(({ type }) => type === 'E')
  await user.ok('POST', `/shop/coupon/${exchange?.id}/receive/`)
  return {
    body: { code: (await user.ok<{ results: { code: string }[] }>('GET', '/shop/usercoupon/')).results[0]?.code },
  }
}
const person = { name: '林小满', mobile: '13800000001' }
const ownContact = async (api: Api) => ({
  params: { id: (await api.ok<{ id: number }>('POST', '/base/contact/', { body: person })).id },
})
const bankCard = { bank: 'CMB', holder: '林小满', number: '6225 8801 2345 6783' }
/** A product of the demo, to be saved. */
const savedBody = async (api: Api) => ({ body: { product_ids: [(await firstOf('/shop/product/')(api)).params.id] } })
/** A product of the demo that is sold out, wanted by the caller. */
const subscriptionBody = async (api: Api) => {
  const { results } = await api.ok<{ results: { id: number; is_sold_out: boolean }[] }>('GET', '/shop/product/', {
    query: { limit: 100 },
  })
  return { body: { product_id: results.find(({ is_sold_out }) => is_sold_out)?.id, quantity: 1, ...person } }
}
const createSubscription = async (api: Api) => ({
  params: { id: (await api.ok<{ id: number }>('POST', '/shop/reservation/', await subscriptionBody(api))).id },
})
const demoForm = { params: { slug: 'chahui-fankui' } }
const demoAnswers = { name: '林小满', mobile: '13800000001', session: 'afternoon', score: 5 }
const none: Make = () => ({})
/** As the demo's first shopper, who is a promoter. */
const asShopper =
  (example: Example): Make =>
  async (api) => {
    await api.login(SHOPPER)
    return example
  }
/** The owner gives the caller diamonds to play with. */
const grantDiamonds = async (api: Api) => {
  const uuid = await uuidOf(api)
  await (await someone(api, OWNER)).ok('POST', `/ops/gamification/user/${uuid}/grant/`, {
    body: { kind: 'diamond', amount: 100, reason: '活动赠送' },
  })
}
/** A campaign that begins in a year, so that no other call gets its message. */
const campaignBody = {
  ...{
    title: '立秋',
    kind: 'link',
    picture: null,
    description: '秋器开窑',
    sub_description: '',
    link: { page_key: 'home' },
    coupon: null,
  },
  ...{ audience: 'recent', level: null, card: null, product: null, days: 30, mobiles: [] },
  ...{
    start: new Date(Date.now() + 365 * 86_400_000).toISOString(),
    end: new Date(Date.now() + 366 * 86_400_000).toISOString(),
  },
}
const createCampaign = (api: Api) =>
  api.ok<{ id: number; version: number }>('POST', '/studio/flashcampaign/', { body: campaignBody })

/** A raffle's draft. */
const raffleDraft = {
  title: '店庆抽奖',
  abstract: '',
  kind: 'draw',
  start: new Date(Date.now() - 3_600_000).toISOString(),
  end: new Date(Date.now() + 86_400_000).toISOString(),
  price: 5,
  max_tickets: 10,
  rules: '<p>规则</p>',
  claim_days: 7,
  prizes: [{ name: '钻石', kind: 'diamond', ref: 10, quantity: 3, value: '1', odds: null }],
}
/** A product that somebody won by turns of a wheel that gives nothing else, and claimed. */
const claimedProduct = async (api: Api) => {
  const prizes = [{ name: '马克杯', kind: 'product', ref: 1, quantity: 5, value: '1', odds: 10_000 }]
  const { id } = await api.ok<{ id: number }>('POST', '/ops/raffle/raffle/', {
    body: { ...raffleDraft, kind: 'wheel', price: 0, prizes },
  })
  await api.ok('POST', `/ops/raffle/raffle/${id}/process/`, { body: { action: 'publish' } })
  const player = await someone(api, SHOPPER)
  const { win } = await player.ok<{ win: number }>('POST', `/raffle/raffle/${id}/spin/`, { body: {} })
  const { results } = await player.ok<{ results: { id: number }[] }>('GET', '/shop/shippingaddress/')
  await player.ok('POST', `/raffle/prize/${win}/claim/`, { body: { address: results[0]?.id } })
  return { params: { id: win }, body: { action: 'hand_out', note: '顺丰 SF1' } }
}
const createRaffle = async (api: Api) =>
  (await api.ok<{ id: number }>('POST', '/ops/raffle/raffle/', { body: raffleDraft })).id
/** A new application for the programme. */
const application = async (api: Api) => {
  const body = { dist_kind: 'promoter', name: '周南', mobile: '13800000009', message: '' }
  await (await someone(api)).ok('POST', '/distribution/promoter/', { body })
  const { results } = await api.ok<{ results: { id: number }[] }>('GET', '/ops/distribution/promoter/?status=applied')
  return results[0]?.id ?? 0
}
const firstOf = (path: string) => async (api: Api) => {
  const { results } = await api.ok<{ results: { id: number }[] }>('GET', path)
  return { params: { id: results[0]?.id ?? 0 } }
}

interface DemoOrder {
  id: number
  number: string
  lines: { id: number; virtual_cards: { id: number; num: string; status: string }[] }[]
  deliveries: { number: string; state: string }[]
  refunds: { id: number }[]
}
/** One of the demo's orders, seen by its buyer, as whom the call is made. */
const ofShopper = async (api: Api, number: string): Promise<DemoOrder> => {
  await api.login(SHOPPER)
  return api.ok<DemoOrder>('GET', `/shop/order/${number}/`)
}
/** One of the demo's orders, seen by an operator, as whom the call is made. */
const ofOperator = async (api: Api, number: string): Promise<DemoOrder> => {
  await api.login('13900000001')
  const { results } = await api.ok<{ results: DemoOrder[] }>('GET', '/ops/shop/order/', {
    query: { search: number, limit: 100 },
  })
  const order = results.find((one) => one.number === number)
  if (!order) throw new Error(`the demo has no order ${number}`)
  return order
}
/** An order of the demo as the studio reads it. */
const ofStudio = async (api: Api, number: string): Promise<DemoOrder> => {
  const { results } = await api.ok<{ results: DemoOrder[] }>('GET', '/studio/ops/shop/order/', {
    query: { search: number, limit: 100 },
  })
  const order = results.find((one) => one.number === number)
  if (!order) throw new Error(`the demo has no order ${number}`)
  return order
}
const selectionOf = async (api: Api) => {
  const { lines } = await ofShopper(api, 'D9')
  return {
    line_id: lines[0]?.id,
    kind: 'refund_only',
    quantity: 1,
    amount: '0.01',
    reason: '不想要了',
    description: '',
    images: [],
  }
}
const parcelOf = (number: string) => async (api: Api) => ({
  params: { number: (await ofShopper(api, number)).deliveries.at(-1)?.number ?? '' },
})
const packParcel = async (api: Api) => {
  const { id } = await ofOperator(api, 'D5')
  const { deliveries } = await api.ok<DemoOrder>('POST', `/ops/shop/order/${id}/process/`, { body: { action: 'ship' } })
  return { params: { number: deliveries.at(-1)?.number ?? '' }, body: { carrier: '顺丰速运', tracking_no: 'SF1' } }
}
const unusedTicket = async (api: Api) => {
  const card = (await ofOperator(api, 'D8')).lines[0]?.virtual_cards.find(({ status }) => status === 'unused')
  if (!card) throw new Error('the demo has no unused ticket left')
  return card
}
const opsOrderOf = (number: string) => async (api: Api) => ({ params: { id: (await ofOperator(api, number)).id } })

/** So many days after today in the demo's zone. */
const dayAfter = (days: number): string => new Date(Date.now() + (days * 24 + 8) * 3_600_000).toISOString().slice(0, 10)
type Days = Record<string, { time_ranges: { start_time: string; end_time: string; block: string | null }[] }>
/** A free slot of the demo's studio, for this caller. */
const freeSlot = async (api: Api) => {
  const days = await api.ok<Days>('GET', `/reservation/resv/1/variant/1/quotas/?fd=${dayAfter(8)}&td=${dayAfter(30)}`)
  for (const [date, { time_ranges }] of Object.entries(days)) {
    const slot = time_ranges.find(({ block }) => block === null)
    if (slot) return { resvvariant: 1, date, start_time: slot.start_time, end_time: slot.end_time }
  }
  throw new Error('the demo has no free slot')
}
const bookSlot = async (api: Api) => ({
  params: { id: 'taoyi-gongfang' },
  body: { ...(await freeSlot(api)), data: { name: '小满', people: 1 } },
})
const booking = async (api: Api) =>
  (
    await api.ok<{ resvrecord: { id: number } }>(
      'POST',
      '/reservation/resv/taoyi-gongfang/submit/',
      await bookSlot(api),
    )
  ).resvrecord.id
const walkIn = async (api: Api) =>
  (
    await api.ok<{ id: number }>('POST', '/ops/reservation/resv/1/record/', {
      body: { ...(await freeSlot(api)), name: '路过的人' },
    })
  ).id
/** What somebody sent of the demo's first form. */
const submission = async (api: Api) =>
  (
    await (
      await someone(api)
    ).ok<{ id: number }>('POST', `/form/form/${demoForm.params.slug}/submit/`, { body: demoAnswers })
  ).id

const doorExamples: { [N in keyof Endpoints['door']]: Make } = {
  door: doorOf,
  lookAtTicket: async (api) => ({ ...(await doorOf(api)), query: { code: 'ABCDEFGHJK' } }),
  scanTicket: async (api) => ({ ...(await doorOf(api)), body: { ...doorScan, nonce: 'contract-scan-1' } }),
  sendScans: async (api) => ({
    ...(await doorOf(api)),
    body: {
      device: doorScan.device,
      scans: [{ ...doorScan, nonce: 'contract-scan-2', sequence: 1, result: 'ok', reason: null }],
    },
  }),
  scans: doorOf,
  offlineList: doorOf,
  heartbeat: async (api) => ({
    ...(await doorOf(api)),
    body: { device: doorScan.device, name: '一号机', gate: null, queue: 0, sequence: 1, list_version: null },
  }),
  doorDevices: doorOf,
  doorConflicts: doorOf,
  searchDoor: async (api) => ({ ...(await doorOf(api)), query: { search: '13' } }),
  undoScan: async (api) => {
    const { params } = await doorOf(api)
    const visitor = new Api(api.server)
    await ownRegistration(visitor)
    const { results } = await visitor.ok<{ results: { code: string }[] }>('GET', '/event/eventregistration/')
    const body = { ...doorScan, code: results[0]?.code ?? '', nonce: 'contract-scan-3', override_reason: '忘了审核' }
    const { scan } = await api.ok<{ scan: number }>('POST', `/ops/event/event/${params.id}/verify/`, { body })
    return { params, body: { scan, reason: '扫错了' } }
  },
  blockTicket: async (api) => {
    const { params } = await ownRegistration(new Api(api.server))
    return {
      ...(await doorOf(api)),
      body: { kind: 'registration', id: params.id, is_blocked: true, reason: '名额转让' },
    }
  },
  saveDoorList: async (api) => ({ ...(await doorOf(api)), body: doorList }),
}

/** Examples of the operators' calls, which the studio's mirrored ones take as well. */
const opsExamples: { [N in keyof Endpoints['ops']]: Make } = {
  opsOrders: () => ({ query: { tab: 'wait_ship', limit: 5 } }),
  opsOrder: opsOrderOf('D3'),
  opsProcessOrder: async (api) => {
    const { id, lines } = await ofOperator(api, 'D3')
    return {
      params: { id },
      body: {
        action: 'ship',
        carrier: '顺丰速运',
        tracking_no: 'SF2',
        lines: [{ line_id: lines[0]?.id, quantity: 1 }],
      },
    }
  },
  opsOrderComments: opsOrderOf('D1'),
  opsProducts: () => ({ query: { limit: 5 } }),
  opsProduct: firstOf('/ops/shop/product/'),
  opsChangeProduct: async (api) => ({ ...(await firstOf('/ops/shop/product/')(api)), body: { is_active: true } }),
  opsProcessRefund: async (api) => {
    const { refunds } = await ofOperator(api, 'D14')
    return { params: { id: refunds[0]?.id ?? 0 }, body: { action: 'settle', note: '已转账' } }
  },
  opsReturns: () => ({ query: { tab: 'done', limit: 5 } }),
  eticket: async (api) => ({ params: { id: (await unusedTicket(api)).id } }),
  verifyEticket: async (api) => ({ params: { id: (await unusedTicket(api)).id } }),
  eticketByNum: async (api) => ({ query: { num: (await unusedTicket(api)).num } }),
  verifyByNum: async (api) => ({ body: { num: (await unusedTicket(api)).num } }),
  virtualCard: async (api) => ({ params: { id: (await ofOperator(api, 'D8')).lines[0]?.virtual_cards[0]?.id ?? 0 } }),
  opsMembershipCard: async (api) => {
    const visitor = new Api(api.server)
    await visitor.login(newMobile())
    return { query: { code: (await createCard(visitor)).params.code } }
  },
  verifications: none,
  myVerifications: none,
  verifyUserCoupon: atCounter,
  myCouponPackageCodes: none,
  myCouponPackageCode: () => ({ params: { id: 1 } }),
  opsWithdrawals: () => ({ query: { tab: 'waiting', limit: 5 } }),
  opsProcessWithdrawal: async (api) => {
    const { results } = await api.ok<{ results: { id: number }[] }>('GET', '/ops/shop/withdrawal/?tab=waiting')
    return { params: { id: results[0]?.id ?? 0 }, body: { action: 'refuse', note: '请重新申请' } }
  },
  opsTicketOrders: () => ({ query: { tab: 'all', limit: 5 } }),
  opsTicketOrder: async (api) => ({ params: { number: (await ownTicketOrder(new Api(api.server))).number } }),
  opsProcessTicketOrder: async (api) => ({
    params: { number: (await ownTicketOrder(new Api(api.server))).number },
    body: { action: 'refund' },
  }),
  opsWaitingList: async (api) => ({ params: { id: (await ticketTypes(api, SOLD_OUT)).event.id } }),
  opsOfferSeats: async (api) => ({ params: { id: (await ticketTypes(api, SOLD_OUT)).event.id } }),
  opsRegistrations: async (api) => ({ params: { id: await eventOf(api, 'ridge-walk') } }),
  opsCancelRegistration: async (api) => ({
    ...(await ownRegistration(new Api(api.server))),
    body: { reason: '天气不好' },
  }),
  opsProcessRegistration: async (api) => ({
    ...(await ownRegistration(new Api(api.server))),
    body: { action: 'approve' },
  }),
  opsReservations: none,
  opsReservationSchedule: () => ({ params: { id: 1 }, query: { fd: dayAfter(1), td: dayAfter(7) } }),
  opsReservationRecords: () => ({ query: { tab: 'confirmed', limit: 5 } }),
  opsReservationRecord: () => ({ params: { id: 1 } }),
  opsCreateReservationRecord: async (api) => ({
    params: { id: 1 },
    body: { ...(await freeSlot(api)), name: '路过的人', mobile: '13700000009' },
  }),
  opsProcessReservationRecord: async (api) => {
    const { results } = await api.ok<{ results: { id: number }[] }>('GET', '/ops/reservation/resvrecord/?tab=pending')
    return { params: { id: results[0]?.id ?? 0 }, body: { action: 'reject', reason: '当天店休' } }
  },
  opsMoveReservationRecord: async (api) => ({
    params: { id: await walkIn(api) },
    body: { ...(await freeSlot(api)), reason: '换个时间' },
  }),
  opsNoteReservationRecord: () => ({ params: { id: 1 }, body: { note: '带孩子来' } }),
  opsCloseReservation: () => ({ params: { id: 1 }, body: { resvvariant: null, date: dayAfter(40), reason: '盘点' } }),
  opsOpenReservation: async (api) => {
    const body = { resvvariant: null, date: dayAfter(41), reason: '盘点' }
    return { params: { id: (await api.ok<{ id: number }>('POST', '/ops/reservation/resv/1/closure/', { body })).id } }
  },
  opsForms: none,
  opsSubmissions: () => ({ query: { form: 1, limit: 5 } }),
  opsSubmission: async (api) => ({ params: { id: await submission(api) } }),
  opsNoteSubmission: async (api) => ({ params: { id: await submission(api) }, body: { note: '已回电' } }),
  opsExportSubmissions: () => ({ params: { id: 1 }, body: {} }),
  opsExportTask: async (api) => ({
    params: { id: (await api.ok<{ id: number }>('POST', '/ops/form/form/1/export/', { body: {} })).id },
  }),
  opsVotes: none,
  opsVote: () => ({ params: { id: 1 } }),
  opsEvents: () => ({ query: { phase: 'future', limit: 5 } }),
  opsEvent: firstOf('/ops/event/event/'),
  opsActivateEvent: async (api) => ({ ...(await firstOf('/ops/event/event/')(api)), body: { is_active: true } }),
  opsExportRegistrations: async (api) => ({
    params: { id: await eventOf(api, 'ridge-walk') },
    body: { status: 'confirmed' },
  }),
  opsRegistrationExport: async (api) => {
    const path = `/ops/event/event/${await eventOf(api, 'ridge-walk')}/registration/export/`
    return { params: { id: (await api.ok<{ id: number }>('POST', path, { body: {} })).id } }
  },
  opsArticles: () => ({ query: { is_active: 'true', limit: 5 } }),
  opsArticle: firstOf('/ops/post/article/'),
  opsActivateArticle: async (api) => ({ ...(await firstOf('/ops/post/article/')(api)), body: { is_active: true } }),
  opsNotes: () => ({ query: { limit: 5 } }),
  opsNote: firstOf('/ops/note/note/'),
  opsActivateNote: async (api) => ({ ...(await firstOf('/ops/note/note/')(api)), body: { is_active: true } }),
  opsNodes: none,
  opsHome: none,
  opsDashboard: () => ({ query: { from: dayAfter(-29), to: dayAfter(0) } }),
  opsAnalytics: () => ({ query: { from: dayAfter(-29), to: dayAfter(0), event: 'page_view' } }),
  opsShortLinks: none,
  opsModerationItems: () => ({ query: { tab: 'pending', limit: 5 } }),
  opsModerationItem: reportedItem,
  opsModerate: async (api) => ({ ...(await reportedItem(api)), body: { action: 'hide', revision: 1, reason: '广告' } }),
  opsMute: async (api) => ({ ...(await somebody(api)), body: { until: null } }),
  opsModerationLog: () => ({ query: { limit: 5 } }),
  opsUndoModeration: decision,
  opsModerationSetting: none,
  opsChangeModerationSetting: async (api) => ({ body: await api.ok<object>('GET', '/ops/moderation/setting/') }),
  opsCoinRules: none,
  opsSaveCoinRule: () => ({
    params: { trigger: 'vote' },
    body: {
      is_active: true,
      description: '参与投票奖励',
      diamond: 1,
      point: 1,
      charm: 1,
      per_amount: null,
      daily_limit: 3,
      valid_days: null,
      hold_days: 0,
    },
  }),
  opsCoinLevels: none,
  opsSaveCoinLevels: async (api) => {
    const { results } = await api.ok<{ results: object[] }>('GET', '/ops/gamification/level/')
    return { body: { levels: results } }
  },
  opsCoinUsers: () => ({ query: { limit: 5 } }),
  opsCoinEntries: somebody,
  opsGrantCoins: async (api) => ({ ...(await somebody(api)), body: { kind: 'point', amount: 5, reason: '补发' } }),
  opsCoinFlags: () => ({ query: { tab: 'open' } }),
  opsProcessCoinFlag: async (api) => {
    const sid = `contract-${Date.now()}`
    for (const _ of [1, 2]) await (await someone(api)).call('POST', `/gamification/signin/?_sid=${sid}`, { body: {} })
    const { results } = await api.ok<{ results: { id: number }[] }>('GET', '/ops/gamification/flag/?tab=open')
    return { params: { id: results[0]?.id ?? 0 }, body: { action: 'allow', reason: '家人共用' } }
  },
  opsRaffles: () => ({ query: { status: 'published' } }),
  opsRaffle: () => ({ params: { id: 1 } }),
  opsCreateRaffle: () => ({ body: raffleDraft }),
  opsSaveRaffle: async (api) => ({
    params: { id: await createRaffle(api) },
    body: { ...raffleDraft, title: '周年抽奖' },
  }),
  opsProcessRaffle: async (api) => ({ params: { id: await createRaffle(api) }, body: { action: 'publish' } }),
  opsRaffleWins: () => ({ params: { id: 2 }, query: { limit: 5 } }),
  opsAllRaffleWins: () => ({ query: { status: 'won', limit: 5 } }),
  opsProcessRaffleWin: claimedProduct,
  opsRafflePromoters: none,
  opsProcessRafflePromoter: async (api) => {
    const body = { name: '周南', mobile: '13800000009', message: '' }
    const { id } = await (await someone(api)).ok<{ id: number }>('POST', '/raffle/promoter/', { body })
    return { params: { id }, body: { action: 'refuse', reason: '名额已满' } }
  },
  opsPromoters: () => ({ query: { status: 'active' } }),
  opsProcessPromoter: async (api) => ({
    params: { id: await application(api) },
    body: { action: 'approve', reason: '' },
  }),
  opsChangePromoterKind: async (api) => {
    const id = await application(api)
    await api.ok('POST', `/ops/distribution/promoter/${id}/process/`, { body: { action: 'approve', reason: '' } })
    return { params: { id }, body: { dist_kind: 'agent' } }
  },
  opsDistRates: none,
  opsSaveDistRate: () => ({ body: { scope: 'product', target: 2, dist_kind: null, level: 1, rate: 600 } }),
  opsDeleteDistRate: async (api) => {
    const body = { scope: 'product', target: 3, dist_kind: null, level: 1, rate: 600 }
    return { params: { id: (await api.ok<{ id: number }>('PUT', '/ops/distribution/rate/', { body })).id } }
  },
  opsDistSetting: none,
  opsSaveDistSetting: () => ({
    body: { is_open: true, has_second_level: false, attribution_days: 15, settle_days: 15, has_read_rule: false },
  }),
  opsDistIncome: () => ({ query: { state: 'pending' } }),
  opsFunnel: () => ({ query: { from: dayAfter(-29), to: dayAfter(0), by: 'campaign' } }),
  opsFeedbacks: () => ({ query: { tab: 'open', limit: 5 } }),
  opsFeedback: async (api) => ownFeedback(await someone(api)),
  opsReplyFeedback: async (api) => ({ ...(await ownFeedback(await someone(api))), body: { text: '谢谢' } }),
  shortLink: (api) => ({ query: { url: `${api.server}/mobile/product/1/` } }),
}

type Mirrored = typeof studioOperationEndpoints
/** A mirrored call takes what the operators' own does, which the owner prepares in the shop. */
const mirroredExamples = Object.fromEntries(
  Object.values(operationRows)
    .flatMap((rows) => Object.keys(rows))
    .map((name) => [
      mirrorName(name),
      async (api: Api) => {
        await api.login(OWNER)
        return opsExamples[name as keyof Endpoints['ops']](api)
      },
    ]),
) as { [N in keyof Mirrored]: Make }

/** One working call of every endpoint. A new row in the endpoint table does not compile until it has one here. */
export const examples: { [D in keyof Endpoints]: { [N in keyof Endpoints[D]]: Make } } = {
  catalog: {
    categories: none,
    products: () => ({ query: { limit: 5, ordering: '-price' } }),
    product: firstOf('/shop/product/'),
    ads: firstOf('/shop/product/'),
    recommended: firstOf('/shop/product/'),
    backInStockSubscriptions: async (api) => {
      await createSubscription(api)
      return {}
    },
    backInStockSubscription: createSubscription,
    addBackInStockSubscription: subscriptionBody,
    cancelBackInStockSubscription: createSubscription,
    deliveryEstimate: () => ({ query: { district: '310101' } }),
    favourites: none,
    addFavourites: savedBody,
    removeFavourite: firstOf('/shop/product/'),
    seenProducts: none,
    addSeen: savedBody,
    clearSeen: none,
  },
  cart: {
    addBasket: choice,
    quickBuy: choice,
    basket: none,
    updateCount: async (api) => ({ params: { id: (await inBasket(api)).id }, body: { quantity: 2 } }),
    setSelect: async (api) => ({ params: { id: (await inBasket(api)).id }, body: { selected: false } }),
    removeLine: async (api) => ({ params: { id: (await inBasket(api)).id } }),
    pickup: fetchable,
    pickupCount: async (api) => ({ params: { id: await inPickup(api) }, body: { quantity: 1 } }),
    removePickup: async (api) => ({ params: { id: await inPickup(api) } }),
  },
  checkout: {
    basketCheckout: async (api) => {
      await inBasket(api)
      return {}
    },
    basketCheckoutCal: async (api) => {
      await inBasket(api)
      return { body: { address_id: null } }
    },
    basketCheckoutSubmit: submit('/shop/basket/', inBasket),
    quickbuyCheckout: async (api) => {
      await inQuickBuy(api)
      return {}
    },
    quickbuyCheckoutCal: async (api) => {
      await inQuickBuy(api)
      return { body: { address_id: null } }
    },
    quickbuyCheckoutSubmit: submit('/shop/quickbuybasket/', inQuickBuy),
    pickupCheckout: async (api) => {
      await inPickup(api)
      return {}
    },
    pickupCheckoutCal: async (api) => {
      await inPickup(api)
      return { body: { address_id: null } }
    },
    pickupCheckoutSubmit: submit('/shop/pickupbasket/', inPickup),
    payOrder: async (api) => ({
      params: { number: (await api.order()).number },
      body: { channel: 'alipay_wap', return_url: `${api.server}/mobile/order/` },
    }),
    payState: async (api) => ({ params: { number: (await api.order()).number } }),
  },
  orders: {
    orders: none,
    order: async (api) => ({ params: { number: (await api.order()).number } }),
    processOrder: async (api) => ({ params: { number: (await api.order()).number }, body: { action: 'cancel' } }),
    updateShippingAddressCal: async (api) => ({
      params: { number: (await api.order()).number },
      body: { address_id: (await api.address()).id },
    }),
    updateShippingAddress: async (api) => ({
      params: { number: (await api.order()).number },
      body: { address_id: (await api.address()).id },
    }),
    delivery: parcelOf('D7'),
    deliveryNodes: parcelOf('D7'),
    deliveryComments: parcelOf('D1'),
    deliveryShipped: packParcel,
    deliveryDelivered: parcelOf('D7'),
    orderComments: async (api) => ({ params: { number: (await ofShopper(api, 'D1')).number } }),
    commentOrder: async (api) => {
      const { number, lines } = await ofShopper(api, 'D9')
      return {
        params: { number },
        body: { comments: [{ line_id: lines[1]?.id, score: 5, text: '很好用', images: [] }] },
      }
    },
    productComments: firstOf('/shop/product/'),
    productReviewSummary: firstOf('/shop/product/'),
  },
  'after-sales': {
    returns: none,
    applyReturn: async (api) => ({ body: await selectionOf(api) }),
    orderReturn: async (api) => {
      await api.login(SHOPPER)
      return { params: { number: 'SD1' } }
    },
    processReturn: async (api) => {
      const { number } = await api.ok<{ number: string }>('POST', '/shop/orderlinereturn/', {
        body: await selectionOf(api),
      })
      return { params: { number }, body: { action: 'withdraw' } }
    },
  },
  wallet: {
    coupons: none,
    coupon: firstOf('/shop/coupon/'),
    receiveCoupon: receivable,
    couponPackage: () => ({ params: { id: 1 } }),
    receiveCouponPackage: () => ({ params: { id: 1 } }),
    userCoupons: async (api) => {
      await makeOwnCoupon(api)
      return { query: { tab: 'unused' } }
    },
    addUserCoupon: async (api) => ({ body: { coupon: String((await receivable(api)).params.id) } }),
    userCoupon: async (api) => ({ params: { id: (await makeOwnCoupon(api)).id } }),
    presentCoupon: async (api) => ({ params: { id: (await makeOwnCoupon(api)).id } }),
    cancelPresent: async (api) => {
      const { id } = await makeOwnCoupon(api)
      await api.ok('POST', `/shop/usercoupon/${id}/present/`)
      return { params: { id } }
    },
    couponGift: gift,
    receiveGift: gift,
    membershipCards: none,
    membershipCard: async (api) => {
      const { results } = await api.ok<{ results: { code: string }[] }>('GET', '/shop/membershipcard/')
      return { params: { code: results[0]?.code ?? '' } }
    },
    receiveCard: async (api) => {
      const { results } = await api.ok<{ results: { code: string }[] }>('GET', '/shop/membershipcard/')
      return { params: { code: results[0]?.code ?? '' } }
    },
    userCards: async (api) => {
      await createCard(api)
      return {}
    },
    userCard: createCard,
    recharges: none,
    rechargeSubmit: firstOf('/shop/recharge/'),
    fundRecords: none,
    virtualCards: async (api) => {
      await api.login(SHOPPER)
      return { query: { tab: 'unused', limit: 5 } }
    },
    voucherHolder: async (api) => {
      await api.login('13800000001')
      const { results } = await api.ok<{ results: { id: number }[] }>('GET', '/shop/userpickupvoucherholder/')
      return { params: { id: results[0]?.id ?? 0 } }
    },
    voucherHolders: none,
  },
  events: {
    events: none,
    event: async (api) => ({ params: { slug: (await firstOf('/event/event/')(api)).params.id } }),
    eventWithSlug: async (api) => ({
      params: { ...(await firstOf('/event/event/')(api)).params, slug: 'of-a-reader' },
    }),
    registrations: async (api) => {
      await ownRegistration(api)
      return { query: { limit: 3 } }
    },
    issuedTicketCode: async (api) => {
      await api.login(SHOPPER)
      return { params: { id: 1 } }
    },
    registrationForm: () => ({ params: { slug: 'ridge-walk' } }),
    latestFormData: () => ({ params: { slug: 'ridge-walk' } }),
    register: async (api) => {
      await api.login(newMobile())
      return { params: { slug: 'ridge-walk' }, body: { data: hikeAnswers } }
    },
    processRegistration: async (api) => ({
      ...(await ownRegistration(api)),
      body: { action: 'edit', data: hikeAnswers },
    }),
    cancelRegistration: ownRegistration,
    signInRegistration: async (api) => ({
      ...(await ownRegistration(api, 'reading-week')),
      body: { latitude: 31.2107, longitude: 121.4343 },
    }),
    tickets: () => ({ query: { event: MARKET, access_code: 'VIP' } }),
    ticket: async (api) => ({ params: { id: await freeTicket(api) } }),
    quickBuyTicket: async (api) => ({
      params: { id: await freeTicket(api) },
      body: { quantity: 1, attendees: [attendee], total: '0' },
    }),
    ticketCheckoutCal: async (api) => ({ body: await ticketBasket(api) }),
    ticketCheckoutSubmit: async (api) => ({ body: { ...(await ticketBasket(api)), total: '0' } }),
    ticketOrders: async (api) => {
      await ownTicketOrder(api)
      return { query: { tab: 'completed' } }
    },
    ticketOrder: async (api) => ({ params: { number: (await ownTicketOrder(api)).number } }),
    ticketOfferPrice: offeredOrder,
    processTicketOrder: async (api) => ({
      params: { number: (await ownTicketOrder(api)).number },
      body: { action: 'refund' },
    }),
    issuedTickets: async (api) => {
      await ownTicketOrder(api)
      return { query: { tab: 'valid' } }
    },
    issuedTicket: ownTicket,
    changeAttendee: async (api) => ({ ...(await ownTicket(api)), body: attendee }),
    presentTicket: ownTicket,
    cancelPresentTicket: async (api) => ({ params: { id: (await givenTicket(api)).id } }),
    ticketGift: async (api) => ({ params: { num: (await givenTicket(api)).num } }),
    receiveTicket: async (api) => {
      const { num } = await givenTicket(api)
      await api.login(newMobile())
      return { params: { num }, body: attendee }
    },
    waitingEntries: async (api) => {
      await waitingPlace(api)
      return {}
    },
    waitingList: () => ({ params: { slug: SOLD_OUT } }),
    joinWaitingList: async (api) => {
      await api.login(newMobile())
      return {
        params: { slug: SOLD_OUT },
        body: { ticket_id: (await ticketTypes(api, SOLD_OUT)).tickets[0]?.id ?? 0, quantity: 2 },
      }
    },
    leaveWaitingList: async (api) => {
      await waitingPlace(api)
      return { params: { slug: SOLD_OUT } }
    },
  },
  content: {
    page: () => ({ params: { key: 'index' } }),
    menu: () => ({ params: { slug: 'daohang' } }),
    moduleData: async (api) => {
      const { modules } = await api.ok<{ modules: { id: number; ctype?: string }[] }>('GET', '/mpage/page/index/')
      for (const { id } of modules)
        if ((await api.call('GET', `/mpage/page/module/${id}/data/`)).status === 200) return { params: { id } }
      throw new Error('no module of the home page has data')
    },
    modulePreview: async (api) => {
      const { modules } = await api.ok<{ modules: { id: number; config: object }[] }>('GET', '/mpage/page/index/')
      return { body: { id: modules[0]?.id ?? 0, config: modules[0]?.config ?? {} } }
    },
    articles: none,
    articleCategories: none,
    article: firstOf('/post/article/'),
    relatedArticles: firstOf('/post/article/'),
    likeArticle: async (api) => ({ ...(await firstOf('/post/article/')(api)), body: { is_liked: true } }),
  },
  community: {
    topics: () => ({ query: { limit: 3, ordering: '-hits' } }),
    topic: firstOf('/circle/topic/'),
    likeTopic: async (api) => ({ ...(await firstOf('/circle/topic/')(api)), body: { is_liked: true } }),
    notes: () => ({ query: { limit: 3, ordering: '-like_count' } }),
    note: firstOf('/note/note/'),
    myNotes: async (api) => {
      await ownNote(api)
      return { query: { limit: 3 } }
    },
    createNote: () => ({ body: noteBody('新的一页') }),
    updateNote: async (api) => ({ ...(await ownNote(api)), body: noteBody('改过的一页') }),
    removeNote: ownNote,
    likeNote: async (api) => ({ ...(await firstOf('/note/note/')(api)), body: { is_liked: true } }),
    activateNote: async (api) => ({ ...(await ownNote(api)), body: { is_active: false } }),
    noteSummary: none,
    followedNotes: none,
    noteLikes: firstOf('/note/note/'),
    latestNoteLikes: firstOf('/note/note/'),
    reportNote: async (api) => ({ ...(await ownNote(await someone(api))), body: report }),
    comments: () => ({ query: { target: 'article', key: '1', limit: 3 } }),
    createComment: () => ({ body: { target: 'product', key: '1', ...commentBody } }),
    myComments: async (api) => {
      await ownComment(api)
      return { query: { limit: 3 } }
    },
    receivedComments: none,
    comment: async (api) => ownComment(await someone(api)),
    commentReplies: async (api) => ownComment(await someone(api)),
    replyComment: async (api) => ({ ...(await ownComment(await someone(api))), body: commentBody }),
    likeComment: async (api) => ({ ...(await ownComment(await someone(api))), body: { is_liked: true } }),
    reportComment: async (api) => ({ ...(await ownComment(await someone(api))), body: report }),
    removeComment: ownComment,
    commentNote: async (api) => ({ ...(await ownNote(api)), body: commentBody }),
    myNoteComments: ownNote,
    commentArticle: () => ({ params: { id: 1 }, body: commentBody }),
    myArticleComments: () => ({ query: { article: 1 } }),
    reportReview: async (api) => ({ params: { id: await reviewOf(await someone(api)) }, body: report }),
    person: somebody,
    followPerson: async (api) => ({ ...(await somebody(api)), body: { is_followed: true } }),
    followers: somebody,
    following: somebody,
    reportPerson: async (api) => ({ ...(await somebody(api)), body: report }),
    communitySummary: none,
    feedbacks: none,
    feedback: ownFeedback,
    createFeedback: () => ({ body: { text: '包装很好', contact: 'lin@example.com' } }),
    replyFeedback: async (api) => ({ ...(await ownFeedback(api)), body: { text: '还有一点' } }),
  },
  forms: {
    form: () => demoForm,
    submitForm: () => ({ ...demoForm, body: demoAnswers }),
    savedForm: () => demoForm,
    formOptions: () => ({ params: { ...demoForm.params, name: 'name' }, query: { keyword: '茶' } }),
    saveForm: () => ({ ...demoForm, body: { name: '林' } }),
    formImageUpload: picture,
    vote: () => ({ params: { id: 1 } }),
    submitVote: async (api) => {
      const { vote_items } = await api.ok<{ vote_items: { id: number }[] }>('GET', '/vote/vote/1/')
      return { params: { id: 1 }, body: { submits: Object.fromEntries(vote_items.map(({ id }) => [id, [1]])) } }
    },
    voteEvent: () => ({ params: { id: 1 } }),
    voteCandidates: () => ({ params: { id: 1 }, query: { limit: 3, ordering: '-vote_count' } }),
    voteEventResult: () => ({ params: { id: 1 } }),
    submitVoteEvent: () => ({ params: { id: 1 }, body: { candidates: [1] } }),
  },
  reservations: {
    reservations: none,
    reservation: () => ({ params: { id: 'taoyi-gongfang' } }),
    reservationQuotas: () => ({ params: { id: 1, variant_id: 1 }, query: { fd: dayAfter(0), td: dayAfter(30) } }),
    submitReservation: bookSlot,
    reservationRecords: () => ({ query: { tab: 'all' } }),
    reservationRecord: async (api) => ({ params: { id: await booking(api) } }),
    cancelReservationRecord: async (api) => ({ params: { id: await booking(api) }, body: { reason: '改天再来' } }),
  },
  promotion: {
    withdrawals: async (api) => {
      await api.login(SHOPPER)
      return {}
    },
    applyWithdrawal: withdrawal,
    processWithdrawal: async (api) => ({ params: { id: await createWithdrawal(api) }, body: { action: 'withdraw' } }),
    coinAccount: none,
    coinEntries: () => ({ query: { kind: 'diamond', limit: 5 } }),
    coinRules: none,
    signInCalendar: none,
    signIn: () => ({ body: {} }),
    finishReading: () => ({ body: { article: 1 } }),
    invitation: none,
    acceptInvitation: async (api) => ({
      body: { code: (await (await someone(api)).ok<{ code: string }>('GET', '/gamification/invite/')).code },
    }),
    raffles: none,
    raffle: () => ({ params: { id: 1 } }),
    joinRaffle: async (api) => {
      await grantDiamonds(api)
      return { params: { id: 1 }, body: { tickets: 2 } }
    },
    spinRaffle: async (api) => {
      await grantDiamonds(api)
      return { params: { id: 3 }, body: {} }
    },
    seeRaffleSpin: async (api) => {
      await grantDiamonds(api)
      return {
        params: { id: (await api.ok<{ id: number }>('POST', '/raffle/raffle/4/spin/', { body: {} })).id },
        body: {},
      }
    },
    bonusBox: none,
    openBonusBox: async (api) => {
      // The demo's shopper signed in on the two days before the seeding; once the site's day has turned, the streak is
      // broken.
      await api.login(SHOPPER)
      await api.call('POST', '/gamification/signin/', { body: {} })
      const { streak } = await api.ok<{ streak: number }>('GET', '/gamification/signin/')
      return streak >= 3 ? { body: {} } : { body: {}, refusal: 'bonusBoxClosed' }
    },
    raffleDraw: () => ({ params: { id: 2 } }),
    raffleWinners: () => ({ query: { raffle: 2 } }),
    raffleWins: none,
    claimRaffleWin: async (api) => {
      await api.login(SHOPPER)
      const { results } = await api.ok<{ results: { id: number; needs_address: boolean }[] }>('GET', '/raffle/prize/')
      const addresses = await api.ok<{ results: { id: number }[] }>('GET', '/shop/shippingaddress/')
      return {
        params: { id: results[0]?.id ?? 0 },
        body: results[0]?.needs_address ? { address: addresses.results[0]?.id } : {},
      }
    },
    rafflePromoter: none,
    applyRafflePromoter: () => ({ body: { name: '周南', mobile: '13800000009', message: '想帮忙宣传' } }),
    promoterAccount: none,
    applyPromoter: () => ({
      body: { dist_kind: 'promoter', name: '周南', mobile: '13800000009', message: '', code: 'DEMOPROM' },
    }),
    distPartner: () => ({ params: { code: 'DEMOPROM' } }),
    eventPartner: () => ({ params: { code: 'DEMOPROM' } }),
    eventIntro: () => ({ params: { code: 'DEMOLINKE' } }),
    productIntro: () => ({ params: { code: 'DEMOLINKP' } }),
    distMessages: none,
    distTeam: asShopper({ query: { level: 1 } }),
    distGoods: asShopper({ query: { type: 'product', limit: 5 } }),
    createDistLink: asShopper({ body: { type: 'product', id: 2 } }),
    recordDistVisit: () => ({ body: { code: 'DEMOPROM', visited: new Date().toISOString() } }),
    distIncome: asShopper({ query: { state: 'pending' } }),
    distStatements: asShopper({}),
    withdrawalIncome: async (api) => ({ params: { id: await createWithdrawal(api) } }),
  },
  account: {
    verifyMobile: () => ({ body: { mobile: newMobile(), kind: 'm_login' } }),
    loginMobile: async (api) => {
      const mobile = newMobile()
      await api.ok('POST', '/base/user/verify/', { body: { mobile, kind: 'm_login' } })
      return { body: { mobile, verify_code: await loginCode(api.server, mobile) } }
    },
    loginMini: () => ({ body: { vendor: 'weapp', code: `contract-${Date.now()}` } }),
    loginWx: () => ({ body: { code: `contract-${Date.now()}` } }),
    freshState: none,
    freshCode: () => ({ body: {} }),
    freshLogin: async (api) => {
      const { mobile } = await api.ok<{ mobile: string }>('GET', '/base/user/me/')
      const before = await lastSent(api.server, mobile)
      await api.ok('POST', '/base/user/fresh/code/', { body: {} })
      return { body: { verify_code: await loginCode(api.server, mobile, before) } }
    },
    logout: none,
    captcha: none,
    captchaVerify: solvedCaptcha,
    me: none,
    overview: none,
    updateMe: () => ({ body: { name: '林小满', email: 'lin@example.com', birthday: '1990-05-06' } }),
    bindMobile: async (api) => {
      const mobile = newMobile()
      await api.ok('POST', '/base/user/verify/', { body: { mobile, kind: 'm_bind' } })
      return { body: { mobile, verify_code: await loginCode(api.server, mobile) } }
    },
    bindPhone: async (api) => {
      await api.login(newMobile())
      return { body: { vendor: 'weapp', grant: `phone-${newMobile()}` } }
    },
    dataExports: none,
    exportData: async (api) => {
      await api.login(newMobile())
      return {}
    },
    exportFile: dataExport,
    accountRemoval: none,
    removeAccount: async (api) => {
      await api.login(newMobile())
      return {}
    },
    keepAccount: async (api) => {
      await api.login(newMobile())
      await api.ok('POST', '/base/user/me/removal/')
      return {}
    },
    contacts: none,
    contact: ownContact,
    addContact: () => ({ body: person }),
    editContact: async (api) => ({ ...(await ownContact(api)), body: { ...person, name: '林知远' } }),
    removeContact: ownContact,
    banks: none,
    bankCards: none,
    addBankCard: () => ({ body: bankCard }),
    removeBankCard: async (api) => ({
      params: { id: (await api.ok<{ id: number }>('POST', '/base/userbankcard/', { body: bankCard })).id },
    }),
    addresses: none,
    address: async (api) => ({ params: { id: (await api.address()).id } }),
    addAddress: async (api) => ({ body: await addressBody(api) }),
    editAddress: async (api) => ({ params: { id: (await api.address()).id }, body: await addressBody(api) }),
    removeAddress: async (api) => ({ params: { id: (await api.address()).id } }),
  },
  site: {
    pageconfig: none,
    districts: () => ({ params: { level: 'province' } }),
    flashmessage: none,
    languages: none,
    catalogue: () => ({ params: { language: 'id' } }),
    switchLanguage: () => ({ body: { language: 'zh-cn' } }),
    nodeRoots: none,
    nodeChildren: async (api) => ({ params: { id: await rootNode(api) } }),
    nodeChildrenPost: async (api) => ({ params: { id: await rootNode(api) } }),
    setNode: async (api) => ({
      params: { uuid: (await api.ok<{ uuid: string }>('GET', '/base/user/me/')).uuid },
      body: { node: await rootNode(api) },
    }),
    log: () => ({
      body: { entries: [{ code: 20004, message: 'a picture did not upload', page: '/pages/index/index' }] },
    }),
    track: () => ({
      body: {
        events: [
          { name: 'reading_progress', page: '/post/article/1/', data: { target: 'post.article:1', percent: 60 } },
        ],
      },
    }),
    upload: picture,
    notifyConfig: () => ({ body: { templates: ['a-template'] } }),
    jssdk: (api) => ({ query: { url: `${api.server}/mobile/` } }),
  },
  ops: opsExamples,
  door: doorExamples,
  studio: {
    studioVerify: () => ({ body: { mobile: newMobile() } }),
    studioLogin: async (api) => {
      const mobile = '13900000002'
      await api.ok('POST', '/studio/verify/', { body: { mobile } })
      return { body: { mobile, verify_code: await loginCode(api.server, mobile) } }
    },
    // A number gets one code a minute: sessions that end are those of others.
    studioLogout: async (api) => {
      api.tenant = 'rimba'
      await api.loginStudio('13900000001')
      return {}
    },
    studioMe: none,
    studioLanguage: () => ({ body: { language: 'zh-cn' } }),
    studioSessions: none,
    studioRevokeSession: async (api) => {
      await api.loginStudio('13900000003')
      const { results } = await api.ok<{ results: { id: number }[] }>('GET', '/studio/session/')
      return { params: { id: results[0]?.id ?? 0 } }
    },
    studioCustomers: none,
    studioCustomer: async (api) => ({ params: { id: await customerId(api) } }),
    studioChangeMobile: async (api) => {
      const mobile = newMobile()
      await someone(api, mobile)
      const { results } = await api.ok<{ results: { id: number }[] }>('GET', '/studio/customer/', {
        query: { search: mobile },
      })
      return { params: { id: results[0]?.id ?? 0 }, body: { mobile: newMobile(), reason: '原号码已停用' } }
    },
    studioAddCustomerNote: async (api) => ({ params: { id: await customerId(api) }, body: { text: '喜欢早上收货' } }),
    studioRemoveCustomerNote: async (api) => {
      const id = await customerId(api)
      const note = await api.ok<{ id: number }>('POST', `/studio/customer/${id}/note/`, {
        body: { text: '喜欢早上收货' },
      })
      return { params: { id, note: note.id } }
    },
    studioViews: () => ({ query: { list: 'products' } }),
    studioCreateView: () => ({ body: viewBody() }),
    studioSaveView: async (api) => {
      const { name, query } = viewBody()
      return { params: { id: (await createView(api)).id }, body: { name, query, is_shared: true } }
    },
    studioFlashCampaigns: () => ({ query: { status: 'draft' } }),
    studioFlashCampaign: async (api) => ({ params: { id: (await createCampaign(api)).id } }),
    studioCreateFlashCampaign: () => ({ body: campaignBody }),
    studioSaveFlashCampaign: async (api) => {
      const { id, version } = await createCampaign(api)
      return { params: { id }, body: { version, values: { ...campaignBody, title: '白露' } } }
    },
    studioDeleteFlashCampaign: async (api) => ({ params: { id: (await createCampaign(api)).id } }),
    studioProcessFlashCampaign: async (api) => {
      const { id, version } = await createCampaign(api)
      return { params: { id }, body: { version, action: 'schedule' } }
    },
    studioDeleteView: async (api) => ({ params: { id: (await createView(api)).id } }),
    studioStaff: none,
    studioAddStaff: async (api) => {
      const mobile = newMobile()
      await someone(api, mobile)
      return { body: { mobile, perms: ['shop.change_order'] } }
    },
    studioChangeStaff: async (api) => {
      const mobile = newMobile()
      await someone(api, mobile)
      const { id, perms } = await api.ok<{ id: number; perms: string[] }>('POST', '/studio/staff/', {
        body: { mobile, perms: ['shop.change_order'] },
      })
      return { params: { id }, body: { base: perms, perms: ['shop.change_product'] } }
    },
    studioSite: none,
    studioSaveSite: async (api) => ({ body: await api.ok('GET', '/studio/site/') }),
    studioDomains: none,
    studioAddDomain: () => ({ body: { host: 'added.example.com' } }),
    studioCheckDomain: async (api) => ({ params: { host: await provedHost(api) } }),
    studioMainDomain: async (api) => ({ params: { host: await verifiedHost(api) } }),
    studioRemoveDomain: async (api) => ({ params: { host: await provedHost(api) } }),
    studioCredentials: none,
    studioSaveCredential: async (api) => ({
      params: { kind: 'wechat' },
      body: { version: await credentialVersion(api, 'wechat'), values: { pushToken: 'token' } },
    }),
    studioRemoveCredential: async (api) => {
      const body = { version: await credentialVersion(api, 'logistics'), values: { customer: 'C' } }
      await api.ok('PUT', '/studio/credential/logistics/', { body })
      return { params: { kind: 'logistics' } }
    },
    studioCheckCredential: () => ({ params: { kind: 'weapp' } }),
    studioFreshCode: async (api) => {
      await newStaff(api)
      return { body: {} }
    },
    studioFresh: async (api) => {
      const mobile = await newStaff(api)
      const before = await lastSent(api.server, mobile)
      await api.ok('POST', '/studio/fresh/code/', { body: {} })
      return { body: { verify_code: await loginCode(api.server, mobile, before) } }
    },
    studioTotp: none,
    studioBeginTotp: async (api) => {
      await newStaff(api)
      return {}
    },
    studioConfirmTotp: async (api) => {
      await newStaff(api)
      const { secret } = await api.ok<{ secret: string }>('POST', '/studio/totp/')
      return { body: { totp: new TOTP({ secret: Secret.fromBase32(secret) }).generate() } }
    },
    studioRemoveTotp: async (api) => {
      await newStaff(api)
      return {}
    },
    studioShops: none,
    studioOpenShop: () => ({
      body: {
        slug: `shop-${++pageNumber}`,
        name: '春茶铺',
        language: 'zh-cn',
        currency: 'CNY',
        time_zone: 'Asia/Shanghai',
        template: 'empty',
        owner: newMobile(),
      },
    }),
    studioAudit: () => ({ query: { kind: 'product', limit: 5 } }),
    studioProducts: () => ({ query: { limit: 5 } }),
    studioProduct: firstOf('/studio/product/'),
    studioCreateProduct: () => ({ body: productDraft }),
    studioSaveProduct: async (api) => {
      const { id, version, variants } = await createProduct(api)
      return { params: { id }, body: { ...productDraft, version, name: '青釉茶杯', variants } }
    },
    studioEditableProducts: async (api) => ({ query: { ids: String((await createProduct(api)).id) } }),
    studioChangeProducts: async (api) => {
      const { id, version, variants } = await createProduct(api)
      const prices = variants.map((variant) => ({ id: variant.id, price: '9.90', promotion_price: null }))
      return {
        body: {
          changes: [{ id, version, values: { is_active: false, category: null, tags: ['秋'], variants: prices } }],
        },
      }
    },
    studioChangeStock: async (api) => {
      const { id, variants } = await createProduct(api)
      return { params: { id }, body: { variant: variants[0]?.id, change: 5, reason: '到货' } }
    },
    studioStockChanges: async (api) => ({ params: { id: (await createProduct(api)).id } }),
    ...resourceExamples,
    ...mirroredExamples,
    studioOrders: () => ({ query: { tab: 'wait_ship', limit: 5 } }),
    studioOrder: async (api) => ({ params: { id: (await ofStudio(api, 'D3')).id } }),
    studioProcessOrder: async (api) => {
      const { id, lines } = await ofStudio(api, 'D3')
      return {
        params: { id },
        body: {
          action: 'ship',
          carrier: '顺丰速运',
          tracking_no: 'SF3',
          lines: [{ line_id: lines[0]?.id, quantity: 1 }],
        },
      }
    },
    studioProcessRefund: async (api) => {
      const { refunds } = await ofStudio(api, 'D14')
      return { params: { id: refunds[0]?.id ?? 0 }, body: { action: 'settle', note: '已转账' }, refusal: 'refundMoved' }
    },
    studioReturns: () => ({ query: { tab: 'done', limit: 5 } }),
    studioReturn: () => ({ params: { number: 'SD1' } }),
    studioProcessReturn: async (api) => {
      const shopper = new Api(api.server)
      const { number } = await shopper.ok<{ number: string }>('POST', '/shop/orderlinereturn/', {
        body: await selectionOf(shopper),
      })
      return { params: { number }, body: { action: 'refuse', note: '已超出期限' } }
    },
    studioWithdrawals: () => ({ query: { tab: 'all', limit: 5 } }),
    studioProcessWithdrawal: async (api) => {
      const { results } = await api.ok<{ results: { id: number }[] }>('GET', '/studio/ops/shop/withdrawal/?tab=waiting')
      return { params: { id: results[0]?.id ?? 0 }, body: { action: 'refuse', note: '请重新申请' } }
    },
    studioUpload: picture,
    // The server of these tests reaches no other site; an address of its own network is refused.
    studioTakeOverPicture: () => ({ body: { url: 'http://127.0.0.1/a.png' }, refusal: 'picturePrivate' }),
    studioExportSpreadsheet: () => ({ params: { kind: 'stock' } }),
    studioPlanSpreadsheet: async () => ({ params: { kind: 'product' }, ...(await workbook()) }),
    studioSpreadsheetPlan: async (api) => ({ params: { id: (await planSheet(api)).id } }),
    studioMapSpreadsheet: async (api) => ({
      params: { id: (await planSheet(api)).id },
      body: { columns: ['name', 'price'] },
    }),
    studioApplySpreadsheet: async (api) => ({
      params: { id: (await planSheet(api)).id },
      body: { skip_errors: false },
    }),
    studioContent: () => ({ params: { type: 'shop.product' }, query: { search: '茶', limit: 3 } }),
    studioPages: () => ({ query: { limit: 5 } }),
    studioCreatePage: () => ({ body: pageBody() }),
    studioPage: async (api) => ({ params: { id: (await createPage(api)).id } }),
    studioBlocks: () => ({ query: { kind: 'block' } }),
    studioCreateBlock: () => ({ body: blockBody }),
    studioBlock: async (api) => ({ params: { id: (await createBlock(api)).id } }),
    studioDeleteBlock: async (api) => ({ params: { id: (await createBlock(api)).id } }),
    studioDeletePage: async (api) => {
      const { id, version } = await createPage(api)
      return { params: { id }, query: { version } }
    },
    studioUndeletePage: async (api) => {
      const { id, version } = await createPage(api)
      await api.ok('DELETE', `/studio/page/${id}/`, { query: { version } })
      return { params: { id } }
    },
    studioSaveDraft: async (api) => {
      const { id, version, doc } = await createPage(api)
      return { params: { id }, body: { version, doc: { ...doc, title: '春日新茶' } } }
    },
    studioDiscardDraft: async (api) => ({ params: { id: (await createPage(api)).id } }),
    studioCheckPage: async (api) => ({ params: { id: (await createPage(api)).id } }),
    studioPublishPage: async (api) => {
      const { id, version } = await createPage(api)
      return { params: { id }, body: { version } }
    },
    studioSchedulePage: async (api) => {
      const { id, version } = await createPage(api)
      return { params: { id }, body: { version, at: '2099-01-01T00:00:00.000Z' } }
    },
    studioCancelPublication: async (api) => {
      const { id, version } = await createPage(api)
      const body = { version, at: '2099-01-01T00:00:00.000Z' }
      const plan = await api.ok<{ id: number }>('POST', `/studio/page/${id}/schedule/`, { body })
      return { params: { id, publication: plan.id } }
    },
    studioPublications: async (api) => ({ params: { id: (await createPage(api)).id } }),
    studioRevisions: async (api) => ({ params: { id: (await createPage(api)).id } }),
    studioCheckpoint: async (api) => {
      const { id, version } = await createPage(api)
      return { params: { id }, body: { name: '初稿', version } }
    },
    studioUnpublishPage: async (api) => {
      const { id, version } = await createPage(api)
      return { params: { id }, body: { version } }
    },
    studioRevision: async (api) => {
      const { id, version } = await createPage(api)
      const { no } = await api.ok<{ no: number }>('POST', `/studio/page/${id}/revision/`, {
        body: { name: '初稿', version },
      })
      return { params: { id, no } }
    },
    studioRenderModules: async () => ({
      body: {
        modules: [
          { id: 2 ** 44, type: 'mpage.richtextpagemodule', name: '', style: '', config: { html: 'x' }, hidden: false },
        ],
      },
    }),
    studioRestore: async (api) => {
      const { id, version } = await createPage(api)
      const { no } = await api.ok<{ no: number }>('POST', `/studio/page/${id}/revision/`, {
        body: { name: '初稿', version },
      })
      return { params: { id, no }, body: { version } }
    },
    studioPresence: async (api) => ({ params: { id: (await createPage(api)).id } }),
  },
}
