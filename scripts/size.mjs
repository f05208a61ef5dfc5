/**
 * `npm run size [target ...]`: sizes of the built outputs beside config/budgets.mjs; fails when one is over or missing.
 */
import { h5Budgets, miniBudgets, studioBudgets } from '../config/budgets.mjs'
import { h5Sizes, MissingOutput, miniSizes, studioSizes } from './size/measure.mjs'
import { isOver, table } from './size/table.mjs'

const outputs = {
  weapp: { title: 'WeChat, bytes as uploaded', measure: () => miniSizes('weapp', miniBudgets.weapp) },
  alipay: { title: 'Alipay, bytes as uploaded', measure: () => miniSizes('alipay', miniBudgets.alipay) },
  h5: { title: 'H5, gzip: home at first, other screens beyond home', measure: () => h5Sizes(h5Budgets) },
  studio: {
    title: 'Studio, gzip: what login and shell load, and what each part adds',
    measure: () => studioSizes(studioBudgets),
  },
}

const targets = process.argv.slice(2)
for (const [target, { title, measure }] of Object.entries(outputs)) {
  if (targets.length > 0 && !targets.includes(target)) continue
  try {
    const rows = await measure()
    console.log(table(title, rows))
    if (rows.some(isOver)) process.exitCode = 1
  } catch (error) {
    if (!(error instanceof MissingOutput)) throw error
    console.error(error.message)
    process.exitCode = 1
  }
}
