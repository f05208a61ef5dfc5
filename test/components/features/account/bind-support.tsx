import { openSiteConfig } from '../../../support/site-config'
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
  const config = { ...openSiteConfig, mobile_bind_required: true, ...switches }
  jest.spyOn(siteApi, 'pageconfig').mockResolvedValue({ site: siteOf(), user: as, config, basket_count: 0 })
  await act(loadSite)
}
