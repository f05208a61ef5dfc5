import { useDidHide, useDidShow, useLoad, useReady, useRouter, useUnload } from '@tarojs/taro'
import { useEffect } from 'react'

/** Events of the probes since this start of the app, by the last part of their path: `list show`. */
export const lifecycle: string[] = []

/** In the place of a page: writes its life cycle down, for tests of the order in which screens hear of a navigation. */
export default function ProbePage() {
  const { path, params } = useRouter()
  const name = path.replace(/\?.*|\/index/g, '').replace(/.*\//, '')
  const write = (event: string) => void lifecycle.push(`${name} ${event}`)
  useLoad(() => write('load'))
  useDidShow(() => write('show'))
  useReady(() => write('ready'))
  useDidHide(() => write('hide'))
  useUnload(() => write('unload'))
  useEffect(() => () => void lifecycle.push(`${name} unmount`), [name])
  return <p>{`${name} of ${params['category'] ?? params['id'] ?? 'all'}`}</p>
}
