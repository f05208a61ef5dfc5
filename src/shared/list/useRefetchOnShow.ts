import { useDidShow } from '@tarojs/taro'
import type { Paged } from './usePaged'

/** Reads a list anew whenever its screen comes to the front: what it holds is changed on other screens and by other people. */
export function useRefetchOnShow({ view, refetch }: Pick<Paged<unknown>, 'view' | 'refetch'>): void {
  useDidShow(() => {
    if (view.status === 'ready') void refetch()
  })
}
