import { keysOf } from '../keys-of'
import type { CurrencyCode } from './currencies'

/** The parts of the settings' screen, in their order. */
export const settingGroups = ['general', 'theme', 'contact', 'access', 'app', 'origins'] as const
export type SettingGroup = (typeof settingGroups)[number]

/** Inputs that edit a setting, each with the type of its value. */
interface InputValues {
  line: string
  lines: string
  colour: string
  /** An address. */
  picture: string
  switch: boolean
  list: string[]
  language: string
  /** Languages beside the main one. */
  languages: string[]
  currency: CurrencyCode
  /** Codes of countries beside the shop's own. */
  countries: string[]
  /** IANA name. */
  zone: string
}
export type SettingInput = keyof InputValues

/** A setting of a site: where it is shown, how it is edited, what it may be, and where its row holds it. */
interface SettingRow {
  readonly group: SettingGroup
  readonly input: SettingInput
  /** A column of `tenant`, or a path inside its `site` or `config`. */
  readonly at: readonly [string, ...string[]]
  /** Characters of the text, or of each of a list. */
  readonly min?: number
  readonly max?: number
  /** Pattern of the text, or of each text of a list. */
  readonly pattern?: string
}

const COLOUR = '^#[0-9a-fA-F]{6}$'
/** Absolute, or below the site's origin; '' for none. */
const ADDRESS = '^(https?://[^\\s/]\\S*|/[^\\s/]\\S*)?$'
const VERSION = '^[\\w.-]*$'
const HOST = '^[a-z0-9.-]+$'
const ORIGIN = '^https?://[^\\s/]+$'
const SECURE_ORIGIN = '^https://[^\\s/]+$'

/**
 * THE table of a site's settings. It yields the body of a save, the studio's form and the place of each value. A new
 * input also needs its schema (`entities/studio/site.ts`) and its field in the studio (`SettingInput.tsx`).
 */
export const settingRows = {
  name: { group: 'general', input: 'line', at: ['name'], max: 60, min: 1 },
  description: { group: 'general', input: 'lines', at: ['site', 'description'], max: 300 },
  language: { group: 'general', input: 'language', at: ['language'], max: 16 },
  languages: { group: 'general', input: 'languages', at: ['config', 'languages'], max: 16 },
  currency: { group: 'general', input: 'currency', at: ['currency_code'], max: 16 },
  ship_to: { group: 'general', input: 'countries', at: ['config', 'ship_to'], max: 2 },
  invoices: { group: 'general', input: 'switch', at: ['config', 'invoices'] },
  time_zone: { group: 'general', input: 'zone', at: ['time_zone'], max: 60, min: 1 },
  home_url: { group: 'general', input: 'line', at: ['site', 'home_url'], max: 500, pattern: ADDRESS },
  icp_content: { group: 'general', input: 'line', at: ['site', 'icp_content'], max: 100 },
  logo_url: { group: 'theme', input: 'picture', at: ['site', 'logo_url'], max: 500, pattern: ADDRESS },
  logo_square_url: { group: 'theme', input: 'picture', at: ['site', 'logo_square_url'], max: 500, pattern: ADDRESS },
  primary: { group: 'theme', input: 'colour', at: ['site', 'theme', 'primary'], max: 7, pattern: COLOUR },
  primary_text: { group: 'theme', input: 'colour', at: ['site', 'theme', 'primary_text'], max: 7, pattern: COLOUR },
  accent: { group: 'theme', input: 'colour', at: ['site', 'theme', 'accent'], max: 7, pattern: COLOUR },
  background: { group: 'theme', input: 'colour', at: ['site', 'theme', 'background'], max: 7, pattern: COLOUR },
  contact_phone: { group: 'contact', input: 'line', at: ['site', 'contact_phone'], max: 40 },
  contact_name: { group: 'contact', input: 'line', at: ['site', 'contact_name'], max: 40 },
  contact_wx_qrcode: {
    group: 'contact',
    input: 'picture',
    at: ['site', 'contact_wx_qrcode'],
    max: 500,
    pattern: ADDRESS,
  },
  return_address: { group: 'contact', input: 'line', at: ['config', 'return_address'], max: 200 },
  wx_name: { group: 'contact', input: 'line', at: ['site', 'wx_name'], max: 60 },
  wx_qr_url: { group: 'contact', input: 'picture', at: ['site', 'wx_qr_url'], max: 500, pattern: ADDRESS },
  sms_sign: { group: 'contact', input: 'line', at: ['site', 'sms_sign'], max: 20 },
  powered_name: { group: 'contact', input: 'line', at: ['site', 'powered_by', 'name'], max: 60 },
  powered_url: { group: 'contact', input: 'line', at: ['site', 'powered_by', 'url'], max: 500, pattern: ADDRESS },
  login_required: { group: 'access', input: 'switch', at: ['config', 'login_required'] },
  mobile_bind_required: { group: 'access', input: 'switch', at: ['config', 'mobile_bind_required'] },
  node_required: { group: 'access', input: 'switch', at: ['config', 'node_required'] },
  captcha_required: { group: 'access', input: 'switch', at: ['config', 'captcha_required'] },
  require_name: { group: 'access', input: 'switch', at: ['config', 'mobile_form', 'require_name'] },
  require_email: { group: 'access', input: 'switch', at: ['config', 'mobile_form', 'require_email'] },
  can_skip: { group: 'access', input: 'switch', at: ['config', 'mobile_form', 'can_skip'] },
  phone_button: { group: 'access', input: 'switch', at: ['config', 'mobile_form', 'phone_button'] },
  follow_prompt: { group: 'app', input: 'switch', at: ['config', 'follow_prompt'] },
  promises: { group: 'general', input: 'list', at: ['config', 'promises'], max: 12 },
  hot_words: { group: 'app', input: 'list', at: ['config', 'hot_words'], max: 20 },
  hidden_words: { group: 'app', input: 'list', at: ['config', 'hidden_words'], max: 200 },
  review_version: { group: 'app', input: 'line', at: ['config', 'review_version'], max: 30, pattern: VERSION },
  app_review_version: { group: 'app', input: 'line', at: ['config', 'app_review_version'], max: 30, pattern: VERSION },
  web_view_hosts: { group: 'origins', input: 'list', at: ['site', 'web_view_hosts'], max: 200, pattern: HOST },
  preview_origins: { group: 'origins', input: 'list', at: ['config', 'preview_origins'], max: 200, pattern: ORIGIN },
  form_origins: { group: 'origins', input: 'list', at: ['config', 'form_origins'], max: 200, pattern: SECURE_ORIGIN },
} as const satisfies Record<string, SettingRow>

export type SettingName = keyof typeof settingRows
export const settingNames = keysOf(settingRows)
export const settingRow = (name: SettingName): SettingRow => settingRows[name]

/** All settings by their names. */
export type SiteSettings = { [Name in SettingName]: InputValues[(typeof settingRows)[Name]['input']] }

/** Pages that every site needs, by their slugs. */
export const legalPages = ['agreement', 'privacy'] as const
