import { startWorker } from './worker'
import type { Build, WorkerScope } from './types'

/** What the build puts in its place (scripts/build/service-worker.mjs). */
declare const BUILD: Build

startWorker(self as unknown as WorkerScope, BUILD)
