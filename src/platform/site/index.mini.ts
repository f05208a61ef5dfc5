import type { Site } from './types'

/** A mini-program is built for one site; its web addresses are those of the main one. */
export const site = (): Site => ({ base: '/mobile', tenant: process.env.TARO_APP_TENANT ?? '' })
