/** Calls `changed` whenever the window's width may be another (`env.width`); returns a stop function. */
export function watchWidth(changed: () => void): () => void {
  window.addEventListener('resize', changed)
  return () => window.removeEventListener('resize', changed)
}
