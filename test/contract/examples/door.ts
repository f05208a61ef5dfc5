import { Api } from '../../support/api'
import { eventOf, ownRegistration } from './events'
import type { Endpoints, Make } from './example'

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

export const doorExamples: { [N in keyof Endpoints['door']]: Make } = {
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
