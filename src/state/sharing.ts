import type { SdkConfig } from '@storefront/contract/entities/site/site'
import { share } from '@/platform/share'
import { siteApi } from '@/services/api/site'
import { isNotFound } from '@/services/client'
import { logClient } from '@/services/log'
import { rememberSource } from './visit-source'

/** A site without a WeChat account signs nothing: that is no fault to be logged. */
async function sign(url: string): Promise<SdkConfig | null> {
  try {
    return await siteApi.jssdk(url)
  } catch (error) {
    if (isNotFound(error)) return null
    throw error
  }
}

/**
 * At the start, before the first screen: by which link this visit came about, and what WeChat's SDK needs of the app.
 */
export function prepareSharing(): void {
  rememberSource()
  share.configure({ sign, log: logClient })
}
