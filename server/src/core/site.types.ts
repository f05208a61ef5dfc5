import type { MobileForm, Theme } from '@storefront/contract/entities/site/site'

/** Public data of a site besides its name (contract Site); all addresses absolute or relative to the site. */
export interface SiteData {
  logo_url: string
  logo_square_url: string
  home_url: string
  wx_qr_url: string
  wx_name: string
  contact_phone: string
  contact_name: string
  contact_wx_qrcode: string
  powered_by: { name: string; url: string }
  web_view_hosts: string[]
  icp_content: string
  /** The description of the H5 page, for search engines and shares. */
  description: string
  /** The signature under which SMS are sent. */
  sms_sign: string
  theme: Theme
}

/** A site's switches (contract PageConfig.config). */
export interface SiteConfig {
  login_required: boolean
  mobile_bind_required: boolean
  node_required: boolean
  follow_prompt: boolean
  captcha_required: boolean
  /** Origins (scheme, host, port) of page builders that may frame this site for a preview. */
  preview_origins: string[]
  /** Origins (https) that forms may ask for options and send pictures to, beside this site's own API. */
  form_origins: string[]
  mobile_form: MobileForm
  hot_words: string[]
  /** Words that never stand among the frequent searches, nor do longer ones with them. */
  hidden_words: string[]
  /** Languages beside the main one in which the site has texts. */
  languages: string[]
  /** Codes of countries beside its own to which the shop sends. */
  ship_to: string[]
  /** Whether buyers can ask for invoices. */
  invoices: boolean
  /** Short promises that the shop makes for everything that it sells. */
  promises: string[]
  /** The address that buyers send goods back to; '' for none. */
  return_address: string
  /** Version of the mini-program that its vendor reviews just now; '' for none. */
  review_version: string
  /** Version of the native app that its store reviews just now; '' for none. */
  app_review_version: string
}

type Younger<T, K extends keyof T> = Omit<T, K> & Partial<Pick<T, K>>

/** As they are stored: a site that was made earlier has no younger keys (lib/site fills them when it is read). */
export type StoredSite = Younger<SiteData, 'contact_name' | 'contact_wx_qrcode' | 'powered_by' | 'web_view_hosts'>
export type StoredConfig = Younger<
  SiteConfig,
  | 'captcha_required'
  | 'preview_origins'
  | 'form_origins'
  | 'mobile_form'
  | 'hot_words'
  | 'hidden_words'
  | 'languages'
  | 'ship_to'
  | 'promises'
  | 'return_address'
  | 'invoices'
  | 'review_version'
  | 'app_review_version'
>

/** Shipping fee, in minor units; null `free_over` never waives the fee. */
export interface ShippingData {
  fee: number
  free_over: number | null
}
