/** @param {number} bytes */
const kb = (bytes) => `${(bytes / 1024).toFixed(1)} KB`

/** @param {import('./measure.mjs').Row} row */
export const isOver = ({ bytes, budget }) => budget !== undefined && bytes > budget

/**
 * Sizes beside their budgets, one line each.
 * @param {string} title
 * @param {import('./measure.mjs').Row[]} rows
 */
export function table(title, rows) {
  const width = Math.max(...rows.map((row) => row.name.length))
  const lines = rows.map((row) => {
    const budget = row.budget === undefined ? '' : ` of ${kb(row.budget).padStart(9)}${isOver(row) ? '   OVER' : ''}`
    return `  ${row.name.padEnd(width)} ${kb(row.bytes).padStart(10)}${budget}`
  })
  return `${title}\n${lines.join('\n')}`
}
