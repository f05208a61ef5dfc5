import type { Basket } from '@storefront/contract/entities/cart/basket'

interface Ports {
  send: (lineId: number, quantity: number) => Promise<Basket>
  /** A reply, with the quantities still under way, which it must not overrun. */
  onReply: (basket: Basket, wanted: ReadonlyMap<number, number>) => void
  /** The call was refused: the line goes back to what the server last knew. */
  onRefused: (lineId: number, error: unknown) => void
}

/**
 * Sends quantities one call at a time for each line, and only the latest wish: ten quick taps are two
 * calls, and a slow first reply never overwrites a later choice.
 */
export function createQuantityQueue(ports: Ports) {
  const wanted = new Map<number, number>()
  const busy = new Set<number>()

  async function run(lineId: number): Promise<void> {
    busy.add(lineId)
    try {
      for (let quantity = wanted.get(lineId); quantity !== undefined; quantity = wanted.get(lineId)) {
        const reply = await ports.send(lineId, quantity)
        if (wanted.get(lineId) === quantity) wanted.delete(lineId)
        ports.onReply(reply, wanted)
      }
    } catch (error) {
      wanted.delete(lineId)
      ports.onRefused(lineId, error)
    } finally {
      busy.delete(lineId)
    }
  }

  return {
    /** Resolves when the line has nothing more to send. */
    want(lineId: number, quantity: number): Promise<void> {
      wanted.set(lineId, quantity)
      return busy.has(lineId) ? Promise.resolve() : run(lineId)
    },
    isIdle: () => wanted.size === 0 && busy.size === 0,
  }
}
