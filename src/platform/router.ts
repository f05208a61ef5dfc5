import { hrefFor } from '@/routes/build'
import { createParamStore } from './router-params'
import type { Router } from './router.types'
import { here, site } from './router-h5/address'
import { currentEntry } from './router-h5/entries'
import { goBack, navigate } from './router-h5/navigation'
import { storeOfFront } from './router-h5/screens'

/** The router of the web app: the browser's history and the spec's addresses. */
export const router: Router = {
  open: (name, params, mode) => navigate(hrefFor(name, params), mode),
  back: () => goBack(1),
  canBack: () => currentEntry().index > 0,
  here,
  screen: () => storeOfFront() ?? createParamStore(here().params),
  site,
}
