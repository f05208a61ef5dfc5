import { fileURLToPath } from 'node:url'

/**
 * One jest project a suite of design.md section 6. Choose one with `npx jest --selectProjects unit`.
 *
 * - swc instead of babel: a file costs about a millisecond, and dynamic `import()` becomes `require`, so that
 *   packages which load their parts that way (PGlite) run without node's experimental vm modules.
 * - Components run on react-dom and `src/platform/taro-components`, the very elements of the H5 build, with
 *   `@tarojs/taro` replaced by a recording stand-in, and the modules that all of them share by test/setup/screens. The
 *   whole app on Taro's own H5 runtime is the `runtime` suite's business (`@tarojs/test-utils-react`), screens on the
 *   mini-programs' runtimes are the `mini` suites' (test/harness).
 * - `mini` is not here: it runs on node's own test runner (see scripts/test.mjs), because the harness
 *   must see the process's real unhandled rejections, which jest's sandbox hides.
 */
/*
 * The device is abroad: no test may rest on the zone of the machine, and dates of a site are the site's own. Set
 * before the workers start, which read it once.
 */
process.env.TZ = 'America/New_York'

const swc = [
  '@swc/jest',
  {
    jsc: {
      target: 'es2022',
      parser: { syntax: 'typescript', tsx: true },
      transform: { react: { runtime: 'automatic' } },
      keepClassNames: true,
    },
    module: { type: 'commonjs' },
    sourceMaps: 'inline',
    isModule: true,
  },
]
/** Dependencies that ship untransformed ES modules, or CommonJS with dynamic imports. */
const scripts = /[.](?:[cm]?[jt]s|[jt]sx)$/.source
const transformed = [
  '@tarojs/',
  '@nutui/',
  '@react-spring/',
  '@use-gesture/',
  '@zxing/library/esm/',
  '@electric-sql/',
  '@fastify/cookie/',
  'cookie/',
  'content-disposition/',
  'hucre/',
  'request-filtering-agent/',
  'swiper',
  'dom-accessibility-api/',
]

/** What Taro's own H5 package depends on. */
const transformedForTaro = [
  'lodash-es/',
  'query-string/',
  'decode-uri-component/',
  'filter-obj/',
  'split-on-first/',
  'is-mobile/',
  'jsonp-retry/',
]
const untransformed = (names) => [`/node_modules/(?!(?:.*/node_modules/)?(?:${names.join('|')}))`]

/** Of each project, too: they do not take the one of the whole. */
const cacheDirectory = '<rootDir>/.cache/jest'

const shared = {
  // A start looks through this for tests, not through packages, builds and caches.
  roots: ['<rootDir>/test'],
  cacheDirectory,
  transform: { [scripts]: swc },
  transformIgnorePatterns: untransformed(transformed),
  moduleFileExtensions: ['ts', 'tsx', 'mts', 'mjs', 'js', 'cjs', 'json', 'node'],
  moduleNameMapper: {
    '[.](?:s?css|less)(?:[.]js)?$': '<rootDir>/test/setup/style-stub.cjs',
    '^@/(.*)$': '<rootDir>/src/$1',
    '^@storefront/contract$': '<rootDir>/contract/index.ts',
    '^@storefront/contract/(.*)$': '<rootDir>/contract/$1',
    '[.](?:png|jpe?g|gif|svg|webp|mp3|wav)$': '<rootDir>/test/setup/file-stub.cjs',
  },
  modulePathIgnorePatterns: ['<rootDir>/dist/', '<rootDir>/.cache/', '<rootDir>/.data/', '<rootDir>/.taro'],
  testPathIgnorePatterns: ['/node_modules/'],
  haste: { enableSymlinks: false },
  restoreMocks: true,
}

