import { existsSync, readdirSync } from 'node:fs'
import { rm } from 'node:fs/promises'
import { ensureChromium } from './chromium.mjs'
import { makeTemporaryDir } from './data-dir.mjs'
import { startPostgres } from './postgres.mjs'
import { at } from './root.mjs'
import { checks, commands, jest, nodeTests, playwrightTests } from './runners.mjs'
import { seedTemplate, startServer } from './server.mjs'
import { serverProgram } from './server-bundle.mjs'
import { startServerHost } from './server-host.mjs'

/** A tool of node_modules, run by this node: no shell, no PATH, no npx. @param {string} file */
const tool = (file) => [process.execPath, at('node_modules', file)]

/** The packages' tsconfigs and those of the app, one a target. */
function tsconfigs() {
  const app = readdirSync(at()).filter((name) => /^tsconfig(?:[.](?!base)[\w-]+)?[.]json$/.test(name))
  const others = ['contract', 'server', 'studio', 'test']
    .map((dir) => `${dir}/tsconfig.json`)
    .filter((name) => existsSync(at(name)))
  return [...others, ...app.sort()]
}

/**
 * TypeScript 7 checks in a third of the time; version 5 stays for the tools that use its API. On one thread: of several
 * each works out most types again, for which it takes three times the processor time. @param {string} config
 */
const typesOf = (config) => commands([[...tool('typescript-native/bin/tsc'), '--singleThreaded', '-p', config]])

/** Compares every statement of the server with a PostgreSQL of its own. */
async function checkStatements() {
  const postgres = await startPostgres()
  try {
    const program = [process.execPath, '--import', 'tsx', at('server/statements/main.ts')]
    return await commands([program], { DATABASE_URL: postgres.url })
  } finally {
    await postgres.stop()
  }
}

/**
 * Returns a function that does the work once, for the first of several suites that needs it.
 * @template T
 * @param {() => Promise<T>} work
 */
function once(work) {
  /** @type {Promise<T> | undefined} */
  let result
  return () => (result ??= work())
}
const chromium = once(() => ensureChromium(console.log))
const seeded = once(async () => {
  const [template] = await Promise.all([seedTemplate(), serverProgram('main')])
  process.env.SHARED_FORMATS = await makeTemporaryDir('storefront-formats-')
  return template
})

/**
 * Splits a long suite into parts, which fill the cores better than one run that the others wait for.
 * @param {number} count
 * @param {(part: import('./runners.mjs').Part) => import('./schedule.mjs').Suite} suiteOf
 */
const parts = (count, suiteOf) => Array.from({ length: count }, (_, n) => suiteOf({ index: n + 1, count }))

/**
 * @param {string} name @param {string} about @param {import('./schedule.mjs').Suite['run']} run
 * @param {readonly string[]} [needs] @returns {import('./schedule.mjs').Suite}
 */
const suite = (name, about, run, needs = []) => ({ name, about, needs, run })

/** @param {string} name @param {string} about @param {readonly string[]} [needs] */
const jestSuite = (name, about, needs) => suite(name, about, (context) => jest(name, context), needs)

/**
 * Builds targets in one process, one after the other: two webpacks side by side want more memory and cores than a small
 * machine has, and each would load and compile the same.
 * @param {string} name @param {readonly string[]} targets @param {readonly string[]} [needs]
 */
const builds = (name, targets, needs) =>
  suite(
    `build:${name}`,
    `the outputs ${targets.join(', ')} build`,
    () => commands([[process.execPath, at('scripts/build.mjs'), ...targets, '--if-needed']]),
    needs,
  )

/**
 * Runs tests whose servers share a process.
 * @template T
 * @param {(env: { SERVER_HOST: string }) => Promise<T>} run
 */
async function withServerHost(run) {
  await seeded()
  const host = await startServerHost()
  try {
    return await run({ SERVER_HOST: host.url })
  } finally {
    await host.stop()
  }
}

/** @param {'weapp' | 'alipay'} target */
const mini = (target) =>
  suite(
    `mini:${target}`,
    `journeys on the ${target} output`,
    () => withServerHost((env) => nodeTests('mini', { ...env, TARGET: target })),
    ['seed', 'build:mini'],
  )

/** @param {'weapp' | 'alipay'} target */
const gallery = (target) =>
  suite(
    `gallery:${target}`,
    `every module in every layout on the ${target} output`,
    () => nodeTests('gallery', { TARGET: target }),
    ['build:mini'],
  )

