import { existsSync } from 'node:fs'
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import { build } from '../scripts/build/run.mjs'
import { chromiumArgs, ensureChromium } from '../scripts/lib/chromium.mjs'
import { at } from '../scripts/lib/root.mjs'
import { startServer } from '../scripts/lib/server.mjs'
import { run } from '../scripts/lib/spawn.mjs'
import { MEASURED_PAGES } from './first-screen'
import { atLeast, atMost, median, plain, type Row } from './row'

/** Fields of Lighthouse's result that the bench reads. */
export interface Report {
  /** Speed of the machine, measured by Lighthouse: over a thousand on a desktop, some hundreds on a phone. */
  environment: { benchmarkIndex: number }
  categories: Record<string, { score: number }>
  audits: Record<string, { numericValue?: number }>
}

/** One run of Lighthouse as people run it: mobile, with its own throttling. */
async function lighthouse(url: string, folder: string): Promise<Report> {
  const file = path.join(folder, `${Math.random().toString(36).slice(2)}.json`)
  const { code, output } = await run(
    process.execPath,
    [
      at('node_modules/lighthouse/cli/index.js'),
      url,
      '--output=json',
      `--output-path=${file}`,
      '--quiet',
      `--chrome-flags=--headless=new ${chromiumArgs.join(' ')}`,
    ],
    { env: { CHROME_PATH: await ensureChromium() }, silence: 600_000 },
  )
  if (code !== 0) throw new Error(`lighthouse ${url} failed:\n${output.slice(-2000)}`)
  return JSON.parse(await readFile(file, 'utf8')) as Report
}

/** The medians of a page's runs, after what the machine was worth meanwhile. */
export function lighthousePage(name: string, reports: readonly Report[]): Row[] {
  const score = (category: string) => median(reports.map((report) => (report.categories[category]?.score ?? 0) * 100))
  const audit = (id: string) => median(reports.map((report) => report.audits[id]?.numericValue ?? Number.NaN))
  return [
    plain(
      `Lighthouse ${name}: benchmark index of the machine`,
      median(reports.map(({ environment }) => environment.benchmarkIndex)).toFixed(0),
    ),
    atLeast(`Lighthouse ${name}: performance`, score('performance'), 97),
    atLeast(`Lighthouse ${name}: accessibility`, score('accessibility'), 100),
    atLeast(`Lighthouse ${name}: best practices`, score('best-practices'), 100),
    atLeast(`Lighthouse ${name}: SEO`, score('seo'), 100),
    atMost(`Lighthouse ${name}: LCP`, audit('largest-contentful-paint') / 1000, 1.8, ' s', 2),
    atMost(`Lighthouse ${name}: TBT`, audit('total-blocking-time'), 150, ' ms'),
    atMost(`Lighthouse ${name}: CLS`, audit('cumulative-layout-shift'), 0.01, '', 3),
  ]
}

/** A page that has nothing but Taro and React, built and served like ours in the same run: figures without goals. */
export function barePageRows(reports: readonly Report[]): Row[] {
  const middle = (value: (report: Report) => number | undefined, digits: number) =>
    median(reports.map((report) => value(report) ?? Number.NaN)).toFixed(digits)
  const audit = (id: string, digits: number, scale = 1) =>
    middle(({ audits }) => (audits[id]?.numericValue ?? Number.NaN) / scale, digits)
  return [
    plain(
      'Lighthouse bare Taro page: performance',
      middle(({ categories }) => (categories['performance']?.score ?? 0) * 100, 0),
    ),
    plain('Lighthouse bare Taro page: LCP', `${audit('largest-contentful-paint', 2, 1000)} s`),
    plain('Lighthouse bare Taro page: TBT', `${audit('total-blocking-time', 0)} ms`),
  ]
}

/** The server puts no data of a site into a page that is opened with this query. */
const BARE_PAGE = '/mobile/?sub=1'

/** Home, a product, an article and an event beside the bare page, the median of `runs`. */
export async function lighthouseRows(runs = 5): Promise<Row[]> {
  if (!existsSync(at('dist/h5/index.html'))) return [plain('Lighthouse', 'H5 is not built')]
  await build('bare-h5', { ifNeeded: true, log: console.error })
  const folder = await mkdtemp(path.join(os.tmpdir(), 'lighthouse-'))
  const server = await startServer({ env: { NODE_ENV: 'production' } })
  const bareServer = await startServer({ env: { NODE_ENV: 'production', H5_DIR: at('dist/bare-h5') } })
  const measure = async (url: string) => {
    const reports: Report[] = []
    for (let round = 0; round < runs; round += 1) reports.push(await lighthouse(url, folder))
    return reports
  }
  try {
    const rows: Row[] = []
    for (const [name, address] of MEASURED_PAGES)
      rows.push(...lighthousePage(name, await measure(server.url + address)))
    return [...rows, ...barePageRows(await measure(bareServer.url + BARE_PAGE))]
  } finally {
    await bareServer.remove()
    await server.remove()
    await rm(folder, { recursive: true, force: true })
  }
}
