import type { Basket } from '@storefront/contract/entities/cart/basket'

interface Ports {
  send: (lineId: number, quantity: number) => Promise<Basket>
  /** A reply, with the quantities still under way, which it must not overrun. */
  onReply: (basket: Basket, queuedQuantities: ReadonlyMap<number, number>) => void
  /** The call was refused: the line goes back to what the server last knew. */
  onRefused: (lineId: number, error: unknown) => void
}

/**
 * Sends quantities one request at a time for each line, and only the latest quantity: ten quick taps cause two
 * requests, and a slow first response never overwrites a later choice.
 */
export function createQuantityQueue(ports: Ports) {
  const queuedQuantities = new Map<number, number>()
  const busy = new Set<number>()

  async function run(lineId: number): Promise<void> {
    busy.add(lineId)
    try {
      for (
        let quantity = queuedQuantities.get(lineId);
        quantity !== undefined;
        quantity = queuedQuantities.get(lineId)
      ) {
        const reply = await ports.send(lineId, quantity)
        if (queuedQuantities.get(lineId) === quantity) queuedQuantities.delete(lineId)
        ports.onReply(reply, queuedQuantities)
      }
    } catch (error) {
      queuedQuantities.delete(lineId)
      ports.onRefused(lineId, error)
    } finally {
      busy.delete(lineId)
    }
  }

  return {
    /** Resolves when the line has nothing more to send. */
    want(lineId: number, quantity: number): Promise<void> {
      queuedQuantities.set(lineId, quantity)
      return busy.has(lineId) ? Promise.resolve() : run(lineId)
    },
    isIdle: () => queuedQuantities.size === 0 && busy.size === 0,
  }
}
