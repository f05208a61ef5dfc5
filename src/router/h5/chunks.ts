import type { TaroRoute } from './taro-config'

const RELOADED = 'router:reloaded'
const RELOAD_PAUSE_MS = 30_000

/** Whether the page may reload itself: not twice within the pause, or a broken file would cause a loop. */
function mayReload(): boolean {
  try {
    const last = Number(window.sessionStorage.getItem(RELOADED) ?? 0)
    if (Date.now() - last < RELOAD_PAUSE_MS) return false
    window.sessionStorage.setItem(RELOADED, String(Date.now()))
    return true
  } catch {
    return false
  }
}

/**
 * Loads the component of a page from its own file. A missing file means that a newer version has been deployed: the
 * address is reloaded, once, with that version. A second failure rejects.
 */
export async function loadComponent(route: TaroRoute): Promise<object> {
  const fetchOnce = async () => {
    const module = await route.load({}, {})[0]
    return module.default ?? module
  }
  try {
    return await fetchOnce()
  } catch {
    try {
      return await fetchOnce()
    } catch (error) {
      if (!mayReload()) throw error
      window.location.reload()
      return new Promise<never>(() => {})
    }
  }
}

/** Starts to fetch a page's file; the loader keeps it. */
export function loadAhead(route: TaroRoute): void {
  route.load({}, {})[0].catch(() => {})
}