/** A project over `dirs`, each below test/. */
const project = (displayName, dirs, more = {}) => ({
  ...shared,
  displayName,
  testEnvironment: 'node',
  testMatch: dirs.map((dir) => `<rootDir>/test/${dir}/**/*.test.{ts,tsx}`),
  ...more,
  setupFilesAfterEnv: ['<rootDir>/test/setup/timeouts.ts', ...(more.setupFilesAfterEnv ?? [])],
})

/** Settings of a project in whose environment node loads the packages `names` once for all test files of a worker. */
const sharing = (names, testEnvironment) => ({
  testEnvironment,
  transform: {
    [`[\\\\/]node_modules[\\\\/](?:${names.join('|')})[\\\\/].*[.][cm]?js$`]: '<rootDir>/test/setup/shared-module.cjs',
    ...shared.transform,
  },
  transformIgnorePatterns: untransformed([...transformed, ...names.map((name) => `${name}/`)]),
})
const overPlainModules = sharing(['fast-check', 'typescript'], '<rootDir>/test/setup/unit-environment.cjs')
/** The roles of elements, of which testing-library and its matchers each have a table. */
const overScreens = sharing(['aria-query'], '<rootDir>/test/setup/jsdom-environment.cjs')

/**
 * A browser's name for itself, by which src/platform/env/index knows where it is; the mini-programs are known at the
 * build.
 */
const agents = {
  browser: 'Mozilla/5.0 (Linux; Android 14) Chrome/120.0 Mobile Safari/537.36',
  wechat: 'Mozilla/5.0 (Linux; Android 14) Chrome/120.0 Mobile Safari/537.36 MicroMessenger/8.0.47',
  app: 'Mozilla/5.0 (Linux; Android 14) Chrome/120.0 Mobile Safari/537.36 StorefrontApp/1.0',
}

/** The table of situations in one of the five environments: the same tests, over that environment's own files. */
const environment = (kind) =>
  project(`environment-${kind}`, ['environments'], {
    ...(agents[kind]
      ? {}
      : { moduleFileExtensions: [`${kind}.ts`, `${kind}.tsx`, 'mini.ts', 'mini.tsx', ...shared.moduleFileExtensions] }),
    testEnvironment: '<rootDir>/test/environments/support/environment.cjs',
    testEnvironmentOptions: {
      url: 'http://localhost/mobile/',
      customExportConditions: ['require', 'default'],
      userAgent: agents[kind],
    },
    globals: { ENVIRONMENT: kind },
    setupFiles: ['<rootDir>/test/setup/constants.cjs', '<rootDir>/test/setup/jsdom.ts'],
    setupFilesAfterEnv: ['<rootDir>/test/environments/support/setup.ts'],
    moduleNameMapper: {
      '[.](?:s?css|less)(?:[.]js)?$': '<rootDir>/test/setup/style-stub.cjs',
      '^@tarojs/taro$': '<rootDir>/test/setup/taro.ts',
      '^@tarojs/components$': '<rootDir>/src/platform/taro-components/index.ts',
      ...shared.moduleNameMapper,
    },
  })

/** Packages that tests share with the server because they register things, or whose loading takes long. */
const sharedPackages = ['@sinclair/typebox', 'fast-check', 'fastify', 'hucre', 'jsdom', 'sharp']

/** The root with any character for those that a pattern reads otherwise. */
const rootPattern = fileURLToPath(new URL('.', import.meta.url)).replace(/\W/g, '.')
const sharedModules =
  `^${rootPattern}(?:server/src|contract|(?:.*/)?node_modules/(?:${sharedPackages.join('|')}))/.*[.][cm]?[jt]s$`.replaceAll(
    '/',
    '[\\\\/]',
  )

/** For tests over the server's own modules, which a worker loads once (test/setup/server-environment.cjs). */
const overServer = {
  testEnvironment: '<rootDir>/test/setup/server-environment.cjs',
  transform: {
    [sharedModules]: '<rootDir>/test/setup/shared-module.cjs',
    ...shared.transform,
  },
  transformIgnorePatterns: untransformed([...transformed, ...sharedPackages.map((name) => `${name}/`)]),
}

