import { my } from '@/platform/vendor/alipay'
import type { Login } from './types'

export const login: Login = {
  canSilently: true,
  silentCode: () =>
    new Promise((resolve) => {
      // auth_base asks the visitor nothing.
      my().getAuthCode({
        scopes: 'auth_base',
        success: ({ authCode }) => resolve(authCode ? { vendor: 'alipay', code: authCode } : null),
        fail: () => resolve(null),
      })
    }),
  leaveForCode: () => false,
}

/** The web's own: a mini-program logs in by its vendor. */
export const configureWebLogin = (_: object | null): void => {}
