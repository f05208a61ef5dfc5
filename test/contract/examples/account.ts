import { setTimeout } from 'node:timers/promises'
import { type Api, lastSent, loginCode, newMobile } from '../../support/api'
import { dragTo, solveCaptcha } from '../../support/captcha'
import { type Endpoints, type Make, person, none } from './example'

const region = { province: '', city: '', district: '' }
const addressBody = async (api: Api) => {
  type Regions = { results: { code: string }[] }
  const first = ({ results }: Regions) => results[0]?.code ?? ''
  region.province = first(await api.ok<Regions>('GET', '/districts/province/'))
  region.city = first(await api.ok<Regions>('GET', '/districts/city/', { query: { province__code: region.province } }))
  region.district = first(await api.ok<Regions>('GET', '/districts/district/', { query: { city__code: region.city } }))
  return { name: '王小雨', mobile: '13900000002', ...region, address: '石板巷 8 号', is_default: false }
}
const solvedCaptcha = async (api: Api) => {
  const captcha = await api.ok<{ id: string; background: string; piece: string; y: number }>('POST', '/base/captcha/')
  const x = await solveCaptcha(captcha)
  return { params: { id: captcha.id }, body: { x, datas: dragTo(x) } }
}
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
const ownContact = async (api: Api) => ({
  params: { id: (await api.ok<{ id: number }>('POST', '/base/contact/', { body: person })).id },
})
const bankCard = { bank: 'CMB', holder: '林小满', number: '6225 8801 2345 6783' }

export const accountExamples: { [N in keyof Endpoints['account']]: Make } = {
  messages: none,
  readMessages: () => ({ body: {} }),
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
}
