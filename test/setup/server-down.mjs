/** Ends what server-up.mjs started. */
export default async function down() {
  const { testServer } = /** @type {{ testServer?: { remove(): Promise<void> } }} */ (/** @type {unknown} */ (globalThis))
  await testServer?.remove()
}