export default {
  cacheDirectory,
  projects: [
    project('unit', ['unit'], { ...overPlainModules, setupFiles: ['<rootDir>/test/setup/constants.cjs'] }),
    project('components', ['components'], {
      ...overScreens,
      // jsdom's default is the browser build of packages; the CommonJS one needs no transform.
      testEnvironmentOptions: { url: 'http://localhost/mobile/', customExportConditions: ['require', 'default'] },
      setupFiles: ['<rootDir>/test/setup/constants.cjs', '<rootDir>/test/setup/jsdom.ts'],
      setupFilesAfterEnv: ['<rootDir>/test/setup/screens.ts', '<rootDir>/test/setup/after-each.ts'],
      moduleNameMapper: {
        '^@tarojs/taro$': '<rootDir>/test/setup/taro.ts',
        '^@tarojs/components$': '<rootDir>/src/platform/taro-components/index.ts',
        ...shared.moduleNameMapper,
      },
    }),
    // The studio's screens over stubbed calls.
    project('studio', ['studio'], {
      ...overScreens,
      testEnvironmentOptions: { url: 'http://localhost/studio/', customExportConditions: ['require', 'default'] },
      setupFiles: ['<rootDir>/test/setup/jsdom.ts'],
      setupFilesAfterEnv: ['<rootDir>/test/studio/support/setup.ts'],
    }),
    // The whole app on Taro's own H5 runtime and our router, started by `@tarojs/test-utils-react`.
    project('runtime', ['runtime'], {
      testEnvironment: 'jsdom',
      testEnvironmentOptions: { url: 'http://localhost/mobile/', customExportConditions: ['require', 'default'] },
      setupFiles: ['<rootDir>/test/setup/constants.cjs', '<rootDir>/test/setup/jsdom.ts'],
      setupFilesAfterEnv: ['<rootDir>/test/runtime/support/setup.ts'],
      transformIgnorePatterns: untransformed([...transformed, ...transformedForTaro]),
      transform: {
        'test-utils-react/dist/jest/runtime/taro-h5[.]js$': [
          '<rootDir>/test/runtime/support/taro-transform.cjs',
          swc[1],
        ],
        ...shared.transform,
      },
      moduleNameMapper: {
        '^@tarojs/taro$': '@tarojs/test-utils-react/dist/jest/runtime/taro-h5.js',
        '^@tarojs/components$': '<rootDir>/src/platform/taro-components/index.ts',
        // The test utilities ask for the act of React 18.2.
        '^react-dom/test-utils$': 'react',
        // Of its web components, which no screen uses, Taro's preview of pictures would load all.
        '^@tarojs/components/dist/components$': '<rootDir>/test/setup/file-stub.cjs',
        '^@tarojs/router$': '<rootDir>/test/runtime/support/router.ts',
        '^@tarojs/router/dist/router/stack$': '<rootDir>/test/runtime/support/stack.ts',
        ...shared.moduleNameMapper,
      },
    }),
    project('server', ['server', 'ports'], {
      ...overServer,
      setupFiles: ['<rootDir>/test/setup/constants.cjs'],
      globalSetup: '<rootDir>/test/setup/postgres-up.mjs',
      globalTeardown: '<rootDir>/test/setup/postgres-down.mjs',
    }),
    // One real server on seeded data for all contract tests. Races have one real PostgreSQL, with a database for each
    // file.
    project('contract', ['contract'], {
      globalSetup: '<rootDir>/test/setup/server-up.mjs',
      globalTeardown: '<rootDir>/test/setup/server-down.mjs',
    }),
    project('races', ['races'], {
      ...overServer,
      globalSetup: '<rootDir>/test/setup/postgres-up.mjs',
      globalTeardown: '<rootDir>/test/setup/postgres-down.mjs',
    }),
    ...['browser', 'wechat', 'app', 'weapp', 'alipay'].map(environment),
  ],
}
