/** What may be downloaded or uploaded, in bytes; `npm run size` and the `builds` tests hold the outputs against it. */

const KB = 1024
const MB = 1024 * KB

/**
 * Packages of a mini-program as they are uploaded. The platforms refuse more than 2 MB for the main or any subpackage. The
 * scanner of pages/door (140 KB) has its own verifier of signatures and the lists of an event, which only stewards load.
 */
export const miniBudgets = {
  weapp: { main: 640 * KB, subpackage: 300 * KB, total: 2.85 * MB },
  alipay: { main: 600 * KB, subpackage: 300 * KB, total: 2.85 * MB },
}

/** The web app, gzip -9: what home loads at first, and what any other screen adds to that. */
export const h5Budgets = { homeScript: 165 * KB, homeStyle: 20 * KB, routeScript: 60 * KB, routeStyle: 15 * KB }
