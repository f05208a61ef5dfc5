import { miniToken } from './mini/token'
import type { TokenStore } from './types'

export const token: TokenStore = miniToken()
