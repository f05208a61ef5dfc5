import { type Static, type TObject, type TSchema, Type } from '@sinclair/typebox'
import { currencyCodes } from '../../domain/site/currencies'
import { Id, Nullable } from '../common'

/** The parts of the settings' screen, in their order. */
export const settingGroups = ['general', 'theme', 'contact', 'access', 'app', 'origins'] as const
type SettingGroup = (typeof settingGroups)[number]

/** How a setting is edited. */
type SettingInput = 'line' | 'lines' | 'switch' | 'colour' | 'picture' | 'list' | 'language' | 'currency' | 'zone'

/** A setting of a site: where it is shown, how it is edited, what it may be, and where its row holds it. */
export interface SettingRow<S extends TSchema = TSchema> {
  readonly group: SettingGroup
  readonly input: SettingInput
  readonly schema: S
  /** A column of `tenant`, or a path inside its `site` or `config`. */
  readonly at: readonly [string, ...string[]]
}

const setting = <const S extends TSchema>(group: SettingGroup, input: SettingInput, schema: S, ...at: [string, ...string[]]): SettingRow<S> => ({
  group,
  input,
  schema,
  at,
})

const Text = (maxLength: number, minLength = 0) => Type.String({ minLength, maxLength })
const Colour = Type.String({ pattern: '^#[0-9a-fA-F]{6}$' })
/** Absolute, or below the site's origin; '' for none. */
const Address = Type.String({ maxLength: 500, pattern: '^(https?://[^\\s/]\\S*|/[^\\s/]\\S*)?$' })
const Version = Type.String({ maxLength: 30, pattern: '^[\\w.-]*$' })
const Origins = (scheme: string) => Type.Array(Type.String({ maxLength: 200, pattern: `^${scheme}://[^\\s/]+$` }), { maxItems: 20, uniqueItems: true })
const Hosts = Type.Array(Type.String({ maxLength: 200, pattern: '^[a-z0-9.-]+$' }), { maxItems: 20, uniqueItems: true })

/** THE table of a site's settings: the body of a save, the studio's form and the place of each value are made of it. */
export const settingRows = {
  name: setting('general', 'line', Text(60, 1), 'name'),
  description: setting('general', 'lines', Text(300), 'site', 'description'),
  language: setting('general', 'language', Type.String({ minLength: 2, maxLength: 16 }), 'language'),
  currency: setting('general', 'currency', Type.Union(currencyCodes.map((code) => Type.Literal(code))), 'currency_code'),
  time_zone: setting('general', 'zone', Text(60, 1), 'time_zone'),
  home_url: setting('general', 'line', Address, 'site', 'home_url'),
  icp_content: setting('general', 'line', Text(100), 'site', 'icp_content'),
  logo_url: setting('theme', 'picture', Address, 'site', 'logo_url'),
  logo_square_url: setting('theme', 'picture', Address, 'site', 'logo_square_url'),
  primary: setting('theme', 'colour', Colour, 'site', 'theme', 'primary'),
  primary_text: setting('theme', 'colour', Colour, 'site', 'theme', 'primary_text'),
  accent: setting('theme', 'colour', Colour, 'site', 'theme', 'accent'),
  background: setting('theme', 'colour', Colour, 'site', 'theme', 'background'),
  contact_phone: setting('contact', 'line', Text(40), 'site', 'contact_phone'),
  contact_name: setting('contact', 'line', Text(40), 'site', 'contact_name'),
  contact_wx_qrcode: setting('contact', 'picture', Address, 'site', 'contact_wx_qrcode'),
  wx_name: setting('contact', 'line', Text(60), 'site', 'wx_name'),
  wx_qr_url: setting('contact', 'picture', Address, 'site', 'wx_qr_url'),
  sms_sign: setting('contact', 'line', Text(20), 'site', 'sms_sign'),
  powered_name: setting('contact', 'line', Text(60), 'site', 'powered_by', 'name'),
  powered_url: setting('contact', 'line', Address, 'site', 'powered_by', 'url'),
  login_required: setting('access', 'switch', Type.Boolean(), 'config', 'login_required'),
  mobile_bind_required: setting('access', 'switch', Type.Boolean(), 'config', 'mobile_bind_required'),
  node_required: setting('access', 'switch', Type.Boolean(), 'config', 'node_required'),
  captcha_required: setting('access', 'switch', Type.Boolean(), 'config', 'captcha_required'),
  require_name: setting('access', 'switch', Type.Boolean(), 'config', 'mobile_form', 'require_name'),
  require_email: setting('access', 'switch', Type.Boolean(), 'config', 'mobile_form', 'require_email'),
  can_skip: setting('access', 'switch', Type.Boolean(), 'config', 'mobile_form', 'can_skip'),
  follow_prompt: setting('app', 'switch', Type.Boolean(), 'config', 'follow_prompt'),
  hot_words: setting('app', 'list', Type.Array(Text(20, 1), { maxItems: 20, uniqueItems: true }), 'config', 'hot_words'),
  review_version: setting('app', 'line', Version, 'config', 'review_version'),
  app_review_version: setting('app', 'line', Version, 'config', 'app_review_version'),
  web_view_hosts: setting('origins', 'list', Hosts, 'site', 'web_view_hosts'),
  preview_origins: setting('origins', 'list', Origins('https?'), 'config', 'preview_origins'),
  form_origins: setting('origins', 'list', Origins('https'), 'config', 'form_origins'),
}

type Rows = typeof settingRows
export type SettingName = keyof Rows
export const settingNames = Object.keys(settingRows) as SettingName[]

type Schemas = { [Name in SettingName]: Rows[Name]['schema'] }
/** All settings by their names. */
export const SiteSettings: TObject<Schemas> = Type.Object(Object.fromEntries(settingNames.map((name) => [name, settingRows[name].schema])) as Schemas)
export type SiteSettings = Static<typeof SiteSettings>

/** Pages that every site needs, by their slugs. */
export const legalPages = ['agreement', 'privacy'] as const

/** The site as it is edited. */
export const StudioSite = Type.Object({
  /** What a save names: it is refused when another one came between. */
  version: Type.Integer(),
  settings: SiteSettings,
  /** False once something has a price: amounts are stored without their currency. */
  can_change_currency: Type.Boolean(),
  /** Languages of the interface. */
  languages: Type.Array(Type.String()),
  /** Hosts that mean this site. */
  domains: Type.Array(Type.String()),
  /** The pages of the agreement and of privacy, edited as pages are; null where one is not there. */
  legal: Type.Array(Type.Object({ slug: Type.Union(legalPages.map((slug) => Type.Literal(slug))), page: Nullable(Id) })),
})
export type StudioSite = Static<typeof StudioSite>
