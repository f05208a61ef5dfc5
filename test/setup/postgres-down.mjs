/** Ends what postgres-up.mjs started, with all its databases. */
export default async function down() {
  const { testPostgres } = /** @type {{ testPostgres?: { stop(): Promise<void> } }} */ (
    /** @type {unknown} */ (globalThis)
  )
  await testPostgres?.stop()
}
