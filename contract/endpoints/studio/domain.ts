import { Type } from '@sinclair/typebox'
import { Ok, Page } from '../../entities/common'
import { StudioDomain } from '../../entities/studio/domain'
import { permissions } from '../../permissions'
import { endpoint } from '../define'

const auth = permissions.changeSite
const HOST_MAX = 253
const ByHost = Type.Object({ host: Type.String({ minLength: 1, maxLength: HOST_MAX }) })

/** The site's own hosts: wanted, proved by a record of their DNS, chosen, taken away. */
export const studioDomainEndpoints = {
  studioDomains: endpoint({
    method: 'GET',
    path: '/studio/domain/',
    summary: 'Hosts of the site, and those that wait for their proof',
    reply: Page(StudioDomain),
    auth,
  }),
  studioAddDomain: endpoint({
    method: 'POST',
    path: '/studio/domain/',
    summary: 'Wants a host for the site; the reply names the TXT record that proves it',
    body: Type.Object({ host: Type.String({ minLength: 1, maxLength: HOST_MAX }) }),
    reply: StudioDomain,
    errors: ['domainTaken', 'domainLimit'],
    auth,
    idempotent: true,
    fresh: true,
  }),
  studioCheckDomain: endpoint({
    method: 'POST',
    path: '/studio/domain/{host}/check/',
    summary:
      'Looks for the TXT record; with it the host belongs to the site, and one whose record was lost is verified again',
    params: ByHost,
    reply: StudioDomain,
    errors: ['notFound', 'domainUnproved', 'domainTaken'],
    auth,
  }),
  studioMainDomain: endpoint({
    method: 'POST',
    path: '/studio/domain/{host}/main/',
    summary: 'Makes a host the one that addresses are made of',
    params: ByHost,
    reply: StudioDomain,
    errors: ['notFound'],
    auth,
    fresh: true,
  }),
  studioRemoveDomain: endpoint({
    method: 'DELETE',
    path: '/studio/domain/{host}/',
    summary: 'Takes a host from the site, or gives up one that waits',
    params: ByHost,
    reply: Ok,
    errors: ['notFound'],
    auth,
    fresh: true,
  }),
}
