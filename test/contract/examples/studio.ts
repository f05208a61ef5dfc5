import { mirrorName } from '@storefront/contract/endpoints/studio/mirror'
import { operationRows, type studioOperationEndpoints } from '@storefront/contract/endpoints/studio/operation'
import { Secret, TOTP } from 'otpauth'
import { type Api, lastSent, loginCode, newMobile } from '../../support/api'
import { resourceExamples } from './resources'
import { firstOf, type Endpoints, type Make, someone, OWNER, none } from './example'
import { opsExamples } from './ops'
import { studioPageExamples } from './studio-pages'
import { studioGoodsExamples } from './studio-goods'
import { studioMediaExamples } from './studio-media'

/** Makes somebody new one of the staff, and logs them in to the studio. */
const newStaff = async (api: Api): Promise<string> => {
  const mobile = newMobile()
  await someone(api, mobile)
  await api.ok('POST', '/studio/staff/', { body: { mobile, perms: ['shop.change_order'] } })
  await api.loginStudio(mobile)
  return mobile
}
const invite = (api: Api) =>
  api.ok<{ id: number; token: string }>('POST', '/studio/staff/invitation/', {
    body: { name: '小林', perms: ['shop.change_order'] },
  })
let roleCount = 0
const roleBody = () => ({ name: `打包员 ${++roleCount}`, perms: ['shop.change_order'] })
const roleId = async (api: Api) =>
  (await api.ok<{ id: number }>('POST', '/studio/staff/role/', { body: roleBody() })).id
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
let viewCount = 0
const viewBody = () => ({ list: 'products', name: `在售 ${++viewCount}`, query: 'state=on', is_shared: false })
const createView = (api: Api) => api.ok<{ id: number }>('POST', '/studio/view/', { body: viewBody() })
const customerId = async (api: Api) =>
  (await api.ok<{ results: { id: number }[] }>('GET', '/studio/customer/')).results[0]?.id ?? 0
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
const voucherOf = async (api: Api) => {
  const mobile = newMobile()
  await someone(api, mobile)
  return { body: { mobile, product: 1, name: '提茶券', quantity: 2, end: null } }
}
const createCampaign = (api: Api) =>
  api.ok<{ id: number; version: number }>('POST', '/studio/flashcampaign/', { body: campaignBody })

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

export const studioExamples: { [N in keyof Endpoints['studio']]: Make } = {
  studioOverview: none,
  studioReport: () => ({ query: { report: 'goods', from: '2026-05-01', to: '2026-05-31', compare: 'before' } }),
  studioReportFile: () => ({ body: { report: 'sales', from: '2026-05-01', to: '2026-05-31', format: 'xlsx' } }),
  studioListFile: () => ({ params: { list: 'customers' }, body: { filters: {}, format: 'csv' } }),
  studioVoteOptions: none,
  studioCandidates: none,
  studioDoorScans: none,
  studioRefunds: none,
  studioInvoices: none,
  studioProcessInvoice: async (api) => {
    const { results } = await api.ok<{ results: { id: number; version: number }[] }>('GET', '/studio/shop/invoice/', {
      query: { tab: 'waiting' },
    })
    const { id = 0, version = 0 } = results[0] ?? {}
    return { params: { id }, body: { action: 'issue', version, number: '25332000000012345679' } }
  },
  studioIssuedCoupons: none,
  studioRevokeCoupon: async (api) => {
    const { results } = await api.ok<{ results: { id: number }[] }>('GET', '/studio/shop/usercoupon/', {
      query: { tab: 'unused' },
    })
    return { params: { id: results[0]?.id ?? 0 } }
  },
  studioReviews: none,
  studioAnswerReview: async (api) => ({ ...(await firstOf('/studio/review/')(api)), body: { text: '谢谢您' } }),
  studioQuestions: none,
  studioAnswerQuestion: async (api) => {
    const { params } = await firstOf('/shop/product/')(api)
    const { id } = await (await someone(api)).ok<{ id: number }>('POST', '/comment/threadedcomment/', {
      body: { target: 'product', key: String(params.id), text: '可以进洗碗机吗' },
    })
    return { params: { id }, body: { text: '可以的' } }
  },
  studioIssuedVouchers: none,
  studioIssueVoucher: voucherOf,
  studioEndVoucher: async (api) => {
    const { id } = await api.ok<{ id: number }>('POST', '/studio/shop/pickupvoucher/', await voucherOf(api))
    return { params: { id } }
  },
  studioRegions: none,
  studioSearch: () => ({ query: { search: '茶' } }),
  studioNews: () => ({ query: { since: '2026-05-01T00:00:00.000Z' } }),
  studioVerify: () => ({ body: { mobile: newMobile() } }),
  studioLogin: async (api) => {
    const mobile = '13900000002'
    await api.ok('POST', '/studio/verify/', { body: { mobile } })
    return { body: { mobile, verify_code: await loginCode(api.server, mobile) } }
  },
  // A number gets one code a minute: sessions that end are those of others.
  studioLogout: async (api) => {
    api.tenant = 'rimba'
    await api.loginStudio('+6281900000001')
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
  studioStaffInvitations: none,
  studioInviteStaff: () => ({ body: { name: '小林', perms: ['shop.change_order'] } }),
  studioRevokeInvitation: async (api) => ({ params: { id: (await invite(api)).id } }),
  studioInvitation: async (api) => ({ body: { token: (await invite(api)).token } }),
  studioAcceptInvitation: async (api) => {
    const mobile = newMobile()
    const { token } = await invite(api)
    await api.ok('POST', '/studio/verify/', { body: { mobile } })
    return { body: { token, mobile, verify_code: await loginCode(api.server, mobile) } }
  },
  studioStaffRoles: none,
  studioCreateStaffRole: () => ({ body: roleBody() }),
  studioSaveStaffRole: async (api) => ({ params: { id: await roleId(api) }, body: roleBody() }),
  studioDeleteStaffRole: async (api) => ({ params: { id: await roleId(api) } }),
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
      slug: `shop-${newMobile()}`,
      name: '春茶铺',
      language: 'zh-cn',
      currency: 'CNY',
      time_zone: 'Asia/Shanghai',
      template: 'empty',
      owner: newMobile(),
    },
  }),
  studioAudit: () => ({ query: { kind: 'product', limit: 5 } }),
  ...resourceExamples,
  ...mirroredExamples,
  ...studioGoodsExamples,
  ...studioMediaExamples,
  ...studioPageExamples,
}
