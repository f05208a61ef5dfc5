import field from '@storefront/contract/locales/zh-cn/field/field.json'
import { addTexts } from './instance'

export const texts = [field] as const

/**
 * The texts of fields that only forms and the columns of a date have.
 */
addTexts('field', texts)
