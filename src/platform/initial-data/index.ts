/** What the server has put into the page under this name; null when there is none, or none that can be read. Once. */
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
