import type { PageConfig } from '@storefront/contract/entities/site/site'
import { act } from 'react'
import { siteApi } from '@/services/api/site'
import { loadSite } from '@/state/site'
import { siteOf } from '../../site/support'
import { user } from '../../fixtures'

/** A user without a number. */
export const unbound = { ...user, mobile: '', is_mobile_bind: false }

type Switches = Partial<PageConfig['config']>

/** The site as its server switches it, for a user without a number. */
export async function switchSite(switches: Switches = {}, as = unbound): Promise<void> {
  const config = {
    login_required: false,
    mobile_bind_required: true,
    node_required: false,
    follow_prompt: false,
    captcha_required: false,
    preview_origins: [],
    mobile_form: { require_name: false, require_email: false, can_skip: false },
    hot_words: [],
    review_version: '',
    app_review_version: '',
    wx_web: null,
    subscribe: { order: [], stock: [] },
    ...switches,
  }
  jest.spyOn(siteApi, 'pageconfig').mockResolvedValue({ site: siteOf(), user: as, config, basket_count: 0 })
  await act(loadSite)
}
