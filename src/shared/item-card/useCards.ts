import { useMemo } from 'react'
import { isRecord } from '@/lib/read'
import type { CardItem } from './item'
import type { Raw } from './raw'
import { useCardContext } from './useCardContext'
import type { CardContext } from './card-context'

/** Converts an item to a card: a constant function, as `productCard`. */
export type ToCard = (raw: Raw, context: CardContext, index: number) => CardItem

/** Cards that are made already, by their items. */
type CardCache = WeakMap<object, CardItem>

/**
 * Cards of items, each with a unique key even when an item occurs twice. Values that are not objects are left out; an
 * item that is not loaded (a hole, shared/list/pages) keeps its place.
 * @param cache cards with the same labels: items with a cached card reuse it
 */
export function cardsFrom(
  items: readonly unknown[],
  toCard: ToCard,
  context: CardContext,
  cache: CardCache = new WeakMap(),
): CardItem[] {
  const seenKeys = new Set<string>()
  const cards = new Array<CardItem>(items.length)
  let leftOut = 0
  // Passes over the holes.
  items.forEach((item, at) => {
    if (!isRecord(item)) {
      leftOut += 1
      return
    }
    const index = at - leftOut
    const card = cache.get(item) ?? toCard(item, context, index)
    cache.set(item, card)
    const key = seenKeys.has(card.key) ? `${card.key}-${index}` : card.key
    seenKeys.add(key)
    cards[index] = key === card.key ? card : { ...card, key }
  })
  cards.length -= leftOut
  return cards
}

/** Cards of a growing list: an added page creates only its own cards. */
export function useCards(items: readonly unknown[], toCard: ToCard): readonly CardItem[] {
  const context = useCardContext()
  // biome-ignore lint/correctness/useExhaustiveDependencies: cards are made of their item, this context and this rule
  const cache = useMemo<CardCache>(() => new WeakMap(), [context, toCard])
  return useMemo(() => cardsFrom(items, toCard, context, cache), [items, toCard, context, cache])
}
