import type { Translate } from '@/i18n'
import { partsOf, percentText } from '@/features/ops/promotion/form/fields'
import type { RaffleDraft } from './raffle-form'

/**
 * Writes the rules that the law requires from the input: dates, conditions, kinds, numbers and odds of the prizes,
 * claims.
 */
export function rulesTemplate(t: Translate, { raffle, prizes }: RaffleDraft, zone: string): string {
  const { start, end, price, max_tickets, claim_days, kind } = raffle
  const oddsOf = (text: string): string =>
    kind === 'draw'
      ? t('opsRaffle.template.draw')
      : t('opsRaffle.template.odds', { odds: percentText(partsOf(text) ?? 0) || '0' })
  return [
    t('opsRaffle.template.dates', { start, end, zone }),
    t('opsRaffle.template.terms', { price, max: max_tickets }),
    ...prizes.map(({ name, quantity, odds }) => t('opsRaffle.template.prize', { name, quantity, odds: oddsOf(odds) })),
    t('opsRaffle.template.claim', { days: claim_days }),
  ].join('\n')
}
