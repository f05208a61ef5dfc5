import { Type } from '@sinclair/typebox'
import { Ok, Page } from '../../entities/common'
import { CredentialCheck, CredentialKindName, StudioCredential } from '../../entities/studio/credential'
import { permissions } from '../../permissions'
import { endpoint } from '../define'

const auth = permissions.changeCredential
const ByKind = Type.Object({ kind: CredentialKindName })
const Value = Type.String({ maxLength: 8000 })

/** The site's contracts with vendors. What is secret goes in and never comes out. */
export const studioCredentialEndpoints = {
  studioCredentials: endpoint({
    method: 'GET',
    path: '/studio/credential/',
    summary: "The site's contracts with vendors, without their secrets",
    reply: Page(StudioCredential),
    auth,
  }),
  studioSaveCredential: endpoint({
    method: 'PUT',
    path: '/studio/credential/{kind}/',
    summary:
      'Saves a contract when nobody has saved it since `version` was read; a field that is left out stays, an empty one is taken away',
    params: ByKind,
    body: Type.Object({ version: Type.Integer(), values: Type.Record(Type.String({ maxLength: 40 }), Value) }),
    reply: StudioCredential,
    errors: ['editConflict', 'credentialKey', 'appTaken'],
    auth,
    idempotent: true,
    fresh: true,
  }),
  studioRemoveCredential: endpoint({
    method: 'DELETE',
    path: '/studio/credential/{kind}/',
    summary: 'Takes a contract away',
    params: ByKind,
    reply: Ok,
    errors: ['notFound'],
    auth,
    fresh: true,
  }),
  studioCheckCredential: endpoint({
    method: 'POST',
    path: '/studio/credential/{kind}/check/',
    summary: 'Asks the vendor whether it takes the contract as it is saved',
    params: ByKind,
    reply: CredentialCheck,
    errors: ['notFound'],
    auth,
  }),
}
