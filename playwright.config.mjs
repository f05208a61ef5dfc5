import { defineConfig } from '@playwright/test'
import { chromiumArgs, chromiumPath } from './scripts/lib/chromium.mjs'
import { DRAWING } from './scripts/lib/drawing.mjs'
import { TIMEOUT_MS } from './scripts/lib/wait.mjs'

const executablePath = chromiumPath() ?? undefined

/**
 * As tune-v8.cjs does for node: a page lives for seconds, and what V8 compiles early it hardly runs. Measurements have
 * a browser of their own.
 */
const args = [...chromiumArgs, '--js-flags=--invocation-count-for-maglev=3000,--invocation-count-for-turbofan=6000']

/**
 * Journeys on H5, the pictures of the gallery, and modules on all targets side by side. Chromium is the machine's own,
 * so that nothing is fetched. Limits are for what hangs: a busy machine takes its time.
 */
export default defineConfig({
  // Node loads these as they are: they are modules already.
  build: { external: ['**/*.mjs'] },
  outputDir: process.env.PLAYWRIGHT_OUTPUT ?? 'test-results/playwright',
  timeout: 10 * 60_000,
  expect: { timeout: TIMEOUT_MS },
  workers: 1,
  reporter: 'list',
  forbidOnly: true,
  projects: [
    {
      name: 'e2e',
      testDir: 'test/e2e',
      testMatch: '**/*.test.ts',
      use: {
        launchOptions: { executablePath, args },
        actionTimeout: TIMEOUT_MS,
        navigationTimeout: TIMEOUT_MS,
        // What one test has loaded is not what another one gets; offline.test.ts allows them.
        serviceWorkers: 'block',
        // What the page did until it failed, to be opened with `npx playwright show-trace`. Of a build machine the log
        // alone is read.
        trace: process.env.CI
          ? 'off'
          : { mode: 'retain-on-failure', screenshots: false, snapshots: false, sources: false },
      },
    },
    {
      name: 'visual',
      testDir: 'test/visual',
      testMatch: '**/*.test.ts',
      use: { launchOptions: { ...DRAWING, executablePath, args: [...args, ...DRAWING.args] } },
    },
    {
      name: 'parity',
      testDir: 'test/parity',
      testMatch: '**/*.test.ts',
      use: { launchOptions: { ...DRAWING, executablePath, args: [...args, ...DRAWING.args] } },
    },
  ],
})
