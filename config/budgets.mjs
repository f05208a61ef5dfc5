/** Limits on downloads and uploads, in bytes; `npm run size` and the suite `sizes` compare the outputs with them. */

const KB = 1024
const MB = 1024 * KB

/**
 * Packages of a mini-program as they are uploaded. The platforms refuse more than 2 MB for the main or any subpackage.
 * What two subpackages share is copied into each, so the total grows faster than the code: 31 KB a page of 156 now,
 * where 26 is the goal.
 */
export const miniBudgets = {
  weapp: { main: 700 * KB, subpackage: 300 * KB, total: 4.7 * MB },
  alipay: { main: 660 * KB, subpackage: 300 * KB, total: 4.7 * MB },
}

/**
 * The web app, gzip -9: what home loads at first, and what any other screen adds to that. The first script names every
 * screen: its route and the hashes of its files, a tenth of a KB each.
 */
export const h5Budgets = { homeScript: 180 * KB, homeStyle: 20 * KB, routeScript: 60 * KB, routeStyle: 15 * KB }

/**
 * The studio, gzip -9: what the login and the frame of all screens load, and what any other screen, language or part
 * adds to that.
 */
export const studioBudgets = { start: 400 * KB, part: 150 * KB }
