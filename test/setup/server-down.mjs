import { rm } from 'node:fs/promises'

/** Ends what server-up.mjs started. */
export default async function down() {
  const { testServer, seededData } = /** @type {{ testServer?: { remove(): Promise<void> }, seededData?: string }} */ (/** @type {unknown} */ (globalThis))
  await testServer?.remove()
  if (seededData !== undefined) await rm(seededData, { recursive: true, force: true })
}
