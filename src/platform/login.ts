import type { Login } from './types'

/** A browser logs in by mobile number alone. */
export const login: Login = { canSilently: false, silentCode: async () => null }
