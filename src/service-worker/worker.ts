import { TAKE_OVER } from '@/platform/updates/types'
import { Documents } from './documents'
import { Files } from './files'
import type { Build, WorkerScope } from './types'

/**
 * A login or a logout changes who uses the device. Only the end of such a call's path is fixed: sites have prefixes.
 */
const SESSION_CHANGE = /\/base\/user\/(?:login\w*|logout)\/$/

/** Addresses of files in a message of a page: `{ files: [...] }`. */
function filesIn(data: unknown): string[] {
  const files = typeof data === 'object' && data !== null && 'files' in data ? data.files : []
  return Array.isArray(files) ? files.filter((file) => typeof file === 'string') : []
}

/**
 * The service worker of one site: files by their hashes from the device first, documents from the network first, and
 * nothing else. Calls of the API pass by it: what a user's device stores of their own data is the wallet's cache
 * (docs/algorithms/offline-cache.md).
 */
function startWorker(scope: WorkerScope, build: Build): void {
  const { caches, clients, registration } = scope
  const files = new Files(caches, registration.scope, build)
  const documents = new Documents(caches, registration.scope, build)

  scope.addEventListener('install', (event) => event.waitUntil(Promise.all([files.addOffline(), documents.addShell()])))

  scope.addEventListener('activate', (event) => {
    const start = async () => {
      await registration.navigationPreload?.enable()
      await Promise.all([files.removeOld(), documents.removeOld(files.has)])
      await clients.claim()
    }
    event.waitUntil(start())
  })

  scope.addEventListener('fetch', (event) => {
    const { method, mode, url } = event.request
    const { pathname, origin, href } = new URL(url)
    if (origin !== new URL(registration.scope).origin) return
    if (method === 'POST' && SESSION_CHANGE.test(pathname)) event.waitUntil(documents.clear())
    if (method !== 'GET') return
    if (files.has(pathname)) event.respondWith(files.respond(event.request))
    else if (mode === 'navigate' && href.startsWith(registration.scope)) event.respondWith(documents.respond(event))
  })

  scope.addEventListener('message', (event) => {
    const takeOver = async () => {
      // Another window may have a form: the last one that is left lets the new version in.
      const windows = await clients.matchAll({ type: 'window', includeUncontrolled: true })
      if (windows.length <= 1) await scope.skipWaiting()
    }
    event.waitUntil(event.data === TAKE_OVER ? takeOver() : files.add(filesIn(event.data)))
  })
}

/** The build's data, which scripts/build/service-worker.mjs puts in the place of this name. */
declare const BUILD: Build

startWorker(self as unknown as WorkerScope, BUILD)
