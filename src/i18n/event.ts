import events from '@storefront/contract/locales/zh-cn/event/events.json'
import { addTexts } from './instance'

export const texts = [events] as const

/**
 * The texts of events, tickets and waiting lists, for the subpackages that show them.
 */
addTexts('event', texts)
