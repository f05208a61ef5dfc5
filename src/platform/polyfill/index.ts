/** Browsers have what the app needs. */
export {}
