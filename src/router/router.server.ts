import { site } from '@/platform/site'
import type { Match } from '@/routes/match'
import type { Router } from './types'

let match: Match = { name: 'notfound', params: {} }

/** Called before a page is rendered, with its screen. */
export function setScreen(next: Match): void {
  match = next
}

const unchanging = { subscribe: () => () => {}, set: () => {} }
const refuse = (): never => {
  throw new Error('no screen is opened while a page is rendered at the server')
}

/** At the server there is one screen, which is rendered once. */
export const router: Router = {
  open: refuse,
  back: refuse,
  here: () => match,
  screen: () => ({ ...unchanging, get: () => match.params, first: () => match.params }),
  site,
}
