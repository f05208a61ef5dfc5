import { miniHttp } from './mini/http'
import type { Http } from './types'

export const http = miniHttp satisfies Http
