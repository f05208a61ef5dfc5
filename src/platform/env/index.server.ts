import { DESIGN_WIDTH } from '@storefront/contract/domain/picture-source'
import type { Env } from './types'

/** A phone's browser: the first render shows every visitor the same, whatever their device. */
export const env: Env = {
  kind: 'browser',
  version: '',
  isMini: false,
  appId: '',
  apiBase: () => '',
  domain: () => '',
  cookie: () => '',
  online: () => true,
  pixelRatio: () => 2,
  width: () => DESIGN_WIDTH,
}
