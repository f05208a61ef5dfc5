import { DEMO_CHAIN, QUICKNET } from '@storefront/contract/domain/promotion/beacon'
import { join } from 'node:path'
import { httpAnalytics } from './analytics/http'
import { alipayLogin } from './alipay/login'
import { alipayPayment } from './alipay/payment'
import { alipayPhone } from './alipay/phone'
import { alipaySubscribe } from './alipay/subscribe'
import { httpCdn } from './cdn/http'
import { type Address, type PortsConfig, resolveAddress, type SmsConfig } from './config'
import { drandBeacon } from './drand/beacon'
import { DEFAULT_TIMEOUT_MS } from './http'
import { kuaidi100 } from './logistics/kuaidi100'
import { systemDns } from './dns'
import { loopbackDns } from '../../loopback/dns'
import { LOOPBACK_SMS } from '../../loopback/constants'
import { keyBook } from '../../loopback/keys'
import { midtransPayment } from './midtrans/payment'
import { photoService } from './photos'
import { tencentSms } from './sms/tencent'
import { diskStorage } from './storage/disk'
import { s3Storage } from './storage/s3'
import { remotePictures } from './remote-picture'
import { NoProviderError, type Ports, type SmsPort, type StoragePort } from '../core/ports.types'
import { vaultOf } from './vault'
import { wechatLogin } from './wechat/login'
import { wechatPhone } from './wechat/phone'
import { wechatSecurity } from './wechat/security'
import { wechatWeb } from './wechat/web'
import { wxpayPayment } from './wxpay/payment'

/** Base addresses of the vendors. */
const VENDORS = {
  wechat: 'https://api.weixin.qq.com',
  wechatOpen: 'https://open.weixin.qq.com',
  wxpay: 'https://api.mch.weixin.qq.com',
  alipay: 'https://openapi.alipay.com/gateway.do',
  midtrans: 'https://api.midtrans.com',
  midtransSandbox: 'https://api.sandbox.midtrans.com',
  sms: 'https://sms.tencentcloudapi.com',
  kuaidi100: 'https://poll.kuaidi100.com',
}

/** drand's public servers; all give the same value of a round. */
const BEACONS = [
  'https://api.drand.sh',
  'https://api2.drand.sh',
  'https://api3.drand.sh',
  'https://drand.cloudflare.com',
]

/** For a site without an SMS contract: it runs, but no codes can be sent. */
const noSms: SmsPort = {
  async sendCode() {
    throw new NoProviderError('sms')
  },
  sendNotice: async () => false,
}

/** Builds the real adapters, pointed at the vendors or, with `loopback`, at our own servers. */
export async function createPorts(config: PortsConfig): Promise<Ports> {
  const timeoutMs = config.timeoutMs ?? DEFAULT_TIMEOUT_MS
  const { loopback, baseUrls = {} } = config
  const inside = config.internalUrl ?? config.publicUrl
  /** Addresses may be known only after `listen`, so they are put together when they are used. */
  const at = (path: string, own: string): Address =>
    loopback ? () => `${resolveAddress(inside)}/loopback/${path}` : own
  /** Returns the address of a page that people's browsers open, not the server. */
  const outside = (path: string, own: Address): Address =>
    loopback ? () => `${resolveAddress(config.publicUrl)}/loopback/${path}` : own
  const wechat = baseUrls.wechat ?? at('wechat', VENDORS.wechat)
  const alipay = baseUrls.alipay ?? at('alipay/gateway.do', VENDORS.alipay)
  const alipayPublic = baseUrls.alipayPublic ?? outside('alipay/gateway.do', alipay)
  const alipayKey =
    config.alipayPublicKey ?? (loopback ? (await keyBook(config.dataDir).vendor()).alipay.publicKey : undefined)
  // A demo's mobile numbers are strangers': with loopback no message leaves, whatever contract there is.
  const smsConfig: SmsConfig | undefined = loopback && !baseUrls.sms ? LOOPBACK_SMS : config.sms
  const clock = config.clock ?? { now: () => new Date() }
  return {
    vault: vaultOf(config.credentialKeys ?? [], loopback),
    analytics: httpAnalytics(config.analytics, timeoutMs),
    cdn: httpCdn(config.cdn, timeoutMs),
    clock,
    sms: smsConfig ? tencentSms(baseUrls.sms ?? at('sms', VENDORS.sms), smsConfig, timeoutMs) : noSms,
    miniLogin: {
      weapp: wechatLogin(wechat, timeoutMs),
      alipay: alipayLogin(alipay, alipayKey, timeoutMs),
    },
    wechatWeb: wechatWeb(wechat, baseUrls.wechatOpen ?? outside('wechat', VENDORS.wechatOpen), timeoutMs),
    wechatSecurity: wechatSecurity(wechat, timeoutMs),
    wechatPhone: wechatPhone(wechat, timeoutMs),
    alipayMini: { sendSubscribe: alipaySubscribe(alipay, alipayKey, timeoutMs), readPhone: alipayPhone(alipayKey) },
    payments: {
      wechat: wxpayPayment(baseUrls.wxpay ?? at('wxpay', VENDORS.wxpay), timeoutMs),
      alipay: alipayPayment(alipay, alipayPublic, timeoutMs),
      midtrans: midtransPayment(
        {
          production: baseUrls.midtrans ?? at('midtrans', VENDORS.midtrans),
          sandbox: baseUrls.midtrans ?? at('midtrans', VENDORS.midtransSandbox),
        },
        timeoutMs,
        () => clock.now(),
      ),
    },
    storage: storageOf(config, timeoutMs),
    logistics: kuaidi100(baseUrls.kuaidi100 ?? at('kuaidi100', VENDORS.kuaidi100), timeoutMs),
    beacon: drandBeacon(
      loopback && !baseUrls.drand ? DEMO_CHAIN : QUICKNET,
      baseUrls.drand ? [baseUrls.drand] : loopback ? [at('drand', '')] : BEACONS,
      timeoutMs,
    ),
    remotePictures: remotePictures(timeoutMs),
    dns: loopback ? loopbackDns(config.dataDir) : systemDns(timeoutMs),
    photos: photoService(
      config.photoUrl ?? (() => `${resolveAddress(inside)}/api-t/{tenant}/base/photo/{width}/{height}/`),
      timeoutMs,
    ),
  }
}

function storageOf(config: PortsConfig, timeoutMs: number): StoragePort {
  const { storage } = config
  if (storage?.kind === 's3') return s3Storage(storage, timeoutMs)
  return diskStorage(join(config.dataDir, 'media'), storage?.publicUrl ?? '/media')
}
