/**
 * Returns the data that the server put into the page under this name, and removes it, so that it is read once; null if
 * there is none or it cannot be parsed.
 */
export function readInitialData<T>(name: string): T | null {
  // Stores, which read it when they are created, are also tested without a browser.
  const element = globalThis.document?.getElementById(`first-${name}`)
  if (!element?.textContent) return null
  element.remove()
  try {
    return JSON.parse(element.textContent)
  } catch {
    return null
  }
}
