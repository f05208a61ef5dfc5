import Taro from '@tarojs/taro'
import type { Query } from '@/lib/query'
import { decode } from '@/lib/query'
import { sceneParams } from '@/lib/tracking'
import type { LaunchParams } from './types'

const textOf = (query: Readonly<Record<string, unknown>> | undefined): Query => {
  const params = Object.fromEntries(
    Object.entries(query ?? {}).map(([key, value]) => [decode(key), decode(String(value))]),
  )
  // From a code that was scanned.
  return { ...sceneParams(params.scene ?? ''), ...params }
}

export const launchParams: LaunchParams = {
  // Screens get no tracking parameters here (router.mini.ts): there is nothing to take away.
  consume(keys) {
    const query = textOf(Taro.getLaunchOptionsSync().query)
    return Object.fromEntries(Object.entries(query).filter(([key]) => keys.includes(key)))
  },
  listen(onArrive) {
    Taro.onAppShow?.(({ query }) => onArrive(textOf(query)))
  },
}
