import account from '@storefront/contract/locales/zh-cn/overlay/account.json'
import device from '@storefront/contract/locales/zh-cn/overlay/device.json'
import flash from '@storefront/contract/locales/zh-cn/overlay/flash.json'
import site from '@storefront/contract/locales/zh-cn/overlay/site.json'
import { addTexts } from './instance'

export const texts = [account, device, flash, site] as const

/**
 * The texts of what opens above a screen (messages and sheets), imported for this effect by the files that show them,
 * which load when they are needed.
 */
addTexts('overlay', texts)
