import type { FlashMessage } from '@storefront/contract/entities/site/flash-message'
import { t } from '@/i18n'
import '@/i18n/overlay'

/** The coins, in the order in which they are said. */
const GAINS = ['diamond', 'point', 'charm'] as const

/**
 * Whether a message is of coins that an activity earned. Those of a prize or from the shop have words or a picture of
 * their own, which a dialog shows; pending ones have the server's words alone, on when they come.
 */
export const isEarned = ({ kind, img_url, link, matures, description }: FlashMessage): boolean =>
  kind === 'gamification' && (matures !== undefined || !(description || img_url || link))

/** Returns the coins of messages in one line, and below it when pending ones come: "+5 钻石  +2 积分". Empty without any. */
export function gainsText(messages: readonly FlashMessage[]): string {
  const gains = GAINS.flatMap((kind) => {
    const amount = messages.reduce((sum, { gamification }) => sum + (gamification?.[kind]?.amount ?? 0), 0)
    return amount === 0 ? [] : `${t('flash.gain', { amount })} ${t(`flash.${kind}`)}`
  })
  const hint = messages.find(({ matures }) => matures)?.subDescription
  return [gains.join('  '), hint ?? ''].join('\n').trim()
}
