import type { SmsConfig } from '../src/ports/config'

/** The loopback provider's one customer. Nothing is behind these but the page that shows the codes. */
export const LOOPBACK_SMS: SmsConfig = {
  secretId: 'loopback-secret-id',
  secretKey: 'loopback-secret-key',
  sdkAppId: '1400000000',
  region: 'ap-guangzhou',
  templates: { default: '100001' },
  noticeTemplate: '100002',
  signName: 'Storefront',
}

/** The loopback store's one customer and bucket. */
export const LOOPBACK_S3 = {
  region: 'us-east-1',
  bucket: 'media',
  accessKeyId: 'loopback-access',
  secretAccessKey: 'loopback-secret',
}
