/** Ends what postgres-up.mjs started. */
export default async function down() {
  const { testPostgres } = /** @type {{ testPostgres?: { stop(): Promise<void> } }} */ (/** @type {unknown} */ (globalThis))
  await testPostgres?.stop()
}
