import { existsSync, readdirSync } from 'node:fs'
import { rm } from 'node:fs/promises'
import { buildInHost } from './build-host.mjs'
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
const tsc = (config) => [...tool('typescript-native/bin/tsc'), '--singleThreaded', '-p', config]

/**
 * Types of one project. With its records of the last run, tsc 7.0 refuses types of the endpoint table that it accepts
 * without them once a file below contract/endpoints has changed: a refusal counts when it holds without them.
 * @param {string} config
 */
async function typesOf(config) {
  const records = `.cache/tsc/${config.replace(/\W+/g, '-')}.tsbuildinfo`
  const incremental = await commands([[...tsc(config), '--incremental', '--tsBuildInfoFile', records]])
  return incremental.failed === 0 ? incremental : commands([tsc(config)])
}

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

/** @param {string} target @param {string} [after] @returns {import('./schedule.mjs').Suite} */
const build = (target, after) => ({
  name: `build:${target}`,
  about: `the ${target} output builds`,
  // One after the other: two webpacks side by side want more memory and cores than a small machine has.
  needs: after ? [`build:${after}`] : [],
  run: () => buildInHost(target),
})

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
  const [template] = await Promise.all([seedTemplate(), serverProgram()])
  process.env.SHARED_FORMATS = await makeTemporaryDir('storefront-formats-')
  return template
})

/**
 * A long suite in parts: they fill the cores better than one run that the others wait for.
 * @param {number} count
 * @param {(part: import('./runners.mjs').Part) => import('./schedule.mjs').Suite} suiteOf
 */
const parts = (count, suiteOf) => Array.from({ length: count }, (_, n) => suiteOf({ index: n + 1, count }))

/**
 * Runs tests whose servers share a process.
 * @template T
 * @param {(env: { SERVER_HOST: string }) => Promise<T>} run
 */
async function withServerHost(run) {
  const host = await startServerHost()
  try {
    return await run({ SERVER_HOST: host.url })
  } finally {
    await host.stop()
  }
}

/**
 * The load of what drives screens: for half of their time they wait for a screen to come to rest, or their server for
 * them.
 */
const WAITING = 0.5

/** @param {'weapp' | 'alipay'} target @returns {import('./schedule.mjs').Suite} */
const mini = (target) => ({
  name: `mini:${target}`,
  about: `journeys on the ${target} output`,
  needs: ['seed', `build:${target}`],
  load: WAITING,
  run: () => withServerHost((env) => nodeTests('mini', { ...env, TARGET: target })),
})

/**
 * Every suite of the test command: the longest chains first, then the long suites, and last what fills the gaps.
 * @type {readonly import('./schedule.mjs').Suite[]}
 */
export const suites = [
  build('h5'),
  {
    name: 'seed',
    about: 'a fresh server seeds its demo data and becomes ready',
    run: async () => ({ passed: 1, failed: 0, output: `seeded ${(await seeded()).replace(`${at()}/`, '')}` }),
  },
  build('studio', 'h5'),
  build('server', 'studio'),
  build('weapp', 'server'),
  build('alipay', 'weapp'),
  build('gallery-h5', 'alipay'),
  build('gallery-weapp', 'gallery-h5'),
  build('gallery-alipay', 'gallery-weapp'),
  ...parts(3, (part) => ({
    name: `e2e:${part.index}`,
    about: 'journeys on H5 in Chromium',
    needs: ['seed', 'build:h5', 'build:studio'],
    load: WAITING,
    run: async () => {
      // Alone, the parts would each install and seed what the other does.
      await chromium()
      await seeded()
      return withServerHost((env) => playwrightTests('e2e', part, env))
    },
  })),
  mini('weapp'),
  mini('alipay'),
  ...parts(3, (part) => ({
    name: `server:${part.index}`,
    about: 'routes over PostgreSQL, and ports',
    run: (context) => jest('server', context, part),
  })),
  {
    name: 'parity',
    about: "every module in every layout is alike on H5, in the page builder's frame and on both mini-programs",
    needs: ['seed', 'build:h5', 'build:weapp', 'build:alipay'],
    run: async () => {
      await chromium()
      return playwrightTests('parity')
    },
  },
  { name: 'unit', about: 'pure rules', run: (context) => jest('unit', context) },
  { name: 'components', about: 'components and page modules', run: (context) => jest('components', context) },
  { name: 'studio', about: 'screens of the studio', run: (context) => jest('studio', context) },
  { name: 'runtime', about: "the app on Taro's own H5 runtime", run: (context) => jest('runtime', context) },
  {
    name: 'environments',
    about: 'one table of faults in each of the five environments',
    run: (context) =>
      jest(
        ['browser', 'wechat', 'app', 'weapp', 'alipay'].map((kind) => `environment-${kind}`),
        context,
      ),
  },
  {
    name: 'types',
    about: 'tsc for each package and target; the statements of the server against the migrated database',
    run: () => checks([...tsconfigs().map((config) => () => typesOf(config)), checkStatements]),
  },
  {
    name: 'contract',
    about: 'every endpoint against the running server',
    needs: ['seed'],
    run: (context) => jest('contract', context),
  },
  { name: 'races', about: 'scarce things on a real PostgreSQL', run: (context) => jest('races', context) },
  {
    name: 'reliability',
    about: 'many for few, kills, roles and isolation, in small numbers',
    run: () => nodeTests('reliability'),
  },
  {
    name: 'visual',
    about: 'every module in every layout looks as it did, in Chromium',
    needs: ['build:gallery-h5'],
    run: async () => {
      await chromium()
      return playwrightTests('visual')
    },
  },
  {
    name: 'gallery:weapp',
    about: 'every module in every layout on the WeChat output',
    needs: ['build:gallery-weapp'],
    load: WAITING,
    run: () => nodeTests('gallery', { TARGET: 'weapp' }),
  },
  {
    name: 'gallery:alipay',
    about: 'every module in every layout on the Alipay output',
    needs: ['build:gallery-alipay'],
    load: WAITING,
    run: () => nodeTests('gallery', { TARGET: 'alipay' }),
  },
  {
    name: 'start',
    about: 'an empty data folder gets the demo, as by `npm start`, in the embedded database',
    needs: ['seed'],
    run: async () => {
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
    },
  },
  {
    name: 'production',
    about: 'the production output with its own packages alone',
    needs: ['build:h5', 'build:studio', 'build:server'],
    run: () => nodeTests('production'),
  },
  {
    name: 'lint',
    about: 'biome: lint and format; the catalogues of all languages have the same keys',
    run: () =>
      checks([
        () => commands([[...tool('@biomejs/biome/bin/biome'), 'ci', '--colors=off', '--max-diagnostics=100', '.']]),
        () => commands([[process.execPath, at('scripts/lint/catalogues.mjs')]]),
      ]),
  },
  {
    name: 'deps',
    about: 'who may import whom',
    run: () =>
      commands([
        [
          ...tool('dependency-cruiser/bin/dependency-cruise.mjs'),
          '--config',
          '.dependency-cruiser.cjs',
          ...['src', 'contract', 'server', 'studio', 'demo'].filter((dir) => existsSync(at(dir))),
        ],
      ]),
  },
  {
    name: 'unused',
    about: 'no unused file, export or dependency',
    run: () => commands([[...tool('knip/bin/knip.js'), '--no-progress']]),
  },
  {
    name: 'sizes',
    about: 'the outputs are inside their budgets',
    needs: ['build:weapp', 'build:alipay', 'build:h5', 'build:studio'],
    run: () => commands([['npm', 'run', '--silent', 'size']]),
  },
]
