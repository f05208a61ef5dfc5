import type { Basket, BasketLine } from '@storefront/contract/entities/cart/basket'
import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { keys, queryClient, replaceQueryData } from '@/services/query'
import { showError } from '@/services/error-handler'
import { cartApi } from '@/services/api/cart'
import { createQuantityQueue } from './quantity-queue'
import { setBasketCache } from './basket-cache'
import { applyQueuedQuantities, linesToToggle, patchLine } from './basket-lines'

const cached = (): Basket | undefined => queryClient.getQueryData<Basket>(keys.basket())
const showNow = (change: (basket: Basket) => Basket) =>
  replaceQueryData<Basket>(keys.basket(), (was) => was && change(was))
/** The server's state has priority over the cached one: after a refusal the basket is loaded again. */
const readAgain = () => queryClient.invalidateQueries({ queryKey: keys.basket() })

export interface BasketActions {
  readonly setQuantity: (line: BasketLine, quantity: number) => void
  readonly select: (line: BasketLine, selected: boolean) => Promise<void>
  readonly selectAll: (selected: boolean) => Promise<void>
  /** True when all of them are out. */
  readonly remove: (lines: readonly BasketLine[]) => Promise<boolean>
  /**
   * Puts removed lines back with their quantity and choice; true when all of them are in. The same `key` repeats no
   * piece.
   */
  readonly restore: (lines: readonly BasketLine[], key: string) => Promise<boolean>
}

function createBasketActions(): BasketActions {
  /** Quantities before the first unanswered change, to go back to in one step. */
  const before = new Map<number, number>()
  const sender = createQuantityQueue({
    send: cartApi.updateCount,
    onReply: (basket, queuedQuantities) => {
      for (const id of [...before.keys()]) if (!queuedQuantities.has(id)) before.delete(id)
      setBasketCache(applyQueuedQuantities(basket, queuedQuantities))
    },
    onRefused: (id, error) => {
      const quantity = before.get(id)
      before.delete(id)
      if (quantity !== undefined) showNow((basket) => patchLine(basket, id, { quantity }))
      showError(error)
      void readAgain()
    },
  })

  async function selectLines(lines: readonly BasketLine[], selected: boolean): Promise<void> {
    showNow((basket) => lines.reduce((next, line) => patchLine(next, line.id, { is_selected: selected }), basket))
    try {
      // One after the other: replies that overtake each other would show an older choice.
      for (const [index, line] of lines.entries()) {
        const reply = await cartApi.setSelect(line.id, selected)
        if (index === lines.length - 1) setBasketCache(reply)
      }
    } catch (error) {
      showNow((basket) => lines.reduce((next, line) => patchLine(next, line.id, { is_selected: !selected }), basket))
      showError(error)
      await readAgain()
    }
  }

  return {
    setQuantity(line, quantity) {
      if (!before.has(line.id)) before.set(line.id, line.quantity)
      showNow((basket) => patchLine(basket, line.id, { quantity }))
      void sender.want(line.id, quantity)
    },
    select: (line, selected) => selectLines([line], selected),
    selectAll: (selected) => selectLines(linesToToggle(cached()?.lines ?? [], selected), selected),
    async remove(lines) {
      const removedIds = new Set(lines.map(({ id }) => id))
      const was = cached()
      showNow((basket) => ({ ...basket, lines: basket.lines.filter(({ id }) => !removedIds.has(id)) }))
      try {
        for (const [index, line] of lines.entries()) {
          const reply = await cartApi.removeLine(line.id)
          if (index === lines.length - 1) setBasketCache(reply)
        }
        return true
      } catch (error) {
        if (was) replaceQueryData(keys.basket(), was)
        showError(error)
        await readAgain()
        return false
      }
    },
    async restore(lines, key) {
      try {
        for (const { id, product_id, variant_id, quantity, is_selected } of lines) {
          let basket = await cartApi.addBasket(product_id, { variant_id, quantity }, `${key}-${id}`)
          const line = basket.lines.find((other) => other.variant_id === variant_id)
          if (line && !is_selected) basket = await cartApi.setSelect(line.id, false)
          setBasketCache(basket)
        }
        return true
      } catch (error) {
        showError(error)
        await readAgain()
        return false
      }
    },
  }
}

/**
 * Returns the basket and what can be done with it. Changes show at once; a refused one goes back, and its reason is
 * said.
 */
export function useBasket(enabled: boolean) {
  const query = useQuery({
    queryKey: keys.basket(),
    queryFn: ({ signal }) => cartApi.basket({ signal }),
    enabled,
    staleTime: 0,
  })
  const actions = useMemo(createBasketActions, [])
  return { query, actions }
}
