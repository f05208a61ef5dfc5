import type { SiteConfig, SiteData, StoredConfig, StoredSite } from '../core/site.types'

/**
 * Returns a site's words and addresses as they are shown; what was stored without the younger keys gets their defaults.
 */
export function completeSite(stored: StoredSite): SiteData {
  return { contact_name: '', contact_wx_qrcode: '', powered_by: { name: '', url: '' }, web_view_hosts: [], ...stored }
}

/** Returns a site's switches; what was stored without the younger keys gets their defaults. */
export function completeConfig(stored: StoredConfig): SiteConfig {
  return {
    captcha_required: false,
    preview_origins: [],
    form_origins: [],
    hot_words: [],
    hidden_words: [],
    languages: [],
    ship_to: [],
    promises: [],
    return_address: '',
    invoices: false,
    review_version: '',
    app_review_version: '',
    ...stored,
    mobile_form: {
      require_name: false,
      require_email: false,
      can_skip: false,
      phone_button: false,
      ...stored.mobile_form,
    },
  }
}
