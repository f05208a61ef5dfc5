import { rm } from 'node:fs/promises'

/** @typedef {{ testServer?: { remove(): Promise<void> }, seededData?: string, seededDatabase?: import('../../scripts/lib/postgres.mjs').Postgres }} Started */

/** Ends what server-up.mjs started. */
export default async function down() {
  const { testServer, seededData, seededDatabase } = /** @type {Started} */ (/** @type {unknown} */ (globalThis))
  await testServer?.remove()
  await seededDatabase?.stop()
  if (seededData !== undefined) await rm(seededData, { recursive: true, force: true })
}
