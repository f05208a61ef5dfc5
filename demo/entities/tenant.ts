import { insert } from '../../server/src/db/insert'
import {
  type PaymentVendor,
  paymentMethods,
  paymentVendors,
} from '@storefront/contract/domain/checkout/payment-methods'
import { countryOf } from '@storefront/contract/domain/country/country'
import type { CredentialKind } from '@storefront/contract/domain/site/credentials'
import { demoAccounts, type MerchantAccount } from '../../server/src/ports'
import type { SiteSeed, TenantSeed } from '../data/types'
import type { Gallery } from './gallery'
import type { Scene } from './insert'

/** The site itself, before anything that refers to it; its logo's address comes with `seedSitePictures`. */
export async function seedTenant(
  { tx, tenantId, now }: Scene,
  { site, translations = [] }: Pick<TenantSeed, 'site' | 'translations'>,
): Promise<void> {
  await insert(tx, 'tenant', {
    tenantId,
    slug: site.slug,
    name: site.name,
    language: site.language,
    country: site.country,
    currencyCode: site.currency.code,
    currencySymbol: site.currency.symbol,
    currencyExponent: site.currency.exponent,
    site: {
      logo_url: '',
      logo_square_url: '',
      home_url: '',
      wx_qr_url: '',
      wx_name: site.wxName,
      contact_phone: site.contactPhone,
      contact_name: site.contactName,
      contact_wx_qrcode: '',
      powered_by: site.poweredBy,
      web_view_hosts: [...site.webViewHosts],
      icp_content: site.icpContent,
      description: site.description,
      sms_sign: site.smsSign,
      theme: site.theme,
    },
    config: {
      login_required: site.config.loginRequired,
      mobile_bind_required: site.config.mobileBindRequired,
      node_required: site.config.nodeRequired,
      follow_prompt: site.config.followPrompt,
      captcha_required: site.config.captchaRequired,
      hot_words: [...site.config.hotWords],
      languages: translations.map(({ language }) => language),
      promises: [...(site.config.promises ?? [])],
      invoices: site.config.invoices,
      ship_to: [...(site.config.shipTo ?? [])],
      mobile_form: {
        require_name: site.config.mobileForm.requireName,
        require_email: site.config.mobileForm.requireEmail,
        can_skip: site.config.mobileForm.canSkip,
        phone_button: site.config.mobileForm.phoneButton,
      },
    },
    shipping: { fee: site.shipping.fee, free_over: site.shipping.freeOver },
    timeZone: site.timeZone,
    createdAt: now,
  })
}

/** Puts the stored mark and codes into the site: pictures need the tenant's row, and its row their address. */
export async function seedSitePictures(
  { tx, tenantId }: Scene,
  { logo, wxQr, contactQr }: SiteSeed,
  gallery: Gallery,
): Promise<void> {
  const [mark, follow, service] = [gallery.url(logo), gallery.url(wxQr), gallery.url(contactQr)]
  const site = JSON.stringify({ logo_url: mark, logo_square_url: mark, wx_qr_url: follow, contact_wx_qrcode: service })
  await tx.rows('update tenant set site = site || $2::jsonb where tenant_id = $1', [tenantId, site])
}

/** A merchant account as it is stored. */
const credentialOf: Readonly<Record<PaymentVendor, (account: MerchantAccount) => object>> = {
  wechat: (account) => account,
  alipay: (account) => account,
  midtrans: ({ merchantId, apiKey }) => ({ merchantId, serverKey: apiKey, sandbox: 'on' }),
}

/** Mini-programs, the official account and merchant accounts that the loopback servers know. */
export async function seedCredentials(
  { tx, tenantId }: Scene,
  site: Pick<SiteSeed, 'slug' | 'name' | 'country'>,
  loopbackDir: string,
): Promise<void> {
  const { weapp, wechat, alipay, payments, logistics } = await demoAccounts(loopbackDir, site.slug, site.name)
  const kinds: readonly [CredentialKind, object][] = [
    ['weapp', weapp],
    ['wechat', wechat],
    ['alipay', alipay],
    ...paymentVendors
      .filter((vendor) => countryOf(site.country).payments.some((name) => paymentMethods[name].vendor === vendor))
      .map((vendor): [CredentialKind, object] => [`pay:${vendor}`, credentialOf[vendor](payments[vendor])]),
    ['logistics', logistics],
  ]
  const data = (account: object): Record<string, string> =>
    Object.fromEntries(
      Object.entries(account).filter((entry): entry is [string, string] => typeof entry[1] === 'string'),
    )
  await insert(
    tx,
    'tenant_credential',
    kinds.map(([kind, account]) => ({ tenantId, kind, data: data(account) })),
  )
  await insert(tx, 'tenant_app', [
    { appId: weapp.appId, tenantId, vendor: 'weapp' as const },
    { appId: alipay.appId, tenantId, vendor: 'alipay' as const },
  ])
}
