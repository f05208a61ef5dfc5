import { readFileSync } from 'node:fs'
import { join } from 'node:path'

const { version } = JSON.parse(readFileSync(join(__dirname, '../package.json'), 'utf8')) as { version: string }

/**
 * Values that a site gives its build, from the environment or an `.env` file (Taro reads `TARO_APP_*` there and lays
 * them over these). Each has a default, so that `process.env.X` is always replaced: a browser has no `process`.
 *
 * - `TARO_APP_API_BASE`: origin of the API, e.g. `https://shop.example.com`; empty means the page's own origin (H5).
 * - `TARO_APP_ID`: the app's id, sent as SP-MP-AID by mini-programs.
 * - `TARO_APP_TENANT`: tenant of a mini-program build; on H5 the address decides.
 * - `TARO_APP_VERSION`: version of the build; package.json's unless another one is named.
 */
const defaults: Record<string, string> = {
  TARO_APP_API_BASE: process.env['TARO_ENV'] === 'h5' ? '' : 'http://localhost:3000',
  TARO_APP_ID: '',
  TARO_APP_TENANT: '',
  TARO_APP_VERSION: version,
}

export const env: Record<string, string> = Object.fromEntries(
  Object.entries(defaults).map(([key, value]) => [key, JSON.stringify(process.env[key] ?? value)]),
)
