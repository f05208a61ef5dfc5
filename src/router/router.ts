import { hrefFor } from '@/routes/build'
import { createParamStore } from './param-store'
import type { Router } from './types'
import { site } from '@/platform/site'
import { here } from './h5/address'
import { goBack, navigate } from './h5/navigation'
import { storeOfFront } from './h5/screens'

/** The router of the web app: the browser's history and the spec's addresses. */
export const router: Router = {
  open: (name, params, mode) => navigate(hrefFor(name, params), mode),
  back: () => goBack(1),
  here,
  screen: () => storeOfFront() ?? createParamStore(here().params),
  site,
}
