import { opsActionsOf } from '@storefront/contract/domain/ops/event-actions'
import { countLabel } from '@/lib/count'
import { recordsOf, textOf } from '@/lib/read'
import { isRouteName } from '@/routes/build'
import type { CardAction, CardItem } from './item'
import { idOf, type Raw } from './raw'
import type { CardContext } from './card-context'

/**
 * Returns the operator's parts of a product card (spec 2, ops style): the stock, the number sold, and whether it is on
 * sale. Customers are not told the stock, so they see the card in their own style.
 */
export function productOps(raw: Raw, { t, language }: CardContext): Partial<CardItem> {
  const { inventory, count_purchase: soldCount, is_active: isOn } = raw
  if (inventory === undefined) return {}
  const stock =
    typeof inventory === 'number' ? t('card.stock', { n: inventory }) : inventory === null ? t('card.ample') : ''
  const meta = [
    stock,
    typeof soldCount === 'number'
      ? t('pages.product.sold', { n: countLabel(soldCount, language), count: soldCount })
      : '',
  ]
    .filter(Boolean)
    .join(' · ')
  return {
    meta,
    markedPrice: null,
    ...(typeof isOn === 'boolean' && { badge: t(isOn ? 'card.on' : 'card.off'), isLive: isOn }),
  }
}

/**
 * Returns the operator's actions on an event card: those that the event and the permissions allow (spec 6) and that
 * have a screen.
 */
export function eventOps(raw: Raw, { t, perms, open }: CardContext): Partial<CardItem> {
  const id = idOf(raw)
  const opsActions = recordsOf(raw.ops_actions).map(({ code }) => ({ code: textOf(code) }))
  const actions = opsActionsOf(opsActions, perms).flatMap(({ code, route }): CardAction[] => {
    if (id === undefined || !isRouteName(route)) return []
    const text = t(`card.actions.${code}`)
    return [
      { text, label: t('card.actionOf', { action: text, name: textOf(raw.name) }), onTap: () => open(route, { id }) },
    ]
  })
  return { actions }
}
