/** Ends what postgres-up.mjs started, with all its databases. */
export default async function down() {
  const { testPostgres, testPooler } = /** @type {Record<string, { stop(): Promise<void> } | undefined>} */ (
    /** @type {unknown} */ (globalThis)
  )
  await testPooler?.stop()
  await testPostgres?.stop()
}
