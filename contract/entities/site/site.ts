import { type Static, Type } from '@sinclair/typebox'
import { UserInfo } from '../account/user'
import { Nullable } from '../common'

/** CSS colours of a tenant's theme; the client sets them as variables on every page root. */
export const Theme = Type.Object({
  primary: Type.String(),
  primary_text: Type.String(),
  accent: Type.String(),
  background: Type.String(),
})
export type Theme = Static<typeof Theme>

export const Site = Type.Object({
  slug: Type.String(),
  name: Type.String(),
  logo_url: Type.String(),
  logo_square_url: Type.String(),
  home_url: Type.String(),
  language: Type.String(),
  /** Its country: a row of contract/domain/country. */
  country: Type.String(),
  /** Other countries to which it sends; missing for none. */
  ship_to: Type.Optional(Type.Array(Type.String())),
  /**
   * The IANA name, and its offsets: since (seconds, Unix time) a moment the clocks are so many minutes ahead of UTC,
   * the oldest first. Dates of the site are shown by these, wherever the visitor is.
   */
  time_zone: Type.Object({
    name: Type.String(),
    offsets: Type.Array(Type.Object({ since: Type.Integer(), minutes: Type.Integer() })),
  }),
  currency_info: Type.Object({ symbol: Type.String(), code: Type.String(), exponent: Type.Integer() }),
  wx_qr_url: Type.String(),
  wx_name: Type.String(),
  contact_phone: Type.String(),
  contact_name: Type.String(),
  /** Address of a picture: the service's own WeChat code; empty when there is none. */
  contact_wx_qrcode: Type.String(),
  /** Maker of the shop, named in the footer; an empty name shows none. */
  powered_by: Type.Object({ name: Type.String(), url: Type.String() }),
  /** Hosts that a mini-program may show inside itself (the vendor's console lists the same). */
  web_view_hosts: Type.Array(Type.String()),
  theme: Theme,
  /** On dark ground. */
  theme_dark: Type.Optional(Theme),
  extra_data: Type.Object({ icp_content: Type.String() }),
})
export type Site = Static<typeof Site>

/** Requirements of the form that binds a mobile number. A name and an e-mail address may always be given. */
export const MobileForm = Type.Object({
  require_name: Type.Boolean(),
  require_email: Type.Boolean(),
  can_skip: Type.Boolean(),
  /** Mini-programs offer the vendor's button for a mobile number, which costs the site, beside a code by SMS. */
  phone_button: Type.Boolean(),
})
export type MobileForm = Static<typeof MobileForm>

/** Data that a client needs once at its start (spec 7: /mpage/user/pageconfig). */
export const PageConfig = Type.Object({
  site: Site,
  user: Nullable(UserInfo),
  config: Type.Object({
    login_required: Type.Boolean(),
    mobile_bind_required: Type.Boolean(),
    node_required: Type.Boolean(),
    follow_prompt: Type.Boolean(),
    /** A code is sent only after the slider captcha. */
    captcha_required: Type.Boolean(),
    /** Additional fields of the form that binds a mobile number, and whether the form may be skipped. */
    mobile_form: MobileForm,
    /** Whether customers can pay; a shop that nobody can pay takes no orders yet. */
    is_open: Type.Boolean(),
    /** Popular search words, offered before the user types. */
    hot_words: Type.Array(Type.String()),
    /**
     * The site's WeChat account, by which WeChat's browser logs in; null when it has none. `authorize_url` may be
     * relative; the client sets `redirect_uri` and `state` in its query by `URL.searchParams.set`, which keeps the
     * order of the parameters and the fragment that the vendor insists on.
     */
    wx_web: Nullable(Type.Object({ app_id: Type.String(), authorize_url: Type.String() })),
    /**
     * Ids of this mini-program's message templates for which consent is requested after an order, on a back-in-stock
     * subscription, and when a product is saved, whose lower prices are told.
     */
    subscribe: Type.Object({
      order: Type.Array(Type.String()),
      stock: Type.Array(Type.String()),
      price: Type.Array(Type.String()),
    }),
    /**
     * Version of the mini-program that its vendor reviews just now; '' for none. Comments are hidden in it (spec 6).
     */
    review_version: Type.String(),
    /** Version of the native app that its store reviews just now; '' for none. Comments are hidden in it, too. */
    app_review_version: Type.String(),
    /** Origins of page builders that may frame this site and speak to it, beside its own (docs/preview-frame.md). */
    preview_origins: Type.Array(Type.String()),
  }),
  basket_count: Type.Integer(),
})
export type PageConfig = Static<typeof PageConfig>

/** Signature for the messaging app's SDK (spec 3). `timestamp` in seconds. */
export const SdkConfig = Type.Object({
  appId: Type.String(),
  timestamp: Type.Integer(),
  nonceStr: Type.String(),
  signature: Type.String(),
})
export type SdkConfig = Static<typeof SdkConfig>
