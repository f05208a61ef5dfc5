/** Brings an element into view and gives the focus to the first control within it. */
export function reveal(id: string): void {
  const element = document.getElementById(id)
  element?.scrollIntoView?.({ block: 'center' })
  element?.querySelector<HTMLElement>('input, textarea, button, [tabindex]')?.focus({ preventScroll: true })
}
