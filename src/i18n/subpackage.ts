import account from '@storefront/contract/locales/zh-cn/subpackage/account.json'
import checkout from '@storefront/contract/locales/zh-cn/subpackage/checkout.json'
import common from '@storefront/contract/locales/zh-cn/subpackage/common.json'
import community from '@storefront/contract/locales/zh-cn/subpackage/community.json'
import content from '@storefront/contract/locales/zh-cn/subpackage/content.json'
import forms from '@storefront/contract/locales/zh-cn/subpackage/forms.json'
import { addTexts } from './instance'

export const texts = [account, checkout, common, community, content, forms] as const

/**
 * The texts of the screens in subpackages, imported for this effect by each of them: the mini-programs' main package,
 * and the first screen on H5, have no use for them.
 */
addTexts('subpackage', texts)
