/** Calls `changed` whenever the window's width may be another (`env.width`); returns a stop function. */
export function watchWidth(onChange: () => void): () => void {
  window.addEventListener('resize', onChange)
  return () => window.removeEventListener('resize', onChange)
}
