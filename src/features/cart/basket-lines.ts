import type { Basket, BasketLine } from '@storefront/contract/entities/cart/basket'

/** Returns lines as the screen groups them: what can be bought, and what has become invalid. */
export function groupLines(lines: readonly BasketLine[]): { valid: BasketLine[]; invalid: BasketLine[] } {
  return { valid: lines.filter((line) => line.is_valid), invalid: lines.filter((line) => !line.is_valid) }
}

/** Whether every line that can be bought is chosen; an empty group is not. */
export function allSelected(lines: readonly BasketLine[]): boolean {
  const { valid } = groupLines(lines)
  return valid.length > 0 && valid.every((line) => line.is_selected)
}

/** Returns the lines which 全选 has to switch to reach `selected`. */
export function linesToToggle(lines: readonly BasketLine[], selected: boolean): BasketLine[] {
  return groupLines(lines).valid.filter((line) => line.is_selected !== selected)
}

/** A chosen line asks for more than is left: it would be refused at checkout, so it is said here. */
export function exceedsStock(line: BasketLine): boolean {
  return line.is_valid && line.inventory !== null && line.quantity > line.inventory
}

/** Returns the basket with a change of one line, before the server has confirmed it; the sums stay the server's. */
export function patchLine(
  basket: Basket,
  id: number,
  patch: Partial<Pick<BasketLine, 'quantity' | 'is_selected'>>,
): Basket {
  return { ...basket, lines: basket.lines.map((line) => (line.id === id ? { ...line, ...patch } : line)) }
}

/** Keeps quantities that are still under way when a reply to an older call arrives. */
export function applyQueuedQuantities(reply: Basket, queuedQuantities: ReadonlyMap<number, number>): Basket {
  if (queuedQuantities.size === 0) return reply
  return {
    ...reply,
    lines: reply.lines.map((line) =>
      queuedQuantities.has(line.id) ? { ...line, quantity: queuedQuantities.get(line.id) ?? line.quantity } : line,
    ),
  }
}
