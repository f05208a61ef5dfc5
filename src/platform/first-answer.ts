/** JSON that the server has put into the page under `id`; null when there is none, or none that can be read. Once. */
export function takeFirstAnswer(id: string): unknown {
  const element = document.getElementById(id)
  if (!element?.textContent) return null
  element.remove()
  try {
    return JSON.parse(element.textContent)
  } catch {
    return null
  }
}
