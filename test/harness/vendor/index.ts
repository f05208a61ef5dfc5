import { accounts } from './account'
import { exporting } from './canvas'
import { device } from './device'
import { dialogs } from './dialogs'
import { lifecycle } from './lifecycle'
import { navigating } from './navigation'
import { privateParts } from './private'
import { networking } from './request'
import { querying } from './query'
import { type DeviceStorage, storing } from './storage'
import type { Table, VendorContext } from './vendor-context'

export { Script, type PayOutcome } from './script'
export { DeviceStorage } from './storage'
export type { VendorContext } from './vendor-context'

/** Read by libraries to find out what they talk to, and rightly absent. */
const absent = new Set([
  'then',
  'toJSON',
  'env',
  '__esModule',
  'default',
  'constructor',
  'prototype',
  'nodeType',
  '$$typeof',
])

/**
 * APIs that are found out to exist or not by looking; the app must do without those that are not listed in the table.
 */
const isApiName = (key: string): boolean =>
  /^[a-z][A-Za-z]+$/.test(key) && !absent.has(key) && !key.startsWith('taro') && !key.startsWith('webpack')

/**
 * The vendor's global object, `wx` or `my`. A call of an API that nobody taught the harness is a recorded problem that
 * names it, and throws: no silent undefined.
 */
export function vendorGlobal(vendorContext: VendorContext, storage: DeviceStorage): Table {
  const name = vendorContext.target === 'weapp' ? 'wx' : 'my'
  const table: Table = {
    ...networking(vendorContext),
    ...storing(vendorContext, storage),
    ...dialogs(vendorContext),
    ...navigating(vendorContext),
    ...querying(vendorContext),
    ...exporting(vendorContext),
    ...accounts(vendorContext),
    ...device(vendorContext),
    ...lifecycle(vendorContext),
    ...privateParts(vendorContext),
  }
  table.canIUse = (what: string) => {
    const [first = ''] = String(what).split('.')
    // Components and their attributes are said to be there; APIs are if we have them.
    return (
      first in table || /^(?:button|view|image|input|text|scroll-view|swiper|root-portal|page-container)$/.test(first)
    )
  }
  const unknown = (key: string) => () => {
    vendorContext.recorder.problem('unknown-api', `${name}.${key} is unknown to the harness`)
    throw new Error(`${name}.${key} is unknown to the harness: add it to test/harness/vendor`)
  }
  return new Proxy(table, {
    get: (target, key) => {
      if (typeof key === 'symbol' || key in target) return target[key as string]
      return isApiName(key) ? unknown(key) : undefined
    },
    // Taro asks hasOwnProperty before it calls; without this it would answer "not supported" by itself, unnoticed.
    getOwnPropertyDescriptor: (target, key) =>
      Object.getOwnPropertyDescriptor(target, key) ??
      (typeof key === 'string' && isApiName(key)
        ? { value: unknown(key), configurable: true, enumerable: false, writable: true }
        : undefined),
  })
}