/** @param {string} project @param {import('./runners.mjs').Part} [part] @param {Record<string, string>} [env] */
async function inChromium(project, part, env) {
  await chromium()
  return playwrightTests(project, part, env)
}

/** Seeds the demo into an empty database as `npm start` does. */
async function startFromNothing() {
  const dataDir = await makeTemporaryDir('storefront-start-')
  const server = await startServer({ dataDir, fromSources: true })
  try {
    const { count } = await (await fetch(`${server.url}/api/shop/product/`)).json()
    if (!(count > 0)) throw new Error(`the shop has ${count} products`)
    return { passed: 1, failed: 0, output: `seeded ${count} products in ${server.startedIn} ms` }
  } finally {
    await server.remove()
    await rm(dataDir, { recursive: true, force: true })
  }
}

const ENVIRONMENTS = ['browser', 'wechat', 'app', 'weapp', 'alipay'].map((kind) => `environment-${kind}`)
const biome = [...tool('@biomejs/biome/bin/biome'), 'ci', '--colors=off', '--max-diagnostics=100', '.']
const depcruise = [
  ...[...tool('dependency-cruiser/bin/dependency-cruise.mjs'), '--config', '.dependency-cruiser.cjs'],
  ...['src', 'contract', 'server', 'studio', 'demo'],
]

/**
 * Every suite of the test command: the longest chains first, then the long suites, and last what fills the gaps.
 * @type {readonly import('./schedule.mjs').Suite[]}
 */
export const suites = [
  builds('web', ['h5', 'studio', 'server']),
  suite('seed', 'a fresh server seeds its demo data and becomes ready', async () => {
    return { passed: 1, failed: 0, output: `seeded ${(await seeded()).replace(at('/'), '')}` }
  }),
  builds('mini', ['weapp', 'alipay', 'gallery-h5', 'gallery-weapp', 'gallery-alipay', 'gallery-studio'], ['build:web']),
  ...parts(3, (part) =>
    suite(
      `e2e:${part.index}`,
      'journeys on H5 in Chromium',
      () => withServerHost((env) => inChromium('e2e', part, env)),
      ['seed', 'build:web'],
    ),
  ),
  mini('weapp'),
  mini('alipay'),
  ...parts(3, (part) =>
    suite(`server:${part.index}`, 'routes over PostgreSQL, and ports', (context) => jest('server', context, part)),
  ),
  suite('parity', 'every module in every layout is alike on all targets', () => inChromium('parity'), [
    ...['seed', 'build:web', 'build:mini'],
  ]),
  jestSuite('unit', 'pure rules'),
  jestSuite('components', 'components and page modules'),
  jestSuite('studio', 'screens of the studio'),
  jestSuite('runtime', "the app on Taro's own H5 runtime"),
  suite('environments', 'one table of faults in each of the five environments', (context) =>
    jest(ENVIRONMENTS, context),
  ),
  suite('types', 'tsc for each package and target; the statements of the server against the migrated database', () =>
    checks([...tsconfigs().map((config) => () => typesOf(config)), checkStatements]),
  ),
  jestSuite('contract', 'every endpoint against the running server', ['seed']),
  jestSuite('races', 'scarce things on a real PostgreSQL'),
  suite('pooler', 'the same through PgBouncer in transaction mode', (context) =>
    jest('races', context, undefined, { POOLER: '1' }),
  ),
  suite('reliability', 'many for few, kills, roles and isolation, in small numbers', () => nodeTests('reliability')),
  suite('visual', 'every module in every layout looks as it did, in Chromium', () => inChromium('visual'), [
    'build:mini',
  ]),
  gallery('weapp'),
  gallery('alipay'),
  suite('start', 'an empty data folder gets the demo, as by `npm start`', startFromNothing, ['seed']),
  suite('production', 'the production output with its own packages alone', () => nodeTests('production'), [
    'build:web',
  ]),
  suite('lint', 'biome: lint and format; the catalogues of all languages have the same keys', () =>
    checks([() => commands([biome]), () => commands([[process.execPath, at('scripts/lint/catalogues.mjs')]])]),
  ),
  suite('deps', 'who may import whom', () => commands([depcruise])),
  suite('unused', 'no unused file, export or dependency', () =>
    commands([[...tool('knip/bin/knip.js'), '--no-progress']]),
  ),
  suite('sizes', 'the outputs are inside their budgets', () => commands([['npm', 'run', '--silent', 'size']]), [
    ...['build:web', 'build:mini'],
  ]),
]
